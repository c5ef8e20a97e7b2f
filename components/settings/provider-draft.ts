import type { ProviderKind } from '../../lib/contract/provider-kinds.ts';
import type { ProviderSettings } from '../../lib/records.ts';
import { addressOf, type Preset } from './presets.ts';

/** A provider as it is typed. */
export interface ProviderDraft {
  id?: string;
  kind: ProviderKind;
  name: string;
  baseUrl: string;
  model: string;
  /** Empty leaves the stored one. */
  apiKey: string;
  inputPrice: string;
  outputPrice: string;
  contextWindow: string;
}

export const draftOfPreset = ({ name, kind, baseUrl = '', isLocal }: Preset): ProviderDraft => ({
  kind,
  name,
  baseUrl,
  model: '',
  apiKey: '',
  inputPrice: isLocal ? '0' : '',
  outputPrice: isLocal ? '0' : '',
  contextWindow: '',
});

export const draftOf = ({
  id,
  kind,
  name,
  baseUrl = '',
  model,
  price,
  contextWindow,
}: ProviderSettings & { kind: ProviderKind }): ProviderDraft => ({
  id,
  kind,
  name,
  baseUrl,
  model,
  apiKey: '',
  inputPrice: price ? String(price.input) : '',
  outputPrice: price ? String(price.output) : '',
  contextWindow: contextWindow ? String(contextWindow) : '',
});

/** Where the draft can't be right. */
export type DraftFault = 'address' | 'price';

export function faultOf(draft: ProviderDraft): DraftFault | undefined {
  if (!addressOf(draft)) return 'address';
  return (draft.inputPrice.trim() === '') === (draft.outputPrice.trim() === '') ? undefined : 'price';
}

/** What the service is given to save. */
export function providerOf({ apiKey, inputPrice, outputPrice, contextWindow, baseUrl, name, model, ...draft }: ProviderDraft) {
  const key = apiKey.trim();
  return {
    ...draft,
    name: name.trim(),
    model: model.trim(),
    ...(baseUrl.trim() && { baseUrl: baseUrl.trim() }),
    ...(key && { apiKey: key }),
    ...(inputPrice.trim() && { price: { input: Number(inputPrice), output: Number(outputPrice) } }),
    ...(contextWindow.trim() && { contextWindow: Number(contextWindow) }),
  };
}
