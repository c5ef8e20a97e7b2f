import { cleanText } from '../subtitles/clean-text.ts';
import { searchTerms } from '../text/search-terms.ts';
import { splitWords } from '../text/split-words.ts';
import { isDenied, negationPhrases, withoutAffirmed } from './negation-phrases.ts';
import { findNegations, negationPlace } from './negations.ts';
import { readNumbers } from './numbers/read-numbers.ts';

/** A clause of a sentence or of a transcript. */
export interface Clause {
  terms: ReadonlySet<string>;
  /** Whether it has a negation; undefined if several may cancel each other out. */
  isNegative: boolean | undefined;
  /** The terms to which its negations apply. */
  negated: ReadonlySet<string>;
  /** Whether the clause leaves open if something is so. */
  isOpen: boolean;
  /** Whether it denies something without a word of negation. */
  isDenied: boolean;
}

/** Number of terms that two clauses share at least, and their share of the shorter clause's. */
const minShared = 2;
const minSharedShare = 0.6;
/** Maximum number of words between a negation and the term to which it applies. */
const maxNegationDistance = 3;
const boundary = /[,.;:!?…，。；：！？、،؛।]+|\s[-–—]\s/u;
/** The same without commas, which these languages put before an infinitive and each dependent clause. */
const strongBoundary = /[.;:!?…]+|\s[-–—]\s/u;
const commaWithin = new Set(['de', 'ru', 'pl']);

/** Returns whether a sentence repeats a clause of a transcript's units with a negation where that has none, or the reverse. */
export function isClauseReversed(sentence: string, units: readonly string[], language: string): boolean {
  const spoken = units.flatMap((unit) => readClauses(cleanText(unit), language));
  return readClauses(sentence, language).some((clause) => spoken.some((other) => isReversed(clause, other)));
}

/** Returns whether a sentence and a transcript's units negate the same term. */
export function isNegationShared(sentence: string, units: readonly string[], language: string): boolean {
  const negated = (text: string) => readClauses(text, language).flatMap((clause) => [...clause.negated]);
  const spoken = new Set(units.flatMap((unit) => negated(cleanText(unit))));
  return negated(sentence).some((term) => spoken.has(term));
}

function isReversed(a: Clause, b: Clause): boolean {
  if (a.isNegative === undefined || b.isNegative === undefined || a.isNegative === b.isNegative) return false;
  const [negative, positive] = a.isNegative ? [a, b] : [b, a];
  if (positive.isOpen || positive.isDenied) return false;
  const shared = [...positive.terms].filter((term) => negative.terms.has(term));
  return (
    shared.length >= minShared &&
    shared.length >= minSharedShare * Math.min(positive.terms.size, negative.terms.size) &&
    shared.some((term) => negative.negated.has(term))
  );
}

/** Returns the clauses of a text, without its numbers, and without what looks like a negation and is none. */
export const splitClauses = (text: string, language: string): string[] =>
  withoutNumbers(withoutAffirmed(text, language), language)
    .split(commaWithin.has(language) ? strongBoundary : boundary)
    .filter((clause) => clause.trim());

/** Matches the full stop of an ordinal in digits: "am 21. Juni". */
const ordinalStop = /\.(?=\s\p{L})/uy;

/**
 * Returns a text without its numbers, which are compared by themselves: in words they would be terms, and in digits their marks would
 * end clauses.
 */
function withoutNumbers(text: string, language: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, isSpelled } of readNumbers(text, language)) {
    parts.push(text.slice(from, Math.max(from, start)));
    ordinalStop.lastIndex = end;
    from = Math.max(from, language === 'de' && !isSpelled && ordinalStop.test(text) ? end + 1 : end);
  }
  return [...parts, text.slice(from)].join(' ');
}

const readClauses = (text: string, language: string): Clause[] =>
  splitClauses(text, language).map((clause) => readClause(clause, language));

/** Reads one clause. */
export function readClause(text: string, language: string): Clause {
  const words = splitWords(text, language);
  const places = findNegations(words, language);
  const termsOf = words.map((word) => searchTerms(word, language));
  const { before, after, hasConcord } = negationPlace(language);
  const termsBetween = (from: number, to: number) => termsOf.slice(Math.max(0, from), Math.max(0, to)).flat();
  const negated = places.flatMap((place) => [
    ...(before ? termsBetween(place + 1, place + 1 + maxNegationDistance) : []),
    ...(after ? termsBetween(place - maxNegationDistance, place) : []),
  ]);
  return {
    terms: new Set(searchTerms(text, language)),
    isNegative: places.length > 1 && !hasConcord ? undefined : places.length > 0,
    negated: new Set(negated),
    isOpen: negationPhrases(language).open.test(text),
    isDenied: isDenied(text, language),
  };
}
