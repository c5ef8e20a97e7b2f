import { cleanText } from '../subtitles/clean-text.ts';
import { searchTerms } from '../text/search-terms.ts';
import { splitWords } from '../text/split-words.ts';
import { isDenied, negationPhrases, withoutAffirmed } from './negation-phrases.ts';
import { findNegations, negationPlace } from './negations.ts';

/** A clause of a sentence or of a transcript. */
interface Clause {
  terms: ReadonlySet<string>;
  /** Whether it has a negation; undefined if several may cancel each other out. */
  isNegative: boolean | undefined;
  /** The terms to which its negations apply. */
  negated: ReadonlySet<string>;
  /** Whether the clause leaves open if something is so, or denies it without a word of negation. */
  isOpen: boolean;
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
  if (positive.isOpen) return false;
  const shared = [...positive.terms].filter((term) => negative.terms.has(term));
  return (
    shared.length >= minShared &&
    shared.length >= minSharedShare * Math.min(positive.terms.size, negative.terms.size) &&
    shared.some((term) => negative.negated.has(term))
  );
}

/** Returns the clauses of a text, without what looks like a negation and is none. */
export const splitClauses = (text: string, language: string): string[] =>
  withoutAffirmed(text, language)
    .split(commaWithin.has(language) ? strongBoundary : boundary)
    .filter((clause) => clause.trim());

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
    isOpen: negationPhrases(language).open.test(text) || isDenied(text, language),
  };
}
