import type { ProviderKind, SpeechProviderKind } from '../../lib/contract/provider-kinds.ts';
import { addressOf } from './presets.ts';

/** The fields that all provider forms share. */
export interface ProviderDraft {
  id?: string;
  kind: ProviderKind | SpeechProviderKind;
  name: string;
  baseUrl: string;
  model: string;
  /** Empty to leave the stored key unchanged. */
  apiKey: string;
}

type StoredFields<Kind> = Omit<ProviderDraft, 'kind' | 'baseUrl' | 'apiKey'> & { kind: Kind; baseUrl?: string };

export const draftOf = <Kind>({ id, kind, name, baseUrl = '', model }: StoredFields<Kind>) => ({
  ...(id && { id }),
  kind,
  name,
  baseUrl,
  model,
  apiKey: '',
});

/** Formats a number for a text field. */
export const numberText = (number: number | undefined): string => (number === undefined ? '' : String(number));

/** The invalid part of a draft. */
export type DraftError = 'address' | 'price';

export const validateDraft = (draft: ProviderDraft): DraftError | undefined => (addressOf(draft) ? undefined : 'address');

/** Converts a draft to the input of `saveProvider`. */
export function toProvider({ id, kind, name, baseUrl, model, apiKey }: ProviderDraft) {
  const [address, key] = [baseUrl.trim(), apiKey.trim()];
  return {
    ...(id && { id }),
    kind,
    name: name.trim(),
    model: model.trim(),
    ...(address && { baseUrl: address }),
    ...(key && { apiKey: key }),
  };
}
