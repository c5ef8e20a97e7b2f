import { type ClaimItem, cellOf, type NameItem, type NumberItem } from './evidence.ts';
import { bestCell, bestNear, type PlaceScores, type SentenceCoverage } from './locate.ts';
import { bareName } from './name-spelling.ts';
import { withoutAffirmed } from './negation-phrases.ts';
import { negations } from './negations.ts';
import { type Speaker, type SpeakerMention, shareOf, subjectShare } from './speakers.ts';
import { cellWords, type TranscriptIndex } from './transcript-index.ts';

/** A sentence with its place, against which its claims are checked. */
export interface PlacedSentence {
  text: string;
  language: string;
  sentence: SentenceCoverage;
  scores: PlaceScores;
  /** Cell of its place, with its neighbors taken into account. */
  place: number;
  /** Units that the sentence itself cites, if it does. */
  cites?: readonly number[];
}

/** Cells around a place that belong to it, near and far. */
const reaches = [7, 20, 60] as const;
/** Distance, in cells, from which places are equally far. */
const maxDistance = 1000;
/** Distances in words between a number or name and an adjacent term. */
const besideSteps = [-4, -3, -2, -1, 1, 2, 3, 4] as const;

const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : 1);
const max = (values: Float64Array) => values[bestCell(values)]!;

/** Returns the features that support a number or name which the transcript contains: how well it fits the place. */
function itemFeatures({ positions, besidePositions }: ClaimItem, { scores, place }: PlacedSentence): number[] {
  // The place without the item, which may be what attracts the sentence.
  const termPlace = bestCell(scores.termsInContext);
  const distanceTo = (cell: number) =>
    positions.reduce((least, position) => Math.min(least, Math.abs(cellOf(position) - cell)), maxDistance);
  const distances = [place, termPlace].map(distanceTo);
  const own = ratio(bestNear(scores.ownTerms, positions), max(scores.ownTerms));
  const inContext = ratio(bestNear(scores.termsInContext, positions), max(scores.termsInContext));
  const beside = new Set(besidePositions);
  const isBeside = (reach: number) =>
    positions.some(
      (position) => Math.abs(cellOf(position) - termPlace) <= reach && besideSteps.some((step) => beside.has(position + step)),
    )
      ? 1
      : 0;
  return [
    1,
    own,
    inContext,
    own * inContext,
    inContext ** 4,
    ...distances.flatMap((distance) => [...reaches.map((reach) => (distance <= reach ? 1 : 0)), Math.log1p(distance) / 7]),
    Math.log1p(positions.length) / 4,
    max(scores.ownTerms) / 10,
    isBeside(Number.POSITIVE_INFINITY),
    isBeside(20),
  ];
}

/** Returns the features of a number, in the order of `number` in `grounding-weights.json`. */
export function numberFeatures(item: NumberItem, placed: PlacedSentence, index: TranscriptIndex): number[] {
  const { mention, positions } = item;
  const value = mention.values[0]!;
  const following = new Set(item.followingPositions);
  const isFollowed = (reach: number) =>
    positions.some(
      (position) =>
        Math.abs(cellOf(position) - placed.place) <= reach && [1, 2, 3, 4].some((step) => following.has(position + step)),
    )
      ? 1
      : 0;
  const spoken = new Set(positions);
  const near = index.numbers.filter(({ position }) => spoken.has(position) && Math.abs(cellOf(position) - placed.place) <= 20);
  const isPercentLike = near.some(({ isPercent }) => isPercent === mention.isPercent) ? 1 : 0;
  return [
    ...itemFeatures(item, placed),
    mention.isSpelled ? 1 : 0,
    value <= 3 ? 1 : 0,
    value <= 12 ? 1 : 0,
    Math.log1p(Math.abs(value)) / 10,
    mention.isPercent ? 1 : 0,
    isPercentLike,
    isFollowed(Number.POSITIVE_INFINITY),
    isFollowed(20),
    placed.sentence.evidence.numbers.length / 4,
  ];
}

/** Returns the features of a name, in the order of `name` in `grounding-weights.json`. */
export const nameFeatures = (item: NameItem, placed: PlacedSentence): number[] => [
  ...itemFeatures(item, placed),
  item.mention.words.length > 1 ? 1 : 0,
  placed.sentence.evidence.names.length / 4,
];

/** Returns the features of a speaker whom a sentence names, in the order of `speaker` in `grounding-weights.json`. */
export function speakerFeatures(
  { speaker, start }: SpeakerMention,
  placed: PlacedSentence,
  { speakers, cellCount }: TranscriptIndex,
): number[] {
  const { scores, place, sentence, text } = placed;
  const isSpeaking = (cell: number) => shareOf(speaker, (cell - 1) * cellWords, (cell + 2) * cellWords) >= 0.5;
  const spoken = Uint8Array.from({ length: cellCount }, (_, cell) => (isSpeaking(cell) ? 1 : 0));
  const bestOf = (values: Float64Array) => {
    const cell = bestCell(values, (one) => spoken[one] === 1);
    return spoken[cell] ? ratio(values[cell]!, max(values)) : 0;
  };
  const ownPlace = bestCell(scores.ownTerms);
  const share = (cell: number, words: number) =>
    shareOf(speaker, cell * cellWords + cellWords / 2 - words, cell * cellWords + cellWords / 2 + words);
  const contextPlace = bestCell(scores.termsInContext);
  const total = shareOf(speaker, 0, cellCount * cellWords);
  return [
    1,
    bestOf(scores.ownTerms),
    bestOf(scores.termsInContext),
    share(ownPlace, 16),
    share(ownPlace, 60),
    share(contextPlace, 60),
    share(contextPlace, 200),
    share(place, 60) > 0 ? 1 : 0,
    share(contextPlace, 200) > 0 ? 1 : 0,
    total,
    Math.log1p(speakers.length) / 3,
    ...[ownPlace, contextPlace].flatMap((cell) => [termShare(speaker, placed, cell, 7), termShare(speaker, placed, cell, 25)]),
    start < subjectShare * text.length ? 1 : 0,
    sentence.evidence.speakers.length / 4,
    max(scores.ownTerms) / 10,
  ];
}

/** Returns the share of a sentence's terms around a cell that a speaker says, by weight; 0 if there are none. */
function termShare(speaker: Speaker, { sentence }: PlacedSentence, cell: number, reach: number): number {
  let spoken = 0;
  let total = 0;
  for (const { positions, weight } of sentence.evidence.terms) {
    const near = positions.filter((position) => Math.abs(cellOf(position) - cell) <= reach);
    if (near.length === 0) continue;
    total += weight;
    spoken += (weight * near.filter((position) => shareOf(speaker, position, position + 1) > 0).length) / near.length;
  }
  return total > 0 ? spoken / total : 0;
}

/** Words before a term within which a negation applies to it. */
const negationReach = 5;

/** Returns the features of a sentence's polarity, in the order of `negation` in `grounding-weights.json`. */
export function negationFeatures({ language, sentence, scores, place, text }: PlacedSentence, index: TranscriptIndex): number[] {
  const words = negations(language);
  const isNegated = [...withoutAffirmed(text, language).matchAll(/[\p{L}\p{M}'’]+/gu)].some(([word]) =>
    words.has(bareName(word)),
  );
  const nearPlace = (positions: readonly number[]) => positions.filter((position) => Math.abs(cellOf(position) - place) <= 4);
  const negated = new Set([...negations(index.language)].flatMap((word) => nearPlace(index.spellings.get(word) ?? [])));
  let total = 0;
  let affected = 0;
  for (const { positions, weight } of sentence.evidence.terms) {
    const near = nearPlace(positions);
    if (near.length === 0) continue;
    total += weight;
    if (
      near.some((position) =>
        Array.from({ length: negationReach }, (_, i) => position - i - 1).some((before) => negated.has(before)),
      )
    )
      affected += weight;
  }
  const share = total > 0 ? affected / total : 0;
  const covered = sentence.termCoverage[0]![place]!;
  const sign = isNegated ? 1 : -1;
  return [
    1,
    isNegated ? 1 : 0,
    sign * share,
    sign * share * covered,
    sign * Math.min(negated.size, 3),
    sign * (negated.size === 0 ? 1 : 0) * covered,
    sign * covered,
    covered,
    max(scores.ownTerms) / 10,
  ];
}
