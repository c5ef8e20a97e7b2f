import type { ProviderKind, SpeechProviderKind } from '../../lib/contract/provider-kinds.ts';
import { addressOf } from './presets.ts';

/** What is typed of any provider. */
export interface ProviderDraft {
  id?: string;
  kind: ProviderKind | SpeechProviderKind;
  name: string;
  baseUrl: string;
  model: string;
  /** Empty leaves the stored one. */
  apiKey: string;
}

type Typed<Kind> = Omit<ProviderDraft, 'kind' | 'baseUrl' | 'apiKey'> & { kind: Kind; baseUrl?: string };

export const draftOf = <Kind>({ id, kind, name, baseUrl = '', model }: Typed<Kind>) => ({
  ...(id && { id }),
  kind,
  name,
  baseUrl,
  model,
  apiKey: '',
});

/** A number as it stands in a field. */
export const typed = (number: number | undefined): string => (number === undefined ? '' : String(number));

/** Where a draft can't be right. */
export type DraftFault = 'address' | 'price';

export const faultOf = (draft: ProviderDraft): DraftFault | undefined => (addressOf(draft) ? undefined : 'address');

/** What the service is given to save. */
export function providerOf({ id, kind, name, baseUrl, model, apiKey }: ProviderDraft) {
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
