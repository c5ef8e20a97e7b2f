import type { SpeechProviderKind } from '../../lib/contract/provider-kinds.ts';
import {
  type KnownSpeechModel,
  type KnownSpeechProvider,
  knownSpeechProviders,
} from '../../lib/speech-providers/known-speech-providers.ts';
import { draftOf, numberText, type ProviderDraft, toProvider } from './provider-draft.ts';
import type { StoredSpeechProvider } from './use-settings.ts';

/** The fields of a transcription provider's form. */
export interface SpeechProviderDraft extends ProviderDraft {
  kind: SpeechProviderKind;
  pricePerHour: string;
}

/** Any other service with an OpenAI-compatible transcription API. */
export const otherSpeechProvider: KnownSpeechProvider = {
  id: 'other',
  name: '',
  kind: 'openaiTranscription',
  baseUrl: '',
  models: [],
};

/** Returns the draft of a known service, with its first model. */
export function draftOfKnown({ kind, name, baseUrl, models, isLocal }: KnownSpeechProvider): SpeechProviderDraft {
  const [first] = models;
  return {
    ...draftOf({ kind, name, baseUrl, model: first?.name ?? '' }),
    pricePerHour: isLocal ? '0' : numberText(first?.pricePerHour),
  };
}

export const draftOfSpeechProvider = ({ pricePerHour, ...stored }: StoredSpeechProvider): SpeechProviderDraft => ({
  ...draftOf(stored),
  pricePerHour: numberText(pricePerHour),
});

/** Returns the known service that a draft belongs to, if any. */
export const knownProviderOf = ({
  kind,
  baseUrl,
}: Pick<SpeechProviderDraft, 'kind' | 'baseUrl'>): KnownSpeechProvider | undefined =>
  knownSpeechProviders.find(
    (known) => known.kind === kind && [known.baseUrl ?? '', known.europeanUrl].some((url) => url === baseUrl.trim()),
  );

export const knownModelOf = (draft: Pick<SpeechProviderDraft, 'kind' | 'baseUrl' | 'model'>): KnownSpeechModel | undefined =>
  knownProviderOf(draft)?.models.find(({ name }) => name === draft.model.trim());

/** Changes the model of a draft, and its price unless the user has entered one. */
export function withModel(draft: SpeechProviderDraft, model: string): Pick<SpeechProviderDraft, 'model' | 'pricePerHour'> {
  const isTyped = knownProviderOf(draft)?.isLocal || draft.pricePerHour.trim() !== numberText(knownModelOf(draft)?.pricePerHour);
  return { model, pricePerHour: isTyped ? draft.pricePerHour : numberText(knownModelOf({ ...draft, model })?.pricePerHour) };
}

/** Converts a draft to the input of `saveProvider`. */
export const toSpeechProvider = ({ pricePerHour, ...draft }: SpeechProviderDraft) => ({
  ...toProvider(draft),
  ...(pricePerHour.trim() && { pricePerHour: Number(pricePerHour) }),
});
