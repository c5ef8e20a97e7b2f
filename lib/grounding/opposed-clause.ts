import { cleanText } from '../subtitles/clean-text.ts';
import { type Opposites, opposites } from './opposites.ts';
import { type Clause, readClause, splitClauses } from './reversed-clause.ts';

/** Share of a clause's other terms that the other clause has at least: of the sentence's, and of the transcript's. */
const minSharedShare = { own: 0.6, spoken: 0.5 };

/**
 * Returns whether a sentence repeats a clause, or the whole, of a transcript's unit with a word replaced by its opposite, which the units
 * don't have. The order of the other terms has to be the same: "A is faster than B" says that B is slower than A. With what rises or
 * falls, it is enough that no two of them exchange sides: "A rose against B" says that B fell against A.
 */
export function isClauseOpposed(sentence: string, units: readonly string[], language: string): boolean {
  const spokenText = units.map(cleanText).join('\n');
  const used = opposites(language).filter(
    ([own, other]) => has(own, sentence) && !has(own, spokenText) && has(other, spokenText),
  );
  if (used.length === 0) return false;
  const spoken = units.flatMap((unit) => partsOf(cleanText(unit), language));
  return partsOf(sentence, language).some((clause) => {
    const opposed = used.filter(([own, other]) => has(own, clause) && !has(other, sentence));
    // Two opposites cancel each other out.
    const [pair] = opposed;
    return opposed.length === 1 && spoken.some((other) => isOpposed(clause, other, pair!, language));
  });
}

/** Returns the clauses of a text and, if there are several, the whole of it. */
function partsOf(text: string, language: string): string[] {
  const clauses = splitClauses(text, language);
  return clauses.length > 1 ? [...clauses, clauses.join(' ')] : clauses;
}

const has = (pattern: RegExp, text: string) => text.search(pattern) >= 0;

function isOpposed(clause: string, spoken: string, [own, other, isOrdered]: Opposites, language: string): boolean {
  if (!has(other, spoken)) return false;
  const [a, b] = [clause.replace(own, ' '), spoken.replace(other, ' ')];
  const clauses = [a, b].map((text) => readClause(text, language)) as [Clause, Clause];
  if (clauses.some(({ isNegative, isOpen }) => isNegative === undefined || isOpen)) return false;
  if (clauses[0].isNegative !== clauses[1].isNegative || clauses[0].isDenied !== clauses[1].isDenied) return false;
  const [ownTerms, spokenTerms] = clauses.map(({ terms }) => [...terms]) as [string[], string[]];
  const shared = ownTerms.filter((term) => spokenTerms.includes(term));
  const isShared =
    shared.length > 0 &&
    shared.length >= minSharedShare.own * ownTerms.length &&
    shared.length >= minSharedShare.spoken * spokenTerms.length;
  if (!isShared || shared.every((term, i) => i === 0 || spokenTerms.indexOf(shared[i - 1]!) < spokenTerms.indexOf(term)))
    return isShared;
  const termsBefore = (text: string, word: RegExp) => readClause(text.slice(0, text.search(word)), language).terms;
  const [ownBefore, spokenBefore] = [termsBefore(clause, own), termsBefore(spoken, other)];
  const areExchanged =
    shared.some((term) => ownBefore.has(term) && !spokenBefore.has(term)) &&
    shared.some((term) => spokenBefore.has(term) && !ownBefore.has(term));
  return !isOrdered && !areExchanged;
}
