import type { SpeechProviderKind } from '../../lib/contract/provider-kinds.ts';
import {
  type KnownSpeechModel,
  type KnownSpeechProvider,
  knownSpeechProviders,
} from '../../lib/speech-providers/known-speech-providers.ts';
import { draftOf, type ProviderDraft, providerOf, typed } from './provider-draft.ts';
import type { StoredSpeechProvider } from './use-settings.ts';

/** The fields of a transcription provider's form. */
export interface ListenerDraft extends ProviderDraft {
  kind: SpeechProviderKind;
  pricePerHour: string;
}

/** Any other service with an OpenAI-compatible transcription API. */
export const otherListener: KnownSpeechProvider = {
  id: 'other',
  name: '',
  kind: 'openaiTranscription',
  baseUrl: '',
  models: [],
};

/** Returns the draft of a known service, with its first model. */
export function draftOfKnown({ kind, name, baseUrl, models, isLocal }: KnownSpeechProvider): ListenerDraft {
  const [first] = models;
  return {
    ...draftOf({ kind, name, baseUrl, model: first?.name ?? '' }),
    pricePerHour: isLocal ? '0' : typed(first?.pricePerHour),
  };
}

export const draftOfListener = ({ pricePerHour, ...stored }: StoredSpeechProvider): ListenerDraft => ({
  ...draftOf(stored),
  pricePerHour: typed(pricePerHour),
});

/** Returns the known service that a draft belongs to, if any. */
export const knownOf = ({ kind, baseUrl }: Pick<ListenerDraft, 'kind' | 'baseUrl'>): KnownSpeechProvider | undefined =>
  knownSpeechProviders.find(
    (known) => known.kind === kind && [known.baseUrl ?? '', known.europeanUrl].some((url) => url === baseUrl.trim()),
  );

export const knownModelOf = (draft: Pick<ListenerDraft, 'kind' | 'baseUrl' | 'model'>): KnownSpeechModel | undefined =>
  knownOf(draft)?.models.find(({ name }) => name === draft.model.trim());

/** Changes the model of a draft, and its price unless the user has entered one. */
export function otherModel(draft: ListenerDraft, model: string): Pick<ListenerDraft, 'model' | 'pricePerHour'> {
  const isTyped = knownOf(draft)?.isLocal || draft.pricePerHour.trim() !== typed(knownModelOf(draft)?.pricePerHour);
  return { model, pricePerHour: isTyped ? draft.pricePerHour : typed(knownModelOf({ ...draft, model })?.pricePerHour) };
}

/** Converts a draft to the input of `saveProvider`. */
export const listenerOf = ({ pricePerHour, ...draft }: ListenerDraft) => ({
  ...providerOf(draft),
  ...(pricePerHour.trim() && { pricePerHour: Number(pricePerHour) }),
});
