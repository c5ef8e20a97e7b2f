import type { SpeechProviderKind } from '../../lib/contract/provider-kinds.ts';
import { type KnownSpeechModel, type KnownSpeechProvider, knownSpeechProviders } from '../../lib/known-speech-providers.ts';
import type { StoredListener } from './use-settings.ts';

/** A provider of speech recognition as it is typed. */
export interface SpeechDraft {
  id?: string;
  kind: SpeechProviderKind;
  name: string;
  baseUrl: string;
  model: string;
  /** Empty leaves the stored one. */
  apiKey: string;
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
export function draftOfKnown(known: KnownSpeechProvider): SpeechDraft {
  const { kind, name, baseUrl = '', models, isLocal } = known;
  const [first] = models;
  return {
    kind,
    name,
    baseUrl,
    model: first?.name ?? '',
    apiKey: '',
    pricePerHour: isLocal ? '0' : priceOf(first),
  };
}

export const draftOfListener = ({ id, kind, name, baseUrl = '', model, pricePerHour }: StoredListener): SpeechDraft => ({
  id,
  kind,
  name,
  baseUrl,
  model,
  apiKey: '',
  pricePerHour: pricePerHour === undefined ? '' : String(pricePerHour),
});

/** The service that a draft is for, where it is a known one. */
export const knownOf = ({ kind, baseUrl }: Pick<SpeechDraft, 'kind' | 'baseUrl'>): KnownSpeechProvider | undefined =>
  knownSpeechProviders.find(
    (known) => known.kind === kind && [known.baseUrl ?? '', known.europeanUrl].some((url) => url === baseUrl.trim()),
  );

export const knownModelOf = (draft: Pick<SpeechDraft, 'kind' | 'baseUrl' | 'model'>): KnownSpeechModel | undefined =>
  knownOf(draft)?.models.find(({ name }) => name === draft.model.trim());

/** Another model comes with its own price, unless the person has typed one. */
export function withModel(draft: SpeechDraft, model: string): SpeechDraft {
  const other = { ...draft, model };
  if (knownOf(draft)?.isLocal || draft.pricePerHour.trim() !== priceOf(knownModelOf(draft))) return other;
  return { ...other, pricePerHour: priceOf(knownModelOf(other)) };
}

const priceOf = (model: KnownSpeechModel | undefined): string =>
  model?.pricePerHour === undefined ? '' : String(model.pricePerHour);

/** What the service is given to save. */
export function listenerOf({ apiKey, pricePerHour, baseUrl, name, model, ...draft }: SpeechDraft) {
  const [key, address, price] = [apiKey.trim(), baseUrl.trim(), pricePerHour.trim()];
  return {
    ...draft,
    name: name.trim(),
    model: model.trim(),
    ...(address && { baseUrl: address }),
    ...(key && { apiKey: key }),
    ...(price && { pricePerHour: Number(price) }),
  };
}
