import { expect, it } from 'vitest';
import { likelyLanguage, outputLanguages } from './output-languages.ts';

it('outputLanguages are sorted by their names, which are distinct', () => {
  const english = outputLanguages('en');
  expect(english[0]).toEqual({ tag: 'ar', name: 'Arabic' });
  expect(english).toContainEqual({ tag: 'zh-Hant', name: 'Traditional Chinese' });
  for (const language of ['en', 'zh-CN']) {
    const names = outputLanguages(language).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /^[a-z]{2,3}(-|$)/.test(name))).toEqual([]);
  }
});

it('outputLanguages have names with a capital, as they stand alone', () => {
  const named = (language: string) => outputLanguages(language).find(({ tag }) => tag === 'fr')?.name;
  expect(['es', 'fr', 'pt-BR', 'ru', 'de', 'ja'].map(named)).toEqual([
    'Francés',
    'Français',
    'Francês',
    'Французский',
    'Französisch',
    'フランス語',
  ]);
});

it('outputLanguages include the selected one', () => {
  expect(outputLanguages('en', 'gl')).toContainEqual({ tag: 'gl', name: 'Galician' });
  expect(outputLanguages('en', 'de')).toHaveLength(outputLanguages('en').length);
});

it('likelyLanguage is the first of the user’s languages that is offered, or a widespread one', () => {
  const offered = outputLanguages('en').filter(({ tag }) => tag !== 'en');
  expect(likelyLanguage(offered, ['en-US', 'zh-TW', 'de'])).toBe('zh-Hant');
  expect(likelyLanguage(offered, ['zh-CN'])).toBe('zh-Hans');
  expect(likelyLanguage(offered, ['pt-BR'])).toBe('pt');
  // An English reader of an English transcript, who has named no other language.
  expect(likelyLanguage(offered, ['en'])).toBe('es');
  expect(
    likelyLanguage(
      outputLanguages('de').filter(({ tag }) => tag !== 'de'),
      ['de-DE'],
    ),
  ).toBe('en');
  expect(likelyLanguage([], ['de'])).toBeUndefined();
});
