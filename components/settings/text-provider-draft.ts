import type { ProviderKind } from '../../lib/contract/provider-kinds.ts';
import type { Preset } from './presets.ts';
import { type DraftFault, draftOf, faultOf, type ProviderDraft, providerOf, typed } from './provider-draft.ts';
import type { StoredTextProvider } from './use-settings.ts';

/** The fields of a text provider's form. */
export interface WriterDraft extends ProviderDraft {
  kind: ProviderKind;
  inputPrice: string;
  outputPrice: string;
  contextWindow: string;
}

export function draftOfPreset({ kind, name, baseUrl, isLocal }: Preset): WriterDraft {
  const price = isLocal ? '0' : '';
  return { ...draftOf({ kind, name, baseUrl, model: '' }), inputPrice: price, outputPrice: price, contextWindow: '' };
}

export const draftOfWriter = ({ price, contextWindow, ...stored }: StoredTextProvider): WriterDraft => ({
  ...draftOf(stored),
  inputPrice: typed(price?.input),
  outputPrice: typed(price?.output),
  contextWindow: typed(contextWindow),
});

export function faultOfWriter(draft: WriterDraft): DraftFault | undefined {
  const isHalf = (draft.inputPrice.trim() === '') !== (draft.outputPrice.trim() === '');
  return faultOf(draft) ?? (isHalf ? 'price' : undefined);
}

/** Converts a draft to the input of `saveProvider`. */
export const writerOf = ({ inputPrice, outputPrice, contextWindow, ...draft }: WriterDraft) => ({
  ...providerOf(draft),
  ...(inputPrice.trim() && { price: { input: Number(inputPrice), output: Number(outputPrice) } }),
  ...(contextWindow.trim() && { contextWindow: Number(contextWindow) }),
});
