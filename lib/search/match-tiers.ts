import type { ParsedQuery } from './parse-query.ts';
import { formsOf, type QueryTerm } from './query-terms.ts';
import { isFoundInside } from './term-pattern.ts';

/** A quality of a match in a title or note, and its condition: of each group one text is in the word lines. */
export interface MatchTier {
  quality: number;
  groups: string[][];
}

/**
 * Returns the tiers of matches in the word lines of titles and notes, best first: the whole text, the phrase at its start, as
 * words, as the start of a word, inside words, all its words apart. The last one is true wherever another is.
 */
export function matchTiers({ phrase, terms, isQuoted, signs }: ParsedQuery): MatchTier[] {
  const { text, isPrefix, startsWithWord, endsWithWord } = phrase;
  const [lead, trail] = [startsWithWord ? ' ' : '', endsWithWord ? ' ' : ''];
  const signGroups = signs.map((sign) => [sign]);
  const tier = (quality: number, ...groups: string[][]) => ({ quality, groups: [...groups, ...signGroups] });
  if (text === '') return [];
  if (terms.length === 0) return [tier(0.7, [text])];
  return [
    tier(1, [`\n ${text} \n`]),
    tier(0.9, [`\n ${text}${trail}`]),
    tier(0.85, [`${lead}${text}${trail}`]),
    ...(isPrefix ? [tier(0.8, [`${lead}${text}`])] : []),
    // A short word is found whole or at the start of one, at either end of the phrase too.
    ...(!isQuoted && isFoundInside(text.split(' ', 1)[0]!) ? [tier(0.7, [`${text}${isPrefix ? '' : trail}`])] : []),
    ...(isQuoted ? [] : [tier(0.5, ...terms.map(wordLineTexts))]),
  ];
}

/** Returns the best tier that is true of the word lines of a title or note. */
export function findTier(lines: string, tiers: MatchTier[]): MatchTier | undefined {
  const holds = ({ groups }: MatchTier) => groups.every((texts) => texts.some((text) => lines.includes(text)));
  const loosest = tiers.at(-1);
  // Most lines hold none of them.
  return loosest && holds(loosest) ? tiers.find(holds) : undefined;
}

/** Returns the texts of which word lines that hold a term have one. */
export const wordLineTexts = (term: QueryTerm): string[] =>
  formsOf(term).map(({ text, isPrefix }) => (!term.isWord || isFoundInside(text) ? text : ` ${text}${isPrefix ? '' : ' '}`));
