import { logGamma, logGammaTable } from './log-gamma.ts';
import type { TermStream } from './term-stream.ts';

/** Weights of the parts of the cost function. */
const evidenceWeight = 30;
/** Evidence weight for languages other than the one that the evidence was fitted on. */
const foreignEvidenceWeight = 4;
/** Weight of the logarithm of the pause in seconds before a chapter; not fitted, because the data with chapters have hardly any pauses. */
const pauseWeight = 15;
/** Pause from which a longer one weighs no more. */
const maxPauseSeconds = 20;
const lengthWeight = 6;
const lengthDeviation = 0.7;
const concentration = 0.15;
/** Minimum and maximum chapter lengths considered, relative to the expected length. */
const minRelativeLength = 0.1;
const maxRelativeLength = 6;
/** Number of candidate starts: a minimum, and a number per expected chapter. */
const minCandidates = 500;
const candidatesPerChapter = 8;
/** Maximum number of states of the dynamic program, limited by memory. */
const maxStates = 3e7;
/** Maximum distance of a start from its place in an even division, in chapters. */
const maxOffsetChapters = 40;

const logGammaOf = logGammaTable(concentration);

/**
 * Divides a transcript into `count` chapters, or as many as there are units; returns the units that start them, without the
 * first. Minimizes the total cost over all divisions: of each chapter's words as one topic, and of its length, less the
 * evidence at its start.
 */
export function segment(stream: TermStream, evidence: readonly number[], count: number): number[] {
  const target = Math.max(1, stream.wordsBefore.at(-1)! / count);
  const points = selectPoints(stream, evidence, count);
  if (count - 1 >= points.length - 2) return points.slice(1, -1);
  const costs = chapterCosts(stream, points, target);
  const weight = stream.language === 'en' ? evidenceWeight : foreignEvidenceWeight;
  const gain = points.map((unit, i) => (i > 0 && i < points.length - 1 ? weight * evidence[unit]! + pauseGain(stream, unit) : 0));
  const words = points.map((unit) => stream.wordsBefore[unit]!);
  const best = count * points.length > maxStates ? undefined : findCheapestDivision(costs, gain, words, count);
  return (best ?? strongestPoints(points, gain, count)).map((point) => points[point]!);
}

/** Returns what the silence before a unit adds to the gain of a chapter that starts there; 0 without times. */
function pauseGain({ units }: TermStream, unit: number): number {
  const silence = (units[unit]!.startTime ?? 0) - (units[unit - 1]!.endTime ?? units[unit]!.startTime ?? 0);
  return pauseWeight * Math.log1p(Math.max(0, Math.min(maxPauseSeconds, silence)));
}

/** Returns the candidate boundaries: the start, the units with the strongest evidence, the end. */
function selectPoints({ units }: TermStream, evidence: readonly number[], count: number): number[] {
  const maxPoints = Math.max(minCandidates, candidatesPerChapter * count);
  let inner = units.map((_, unit) => unit).slice(1);
  if (inner.length > maxPoints)
    inner = inner
      .sort((a, b) => evidence[b]! - evidence[a]!)
      .slice(0, maxPoints)
      .sort((a, b) => a - b);
  return [0, ...inner, units.length];
}

/** Returns `costs[i][k]`, the cost of the chapter from point i to point i + 1 + k. */
function chapterCosts(stream: TermStream, points: readonly number[], target: number): Float64Array[] {
  const { wordsBefore, counts } = stream;
  const bags = points.slice(0, -1).map((from, i) => countTerms(stream, from, points[i + 1]!));
  const prior = (counts.filter((count) => count > 1).length || 1) * concentration;
  const termCounts = new Int32Array(counts.length);
  return bags.map((_, i) => {
    const row: number[] = [];
    let likelihood = 0;
    let size = 0;
    let next = i;
    for (; next < bags.length; next++) {
      const length = wordsBefore[points[next + 1]!]! - wordsBefore[points[i]!]!;
      if (length > maxRelativeLength * target && next > i) break;
      const bag = bags[next]!;
      for (let k = 0; k < bag.terms.length; k++) {
        const term = bag.terms[k]!;
        const before = termCounts[term]!;
        const after = before + bag.counts[k]!;
        likelihood += logGammaOf(after) - logGammaOf(before);
        termCounts[term] = after;
      }
      size += bag.size;
      const ratio = Math.log(Math.max(1, length) / target);
      const topicCost = logGamma(prior + size) - logGamma(prior) - likelihood;
      const tooShort = length < Math.max(15, minRelativeLength * target);
      row.push(tooShort ? Number.POSITIVE_INFINITY : topicCost + (lengthWeight * ratio * ratio) / (2 * lengthDeviation ** 2));
    }
    for (let bag = i; bag < next; bag++) for (const term of bags[bag]!.terms) termCounts[term] = 0;
    return Float64Array.from(row);
  });
}

/** Counts the terms of a range of units that occur more than once in the transcript. */
function countTerms({ terms, termsBefore, counts }: TermStream, from: number, to: number) {
  const bag = new Map<number, number>();
  let size = 0;
  for (let place = termsBefore[from]!; place < termsBefore[to]!; place++) {
    const term = terms[place]!;
    if (counts[term]! < 2) continue;
    bag.set(term, (bag.get(term) ?? 0) + 1);
    size++;
  }
  return { terms: Int32Array.from(bag.keys()), counts: Int32Array.from(bag.values()), size };
}

/**
 * Returns the cheapest division as points; undefined if every one is impossible. The n-th start is searched for near n chapter
 * lengths.
 */
function findCheapestDivision(
  costs: readonly Float64Array[],
  gain: readonly number[],
  words: readonly number[],
  count: number,
): number[] | undefined {
  const end = costs.length;
  const target = words[end]! / count;
  let low = 0;
  const origins: Int32Array[] = [];
  let best = new Float64Array(end + 1).fill(Number.POSITIVE_INFINITY);
  best[0] = 0;
  for (let chapter = 1; chapter <= count; chapter++) {
    const next = new Float64Array(end + 1).fill(Number.POSITIVE_INFINITY);
    const origin = new Int32Array(end + 1);
    while (words[low]! < (chapter - 1 - maxOffsetChapters) * target) low++;
    for (let from = Math.max(low, chapter - 1); from < end && words[from]! <= (chapter - 1 + maxOffsetChapters) * target; from++)
      relaxCosts(costs[from]!, from, best, next, origin, gain);
    origins.push(origin);
    best = next;
  }
  if (best[end] === Number.POSITIVE_INFINITY) return undefined;
  const starts: number[] = [];
  let point = end;
  for (const origin of origins.reverse()) {
    point = origin[point]!;
    if (point > 0) starts.push(point);
  }
  return starts.reverse();
}

function relaxCosts(
  row: Float64Array,
  from: number,
  best: Float64Array,
  next: Float64Array,
  origin: Int32Array,
  gain: readonly number[],
) {
  if (best[from] === Number.POSITIVE_INFINITY) return;
  for (let k = 0; k < row.length; k++) {
    const to = from + 1 + k;
    const cost = best[from]! + row[k]! - gain[to]!;
    if (cost < next[to]!) {
      next[to] = cost;
      origin[to] = from;
    }
  }
}

/** Returns the points with the strongest evidence, used if the optimal division can't be computed. */
const strongestPoints = (points: readonly number[], gain: readonly number[], count: number): number[] =>
  [...points.keys()]
    .slice(1, -1)
    .sort((a, b) => gain[b]! - gain[a]!)
    .slice(0, count - 1)
    .sort((a, b) => a - b);
