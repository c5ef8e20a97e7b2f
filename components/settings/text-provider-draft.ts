import type { ProviderKind } from '../../lib/contract/provider-kinds.ts';
import type { Preset } from './presets.ts';
import { type DraftError, draftOf, numberText, type ProviderDraft, toProvider, validateDraft } from './provider-draft.ts';
import type { StoredTextProvider } from './use-settings.ts';

/** The fields of a text provider's form. */
export interface TextProviderDraft extends ProviderDraft {
  kind: ProviderKind;
  inputPrice: string;
  outputPrice: string;
  contextWindow: string;
}

export function draftOfPreset({ kind, name, baseUrl, isLocal }: Preset): TextProviderDraft {
  const price = isLocal ? '0' : '';
  return { ...draftOf({ kind, name, baseUrl, model: '' }), inputPrice: price, outputPrice: price, contextWindow: '' };
}

export const draftOfTextProvider = ({ price, contextWindow, ...stored }: StoredTextProvider): TextProviderDraft => ({
  ...draftOf(stored),
  inputPrice: numberText(price?.input),
  outputPrice: numberText(price?.output),
  contextWindow: numberText(contextWindow),
});

export function validateTextProvider(draft: TextProviderDraft): DraftError | undefined {
  const isIncomplete = (draft.inputPrice.trim() === '') !== (draft.outputPrice.trim() === '');
  return validateDraft(draft) ?? (isIncomplete ? 'price' : undefined);
}

/** Converts a draft to the input of `saveProvider`. */
export const toTextProvider = ({ inputPrice, outputPrice, contextWindow, ...draft }: TextProviderDraft) => ({
  ...toProvider(draft),
  ...(inputPrice.trim() && { price: { input: Number(inputPrice), output: Number(outputPrice) } }),
  ...(contextWindow.trim() && { contextWindow: Number(contextWindow) }),
});
