import { logGamma, logGammaTable } from './log-gamma.ts';
import type { TermStream } from './term-stream.ts';

/** How the parts of the cost weigh against each other. */
const evidenceWeight = 8;
/** Where the language is not the one that the evidence was fitted on. */
const foreignEvidenceWeight = 4;
const lengthWeight = 6;
const lengthDeviation = 0.7;
const concentration = 0.15;
/** Chapter lengths that are considered, in expected chapter lengths. */
const shortest = 0.1;
const longest = 6;
/** Places considered for a start: so many, and so many for each expected chapter. */
const candidates = 500;
const candidatesPerChapter = 8;
/** Beyond this the best division would take too much memory. */
const mostStates = 3e7;
/** How far a start may be from its place in an even division, in chapters. */
const band = 40;

const logGammaOf = logGammaTable(concentration);

/**
 * Divides a transcript into `count` chapters, or as many as there are units: the units that start them, the first left
 * out. Minimizes one cost over all divisions: that of each chapter's words as one topic, and of its length, less the
 * evidence at its start.
 */
export function segment(stream: TermStream, evidence: readonly number[], count: number): number[] {
  const target = Math.max(1, stream.wordsBefore.at(-1)! / count);
  const points = pointsOf(stream, evidence, count);
  if (count - 1 >= points.length - 2) return points.slice(1, -1);
  const costs = chapterCosts(stream, points, target);
  const weight = stream.language === 'en' ? evidenceWeight : foreignEvidenceWeight;
  const gain = points.map((unit, i) => (i > 0 && i < points.length - 1 ? weight * evidence[unit]! : 0));
  const words = points.map((unit) => stream.wordsBefore[unit]!);
  const best = count * points.length > mostStates ? undefined : cheapest(costs, gain, words, count);
  return (best ?? strongest(points, gain, count)).map((point) => points[point]!);
}

/** The units between which chapters are looked for: the start, those with the best evidence, the end. */
function pointsOf({ units }: TermStream, evidence: readonly number[], count: number): number[] {
  const most = Math.max(candidates, candidatesPerChapter * count);
  let inner = units.map((_, unit) => unit).slice(1);
  if (inner.length > most)
    inner = inner
      .sort((a, b) => evidence[b]! - evidence[a]!)
      .slice(0, most)
      .sort((a, b) => a - b);
  return [0, ...inner, units.length];
}

/** `costs[i][k]`: of the chapter from point i to point i + 1 + k. */
function chapterCosts(stream: TermStream, points: readonly number[], target: number): Float64Array[] {
  const { wordsBefore, counts } = stream;
  const bags = points.slice(0, -1).map((from, i) => bagOf(stream, from, points[i + 1]!));
  const prior = (counts.filter((count) => count > 1).length || 1) * concentration;
  const seen = new Int32Array(counts.length);
  return bags.map((_, i) => {
    const row: number[] = [];
    let likelihood = 0;
    let size = 0;
    let next = i;
    for (; next < bags.length; next++) {
      const length = wordsBefore[points[next + 1]!]! - wordsBefore[points[i]!]!;
      if (length > longest * target && next > i) break;
      const bag = bags[next]!;
      for (let k = 0; k < bag.terms.length; k++) {
        const term = bag.terms[k]!;
        const before = seen[term]!;
        const after = before + bag.counts[k]!;
        likelihood += logGammaOf(after) - logGammaOf(before);
        seen[term] = after;
      }
      size += bag.size;
      const ratio = Math.log(Math.max(1, length) / target);
      const unlikely = logGamma(prior + size) - logGamma(prior) - likelihood;
      const tooShort = length < Math.max(15, shortest * target);
      row.push(tooShort ? Number.POSITIVE_INFINITY : unlikely + (lengthWeight * ratio * ratio) / (2 * lengthDeviation ** 2));
    }
    for (let bag = i; bag < next; bag++) for (const term of bags[bag]!.terms) seen[term] = 0;
    return Float64Array.from(row);
  });
}

/** Terms of some units that are said more than once in the whole. */
function bagOf({ terms, termsBefore, counts }: TermStream, from: number, to: number) {
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

/** The cheapest division, as points; none when every one is impossible. The n-th start is looked for near n chapter lengths. */
function cheapest(
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
    while (words[low]! < (chapter - 1 - band) * target) low++;
    for (let from = Math.max(low, chapter - 1); from < end && words[from]! <= (chapter - 1 + band) * target; from++)
      relax(costs[from]!, from, best, next, origin, gain);
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

function relax(
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

/** Where the best division can't be had: the places with the best evidence. */
const strongest = (points: readonly number[], gain: readonly number[], count: number): number[] =>
  [...points.keys()]
    .slice(1, -1)
    .sort((a, b) => gain[b]! - gain[a]!)
    .slice(0, count - 1)
    .sort((a, b) => a - b);
