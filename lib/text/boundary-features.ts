import { cleanText, unspaced } from '../subtitles/sentences.ts';
import { cohesion, valleyDepth } from './cohesion.ts';
import { cuePhrases } from './cue-phrases.ts';
import { speakerChange } from './speaker-change.ts';
import type { TermStream } from './term-stream.ts';

/** Sizes of the windows that are compared, in words. */
const windows = [60, 150, 300, 600];
/** Words after which a term that comes back counts as new. */
const memory = 600;
const noveltyWindow = 80;
const neighbourhood = 250;
/** Units looked at on one side, however few words they have. */
const mostNeighbours = 120;

/** By unit, the evidence that a chapter starts with it; `chapter-weights.json` is fitted to this order. */
export function boundaryFeatures(stream: TermStream): number[][] {
  const { units, wordsBefore, terms } = stream;
  const count = units.length;
  const words = wordsBefore.at(-1)!;
  const termsPerWord = terms.length / Math.max(1, words);
  const compared = windows.map((size) => {
    const { split, similarity } = cohesion(stream, Math.max(12, Math.round(size * termsPerWord)));
    return { split: standardized(split), depth: standardized(valleyDepth(similarity, wordsBefore, size * 1.2)) };
  });
  const { coming, going } = novelty(stream, termsPerWord);
  const signs = spokenSigns(stream);
  const speakers = speakerChange(stream, neighbourhood, mostNeighbours);
  const pauses = pauseLengths(stream);
  const size = (unit: number) => wordsBefore[unit + 1]! - wordsBefore[unit]!;
  const near = compared.slice(1, 3).map(({ split }) => rankNearby(split, wordsBefore));
  const at = <T>(values: ArrayLike<T>, unit: number) => values[Math.max(0, Math.min(count - 1, unit))]!;
  return units.map((_, unit) => [
    ...compared.flatMap(({ split, depth }) => [split[unit]!, depth[unit]!]),
    coming[unit]!,
    going[unit]!,
    ...signs[unit]!,
    at(signs, unit - 1)[2]!,
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
    near[0]![unit]!,
    near[1]![unit]!,
    at(coming, unit - 1),
    at(coming, unit + 1),
    at(signs, unit + 1)[0]!,
  ]);
}

/** Zero mean and unit deviation over the places where a chapter could start. */
function standardized(values: Float64Array): Float64Array {
  const places = Math.max(1, values.length - 1);
  let mean = 0;
  for (let i = 1; i < values.length; i++) mean += values[i]! / places;
  let variance = 0;
  for (let i = 1; i < values.length; i++) variance += (values[i]! - mean) ** 2 / places;
  const deviation = Math.sqrt(variance) || 1;
  return values.map((value, i) => (i === 0 ? 0 : (value - mean) / deviation));
}

/** By unit: how many more terms come up afresh after it than before, and leave for long before it than after. */
function novelty({ units, terms, termsBefore, counts }: TermStream, termsPerWord: number) {
  const long = Math.max(200, Math.round(memory * termsPerWord));
  const width = Math.max(20, Math.round(noveltyWindow * termsPerWord));
  const appear = prefixSums(terms, counts, long);
  const leave = prefixSums([...terms].reverse(), counts, long);
  const total = terms.length;
  const share = (sums: Int32Array, from: number, to: number) => (sums[to]! - sums[from]!) / Math.max(1, to - from);
  const coming = new Float64Array(units.length);
  const going = new Float64Array(units.length);
  for (let unit = 1; unit < units.length; unit++) {
    const here = termsBefore[unit]!;
    const before = Math.max(0, here - width);
    const after = Math.min(total, here + width);
    coming[unit] = share(appear, here, after) - share(appear, before, here);
    going[unit] = share(leave, total - here, total - before) - share(leave, total - after, total - here);
  }
  return { coming: standardized(coming), going: standardized(going) };
}

/** How many of the first terms were not said within the `long` terms before them; those said once don't count. */
function prefixSums(terms: readonly number[], counts: readonly number[], long: number): Int32Array {
  const sums = new Int32Array(terms.length + 1);
  const last = new Int32Array(counts.length).fill(-1e9);
  terms.forEach((term, place) => {
    const fresh = place - last[term]! > long && counts[term]! > 1;
    sums[place + 1] = sums[place]! + (fresh ? 1 : 0);
    last[term] = place;
  });
  return sums;
}

function spokenSigns({ units, language }: TermStream): number[][] {
  const { announcing, opening, greeting, asking } = cuePhrases(language);
  return units.map(({ text }) => {
    const start = cleanText(text.slice(0, 400));
    const head = unspaced.test(start.slice(0, 40)) ? start.slice(0, 40) : start.split(' ', 14).join(' ');
    return [announcing, opening, greeting, asking].map((sign) => (sign.test(head) ? 1 : 0));
  });
}

/** Silence before each unit, in mean silences, at most 3 of them; 0 to 1. */
function pauseLengths({ units }: TermStream): number[] {
  const gaps = units.map(({ startTime }, i) => Math.max(0, (startTime ?? 0) - (units[i - 1]?.endTime ?? startTime ?? 0)));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length) || 1;
  return gaps.map((gap) => (gap > 0.3 ? Math.min(3, gap / mean) / 3 : 0));
}

/** By unit, how many units near it have a higher value, as a logarithm. */
function rankNearby(values: Float64Array, wordsBefore: readonly number[]): Float64Array {
  return values.map((value, unit) => {
    let higher = 0;
    for (const step of [-1, 1]) {
      for (
        let other = unit + step, steps = 0;
        other > 0 && other < values.length && steps < mostNeighbours;
        other += step, steps++
      ) {
        if (Math.abs(wordsBefore[other]! - wordsBefore[unit]!) >= neighbourhood) break;
        if (values[other]! > value) higher++;
      }
    }
    return Math.log1p(higher);
  });
}
