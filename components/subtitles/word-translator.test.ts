import { afterEach, expect, it, vi } from 'vitest';
import { createWordTranslator } from './word-translator.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('translates a text once, and again where it has failed', async () => {
  const translate = vi.fn(async (text: string) => text.toUpperCase()).mockRejectedValueOnce(new Error('The model is busy.'));
  vi.stubGlobal('Translator', { create: async () => ({ translate, destroy: () => undefined }) });
  const translator = createWordTranslator('de', 'en');
  await expect(translator.translate('a')).rejects.toThrow('busy');
  expect(await translator.translate('a')).toBe('A');
  expect(await translator.translate('a')).toBe('A');
  expect(translate).toHaveBeenCalledTimes(2);
});
