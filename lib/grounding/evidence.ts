import { searchTerms } from '../text/search-terms.ts';
import { findAbbreviated } from './find-abbreviated.ts';
import { bareName, isSpelledAlike } from './name-spelling.ts';
import type { NumberMention } from './numbers/number-mention.ts';
import { readMentions } from './numbers/read-mentions.ts';
import { isSameQuantity } from './numbers/units.ts';
import { type NameMention, readNames } from './read-names.ts';
import { readSubject } from './read-subject.ts';
import { findSpeakers, type Speaker, type SpeakerMention } from './speakers.ts';
import { cellWords, rarityOf, type SpokenNumber, type TranscriptIndex } from './transcript-index.ts';

/** A part of a sentence that the transcript may contain, with the positions where it does. */
export interface Item {
  weight: number;
  positions: readonly number[];
}
export interface TermItem extends Item {
  term: string;
}
/** A number or a name, which the sentence claims. */
export interface ClaimItem extends Item {
  /** Positions of the terms before and after it in the sentence. */
  besidePositions: readonly number[];
}
export interface NumberItem extends ClaimItem {
  mention: NumberMention;
  /** Positions of the term that follows it, which in most languages is the counted thing. */
  followingPositions: readonly number[];
}
export interface NameItem extends ClaimItem {
  mention: NameMention;
  /** Whether it is a speaker's name. */
  isSpeaker: boolean;
}

/** The statements of a sentence that can be compared with a transcript. */
export interface Evidence {
  /** Its terms, each once, without those of numbers and names. */
  terms: TermItem[];
  numbers: NumberItem[];
  names: NameItem[];
  speakers: SpeakerMention[];
  /** Pairs of its adjacent terms. */
  pairs: string[];
}

/** Weight of a number and of a name relative to a term, and the smallest of a term. */
const numberWeight = 3;
const nameWeight = 4;
const minWeight = 0.05;

/** Reads a sentence against a transcript. `language` is the sentence's. */
export function readEvidence(text: string, language: string, index: TranscriptIndex): Evidence {
  const isSameLanguage = language === index.language;
  const speakers = findSpeakers(text, index.speakers);
  const allTerms = isSameLanguage ? searchTerms(text, language) : [];
  const positionsOf = (term: string | undefined) => (term && index.positions.get(term)) || [];
  const before = ({ start }: { start: number }) =>
    isSameLanguage ? positionsOf(searchTerms(text.slice(0, start), language).at(-1)) : [];
  const after = ({ end }: { end: number }) => (isSameLanguage ? positionsOf(searchTerms(text.slice(end), language)[0]) : []);
  const read = readNames(text, language);
  const subject = readSubject(text, language);
  // A subject that the transcript has is already located as a term; only a missing one is a further claim.
  const isAbsent = subject && !read.some(({ start }) => start === 0) && findName(subject, index).length === 0;
  const names = [...(isAbsent ? [subject] : []), ...read].map((mention): NameItem => {
    const positions = findName(mention, index);
    const isSpeaker = speakers.some(({ start, end }) => start < mention.end && mention.start < end);
    return { mention, positions, isSpeaker, weight: nameWeight, besidePositions: [...before(mention), ...after(mention)] };
  });
  const numbers = readMentions(text, language)
    .filter(isClaim)
    .map(
      (mention): NumberItem => ({
        mention,
        positions: findNumber(mention, index.numbers),
        weight: numberWeight,
        besidePositions: [...before(mention), ...after(mention)],
        followingPositions: after(mention),
      }),
    );
  const terms = [...new Set(allTerms)].map((term) => ({
    term,
    weight: Math.max(minWeight, rarityOf(index, term)),
    positions: index.positions.get(term) ?? [],
  }));
  return { terms, numbers, names, speakers, pairs: allTerms.slice(1).map((term, i) => `${allTerms[i]!} ${term}`) };
}

/** Whether a number states a quantity: "one" is a pronoun too, and "first" counts the writer's own points. */
const isClaim = ({ text, values, isSpelled, isVague, isOrdinal }: NumberMention): boolean =>
  !isVague &&
  !(isSpelled && (values[0] === 0 || values[0] === 1)) &&
  !(isOrdinal && values[0]! <= 3) &&
  !(isSpelled && values[0]! >= 100 && /s$/.test(text));

/** Tolerance of an approximate number. */
const approximationTolerance = 0.1;

/** Returns whether a number is round: up to 100 a multiple of five, above it two digits followed by zeros. */
function isRound(value: number): boolean {
  const size = Math.abs(value);
  const step = size < 10 ? 0.5 : size <= 100 ? 5 : 10 ** (Math.floor(Math.log10(size)) - 1);
  return Math.abs(size / step - Math.round(size / step)) < 1e-9;
}

/** Returns the positions where a number is spoken, whole or in another form, and in its unit or without a known one. */
function findNumber({ values, isApproximate, sign, units }: NumberMention, spoken: readonly SpokenNumber[]): number[] {
  const isEqual = (a: number, b: number) =>
    Math.abs(a - b) <= (isApproximate && isRound(a) ? approximationTolerance : 1e-6) * Math.abs(a);
  return spoken
    .filter((one) => !sign || !one.sign || sign === one.sign)
    .filter((one) =>
      one.values.some((value) =>
        values.some((claimed) => isSameQuantity({ value: claimed, units }, { value, units: one.units }, isEqual)),
      ),
    )
    .map(({ position }) => position);
}

/**
 * Returns the positions of a name: of its rarest word that is found, spelled as in the transcript or nearly so, if half of its words
 * are. The first word of a sentence is none of them where the transcript does not capitalize it: "Yesterday Paris".
 */
function findName({ words, isFirst }: NameMention, index: TranscriptIndex): number[] {
  const spelled = words.map((word) => findSpelling(bareName(word), index));
  const found = spelled.filter(({ length }) => length > 0);
  const isOpening = isFirst && words.length > 1 && !index.capitalized.has(bareName(words[0]!));
  const own = isOpening ? spelled.slice(1) : spelled;
  const whole = words.length > 1 ? (index.spellings.get(bareName(words.join(''))) ?? []) : [];
  const abbreviated =
    words.length === 1 && /^\p{Lu}{2,4}$/u.test(words[0]!)
      ? index.speakers.find((one) => initialsOf(one.words) === bareName(words[0]!))
      : undefined;
  if (abbreviated) return turnPositions(abbreviated);
  const labeled = index.speakers.find((one) => words.some((word) => one.words.includes(bareName(word))));
  if (labeled) return turnPositions(labeled);
  const isFound = 2 * own.filter(({ length }) => length > 0).length >= own.length;
  const parts = isFound ? found.sort((a, b) => a.length - b.length)[0]! : [];
  const spoken = found.length === 0 && words.length === 1 ? findAbbreviated(words[0]!, index) : [];
  const held = index.speakers.filter(({ officeWords }) => words.every((word) => officeWords.has(bareName(word))));
  return mergePositions([whole, parts, spoken, ...held.map(turnPositions)]);
}

/** Returns one position for each cell in which a speaker talks, because the name in a label is near to the whole turn. */
const turnPositions = ({ starts, ends }: Speaker): number[] =>
  starts.flatMap((start, i) =>
    Array.from({ length: Math.ceil((ends[i]! - start) / cellWords) }, (_, cell) => start + cell * cellWords),
  );

const mergePositions = (lists: readonly (readonly number[])[]): number[] => [...new Set(lists.flat())].sort((a, b) => a - b);

const initialsOf = (words: readonly string[]) => words.map((one) => one[0]).join('');

function findSpelling(bare: string, { spellings, searchedSpellings, language }: TranscriptIndex): readonly number[] {
  const known = searchedSpellings.get(bare);
  if (known) return known;
  const forms = [bare, bare.replace(/s$/, ''), `${bare}s`].flatMap((form) => spellings.get(form) ?? []);
  const alike = forms.length > 0 ? [] : [...spellings].filter(([spelling]) => isSpelledAlike(bare, spelling, language));
  const positions = mergePositions([forms, ...alike.map(([, at]) => at)]);
  searchedSpellings.set(bare, positions);
  return positions;
}

/** Returns the index of the cell that contains a position in words. */
export const cellOf = (position: number): number => Math.floor(position / cellWords);
