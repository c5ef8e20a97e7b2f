import type { SpeechProviderKind } from '../../lib/contract/provider-kinds.ts';
import {
  type KnownSpeechModel,
  type KnownSpeechProvider,
  knownSpeechProviders,
} from '../../lib/speech-providers/known-speech-providers.ts';
import { draftOf, type ProviderDraft, providerOf, typed } from './provider-draft.ts';
import type { StoredSpeechProvider } from './use-settings.ts';

/** A provider that hears, as it is typed. */
export interface ListenerDraft extends ProviderDraft {
  kind: SpeechProviderKind;
  pricePerHour: string;
}

/** Any other service that hears as OpenAI's does. */
export const otherListener: KnownSpeechProvider = {
  id: 'other',
  name: '',
  kind: 'openaiTranscription',
  baseUrl: '',
  models: [],
};

/** With the model to begin with. */
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

/** The service that a draft is for, where it is a known one. */
export const knownOf = ({ kind, baseUrl }: Pick<ListenerDraft, 'kind' | 'baseUrl'>): KnownSpeechProvider | undefined =>
  knownSpeechProviders.find(
    (known) => known.kind === kind && [known.baseUrl ?? '', known.europeanUrl].some((url) => url === baseUrl.trim()),
  );

export const knownModelOf = (draft: Pick<ListenerDraft, 'kind' | 'baseUrl' | 'model'>): KnownSpeechModel | undefined =>
  knownOf(draft)?.models.find(({ name }) => name === draft.model.trim());

/** Another model comes with its own price, unless the person has typed one. */
export function otherModel(draft: ListenerDraft, model: string): Pick<ListenerDraft, 'model' | 'pricePerHour'> {
  const isTyped = knownOf(draft)?.isLocal || draft.pricePerHour.trim() !== typed(knownModelOf(draft)?.pricePerHour);
  return { model, pricePerHour: isTyped ? draft.pricePerHour : typed(knownModelOf({ ...draft, model })?.pricePerHour) };
}

/** What the service is given to save. */
export const listenerOf = ({ pricePerHour, ...draft }: ListenerDraft) => ({
  ...providerOf(draft),
  ...(pricePerHour.trim() && { pricePerHour: Number(pricePerHour) }),
});
