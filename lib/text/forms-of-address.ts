import { byLanguage } from './by-language.ts';

/** Matches a clause that only addresses someone. */
const address = (titles: string, articles = '') =>
  new RegExp(`^\\s*(?:${titles})${articles && `(?: (?:${articles}))?`}(?: \\p{L}+){1,3}\\s*$`, 'iu');

const addressOf = byLanguage<RegExp>({
  de: () => /^\s*(?:(?:Herr|Frau) \p{L}+|(?:meine|sehr geehrte|liebe) Damen und Herren)\s*$/iu,
  fr: () => address('monsieur|madame|mesdames|messieurs', 'le|la|les|et'),
  es: () => address('señor(?:es|as?)?', 'y'),
  pt: () => address('senhor(?:es|as?)?', 'e'),
  it: () => address('signor[aei]?|onorevol[ei]', 'e'),
  ru: () => address('уважаем(?:ый|ая|ые)|господин|госпожа'),
});

/**
 * Returns whether a clause, without its marks, only addresses someone: "Monsieur le ministre". What a debate repeats most is no subject
 * of it. False in a language (BCP 47 base tag) without a list.
 */
export const isFormOfAddress = (clause: string, language: string): boolean => addressOf(language)?.test(clause) ?? false;
