import { cleanText } from '../subtitles/clean-text.ts';
import { unspaced } from '../subtitles/unspaced-scripts.ts';
import { cohesion, valleyDepth } from './cohesion.ts';
import { cuePhrases } from './cue-phrases.ts';
import { speakerChange } from './speaker-change.ts';
import type { TermStream } from './term-stream.ts';

/** Sizes in words of the windows that are compared. */
const windows = [60, 150, 300, 600];
/** Number of words after which a recurring term counts as new. */
const recurrenceWords = 600;
const noveltyWindow = 80;
const neighborhoodWords = 250;
/** Maximum number of units examined on each side, however few words they have. */
const maxNeighbors = 120;

/** Returns, for each unit, the features of a chapter start; `chapter-weights.json` is fitted to their order. */
export function boundaryFeatures(stream: TermStream): number[][] {
  const { units, wordsBefore, terms } = stream;
  const count = units.length;
  const words = wordsBefore.at(-1)!;
  const termsPerWord = terms.length / Math.max(1, words);
  const compared = windows.map((size) => {
    const { split, similarity } = cohesion(stream, Math.max(12, Math.round(size * termsPerWord)));
    return { split: standardize(split), depth: standardize(valleyDepth(similarity, wordsBefore, size * 1.2)) };
  });
  const { appearing, disappearing } = novelty(stream, termsPerWord);
  const cueMatches = matchCuePhrases(stream);
  const speakers = speakerChange(stream, neighborhoodWords, maxNeighbors);
  const pauses = measurePauses(stream);
  const size = (unit: number) => wordsBefore[unit + 1]! - wordsBefore[unit]!;
  const nearbyRanks = compared.slice(1, 3).map(({ split }) => rankAmongNeighbors(split, wordsBefore));
  const at = <T>(values: ArrayLike<T>, unit: number) => values[Math.max(0, Math.min(count - 1, unit))]!;
  return units.map((_, unit) => [
    ...compared.flatMap(({ split, depth }) => [split[unit]!, depth[unit]!]),
    appearing[unit]!,
    disappearing[unit]!,
    ...cueMatches[unit]!,
    at(cueMatches, unit - 1)[2]!,
    speakers.changes[unit]!,
    speakers.distance[unit]!,
    Math.log1p(size(unit)) / 5,
    Math.log1p(unit > 0 ? size(unit - 1) : 0) / 5,
    unit > 0 && /[?？؟]\s*$/.test(units[unit - 1]!.text) ? 1 : 0,
    [1, 2, 3].filter((back) => unit >= back && size(unit - back) <= 4).length / 3,
    pauses[unit]!,
    Math.exp(-Math.min(wordsBefore[unit]!, words - wordsBefore[unit]!) / 150),
    Math.log1p(words / count),
    Math.min(8, speakers.count),
    wordsBefore[unit]! / Math.max(1, words),
    Math.log1p(wordsBefore[unit]!),
    nearbyRanks[0]![unit]!,
    nearbyRanks[1]![unit]!,
    at(appearing, unit - 1),
    at(appearing, unit + 1),
    at(cueMatches, unit + 1)[0]!,
  ]);
}

/** Normalizes values to zero mean and unit deviation, leaving out the first unit, which always starts a chapter. */
function standardize(values: Float64Array): Float64Array {
  const count = Math.max(1, values.length - 1);
  let mean = 0;
  for (let i = 1; i < values.length; i++) mean += values[i]! / count;
  let variance = 0;
  for (let i = 1; i < values.length; i++) variance += (values[i]! - mean) ** 2 / count;
  const deviation = Math.sqrt(variance) || 1;
  return values.map((value, i) => (i === 0 ? 0 : (value - mean) / deviation));
}

/**
 * Returns, for each unit, two differences: of terms that appear after a long absence (`appearing`), after the unit less before
 * it; and of terms that then stay absent (`disappearing`), before it less after it.
 */
function novelty({ units, terms, termsBefore, counts }: TermStream, termsPerWord: number) {
  const long = Math.max(200, Math.round(recurrenceWords * termsPerWord));
  const width = Math.max(20, Math.round(noveltyWindow * termsPerWord));
  const appear = countNewTerms(terms, counts, long);
  const leave = countNewTerms([...terms].reverse(), counts, long);
  const total = terms.length;
  const share = (sums: Int32Array, from: number, to: number) => (sums[to]! - sums[from]!) / Math.max(1, to - from);
  const appearing = new Float64Array(units.length);
  const disappearing = new Float64Array(units.length);
  for (let unit = 1; unit < units.length; unit++) {
    const position = termsBefore[unit]!;
    const before = Math.max(0, position - width);
    const after = Math.min(total, position + width);
    appearing[unit] = share(appear, position, after) - share(appear, before, position);
    disappearing[unit] = share(leave, total - position, total - before) - share(leave, total - after, total - position);
  }
  return { appearing: standardize(appearing), disappearing: standardize(disappearing) };
}

/**
 * Returns prefix sums of the terms that did not occur within the `long` terms before them; terms that occur once don't count.
 */
function countNewTerms(terms: readonly number[], counts: readonly number[], long: number): Int32Array {
  const sums = new Int32Array(terms.length + 1);
  const last = new Int32Array(counts.length).fill(-1e9);
  terms.forEach((term, place) => {
    const isNew = place - last[term]! > long && counts[term]! > 1;
    sums[place + 1] = sums[place]! + (isNew ? 1 : 0);
    last[term] = place;
  });
  return sums;
}

function matchCuePhrases({ units, language }: TermStream): number[][] {
  const { announcing, opening, greeting, asking } = cuePhrases(language);
  return units.map(({ text }) => {
    const start = cleanText(text.slice(0, 400));
    const head = unspaced.test(start.slice(0, 40)) ? start.slice(0, 40) : start.split(' ', 14).join(' ');
    return [announcing, opening, greeting, asking].map((pattern) => (pattern.test(head) ? 1 : 0));
  });
}

/** Returns the silence before each unit, relative to the mean silence, capped at three times the mean; 0 to 1. */
function measurePauses({ units }: TermStream): number[] {
  const gaps = units.map(({ startTime }, i) => Math.max(0, (startTime ?? 0) - (units[i - 1]?.endTime ?? startTime ?? 0)));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length) || 1;
  return gaps.map((gap) => (gap > 0.3 ? Math.min(3, gap / mean) / 3 : 0));
}

/** Returns, for each unit, the logarithm of the number of nearby units with a higher value. */
function rankAmongNeighbors(values: Float64Array, wordsBefore: readonly number[]): Float64Array {
  return values.map((value, unit) => {
    let higher = 0;
    for (const step of [-1, 1]) {
      for (
        let other = unit + step, steps = 0;
        other > 0 && other < values.length && steps < maxNeighbors;
        other += step, steps++
      ) {
        if (Math.abs(wordsBefore[other]! - wordsBefore[unit]!) >= neighborhoodWords) break;
        if (values[other]! > value) higher++;
      }
    }
    return Math.log1p(higher);
  });
}
