import { cleanText } from '../subtitles/clean-text.ts';
import { splitWords } from '../text/split-words.ts';
import type { PlacedSentence } from './claim-features.ts';
import type { NameItem, NumberItem } from './evidence.ts';
import { bareName, isSpelledAlike } from './name-spelling.ts';
import { isDenied, withoutAffirmed } from './negation-phrases.ts';
import { findNegations, negationPlace } from './negations.ts';
import { readNames } from './read-names.ts';
import { type SpeakerMention, shareOf, subjectShare } from './speakers.ts';
import { cellWords, type TranscriptIndex, unitAt } from './transcript-index.ts';

/** The evidence for the claims of a sentence in the units that it cites. */
export interface CitedClaims {
  hasNumber(item: NumberItem): boolean;
  hasName(item: NameItem): boolean;
  /** Whether the cited units have another name where the sentence has this one. */
  hasOtherName(): boolean;
  isSpokenBy(mention: SpeakerMention): boolean;
  /** Whether the sentence repeats the cited words, but with or without a negation. */
  isReversed(): boolean;
}

/** Share of a sentence's terms in the cited units from which it repeats them. */
const minRepeated = 0.7;
/**
 * Maximum length of the cited units, in multiples of the sentence's length, at which their negations are compared with those of
 * the sentence.
 */
const maxLength = 2;
/** Cited units up to which all are compared with a sentence's negations; of more only those around its place are. */
const maxCompared = 4;
/** Number of units beside the cited ones that may contain the name to which a pronoun refers. */
const nameReach = 1;
const word = /[\p{L}\p{M}'’]+/gu;

/** Compares a sentence with the units that it cites itself. */
export function checkCited(
  { text, language, sentence, place }: PlacedSentence,
  cites: readonly number[],
  index: TranscriptIndex,
): CitedClaims {
  const { evidence } = sentence;
  const { wordsBefore, units } = index;
  const isWithin = (positions: readonly number[], reach: number, among = cites) =>
    among.some((cite) => {
      const [from, to] = [wordsBefore[Math.max(0, cite - reach)]!, wordsBefore[Math.min(units.length, cite + reach + 1)]!];
      return positions.some((position) => position >= from && position < to);
    });
  const textOf = (which: readonly number[]) => which.map((cite) => cleanText(units[cite]?.text ?? '')).join(' ');

  return {
    hasNumber: ({ positions }) => isWithin(positions, 0),
    hasName: ({ positions }) => isWithin(positions, nameReach),
    hasOtherName() {
      const own = new Set([...text.matchAll(word)].map(([found]) => bareName(found)));
      const isOwn = (name: string) => [...own].some((one) => isSpelledAlike(bareName(name), one, language));
      return readNames(textOf(cites), index.language).some(({ words }) => !words.some(isOwn));
    },
    isSpokenBy({ speaker, start }) {
      const isSubject = start <= subjectShare * text.length;
      const isMentioned = speaker.words.some((part) => isWithin(index.spellings.get(part) ?? [], nameReach));
      const speaks = cites.some((cite) => shareOf(speaker, wordsBefore[cite]!, wordsBefore[cite + 1]!) > 0);
      return !isSubject || isMentioned || speaks;
    },
    isReversed() {
      const middle = unitAt(index, place * cellWords + cellWords / 2);
      const near = cites.length > maxCompared ? cites.filter((cite) => Math.abs(cite - middle) <= 1) : cites;
      const total = evidence.terms.reduce((sum, { weight }) => sum + weight, 0);
      const repeated = evidence.terms.reduce(
        (sum, { weight, positions }) => sum + (isWithin(positions, 0, near) ? weight : 0),
        0,
      );
      if (total === 0 || repeated < minRepeated * total) return false;
      const citedText = textOf(near);
      const own = countNegations(text, language);
      const spoken = countNegations(citedText, index.language);
      // Of two negated clauses, a sentence may repeat one, and "neither A nor B" is "no A and no B".
      if (own > 0) return spoken === 0 && !isDenied(citedText, index.language);
      return spoken > 0 && citedText.length <= maxLength * text.length && !isDenied(text, language);
    },
  };
}

/** Returns the number of a text's negations, of which two adjacent ones affirm in languages that join them to words: "不是没有". */
function countNegations(text: string, language: string): number {
  const places = findNegations(splitWords(withoutAffirmed(text, language), language), language);
  const pairs = negationPlace(language).isWord ? [] : places.filter((place, i) => place - 1 === places[i - 1]);
  return places.length - 2 * pairs.length;
}
