import { describe, expect, it } from 'vitest';
import { phrases } from '../../test/model-server/phrases.ts';
import { languageName, mayBeInLanguage, requireLanguageTag } from './output-language.ts';

const tags = Object.keys(phrases);

describe('the language of a text', () => {
  it.each(tags)('%s is distinguished from all others', (tag) => {
    const fitting = tags.filter((other) => mayBeInLanguage(phrases[tag]!, other));
    expect(fitting).toEqual([tag]);
  });

  it('is not checked for very short texts or without a requested language', () => {
    expect(mayBeInLanguage('Napoleon III.', 'de')).toBe(true);
    expect(mayBeInLanguage(phrases.ru!, '')).toBe(true);
  });

  it('may be a region, a script or a close relative of the requested one', () => {
    expect(mayBeInLanguage(phrases.zh!, 'zh-Hant-TW')).toBe(true);
    expect(
      mayBeInLanguage(
        'Nesta parte explica-se o que a pessoa aprendeu e por que isso é importante para quem a ouve hoje',
        'pt-BR',
      ),
    ).toBe(true);
    expect(
      mayBeInLanguage('I denne delen forklares det hva taleren har lært og hvorfor det er viktig for dem som hører på', 'nn'),
    ).toBe(true);
  });
});

it('has the name that prompts need', () => {
  expect(languageName(requireLanguageTag('PT-br'))).toBe('Brazilian Portuguese (pt-BR)');
  expect(() => requireLanguageTag('Deutsch bitte')).toThrowError(expect.objectContaining({ code: 'invalid' }));
});
