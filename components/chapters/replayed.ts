import type { ReplayedPart } from '../../lib/contract/media.ts';

/** A curve over the chapters, and where it is highest. */
export interface Replays {
  /** Data of an SVG path in a square of 100 units, which the chapters fill from left to right. */
  outline: string;
  peaks: Peak[];
}
/** Place from 0 to 1 among the chapters; start in seconds; value from 0 to 1. */
export interface Peak {
  place: number;
  startTime: number;
  value: number;
}

/** How far a peak must rise above its surroundings. */
const minProminence = 0.3;
/** Peaks nearer to each other than this part of the stretch could not be pressed one by one. */
const minDistance = 0.09;
const maxPeaks = 5;

/** How often the chapters are replayed, part by part; undefined where nothing is known of them. */
export function replaysOf(heatmap: ReplayedPart[], chapters: { start: number; end: number }[]): Replays | undefined {
  const start = chapters[0]?.start ?? 0;
  const end = chapters.at(-1)?.end ?? 0;
  const parts = heatmap
    .map(({ startTime, endTime, value }) => ({ startTime, value, place: ((startTime + endTime) / 2 - start) / (end - start) }))
    .filter(({ place }) => place >= 0 && place <= 1);
  return parts.length > 0 ? { outline: outlineOf(parts), peaks: peaksOf(parts) } : undefined;
}

function outlineOf(parts: Peak[]): string {
  const points = parts.map(({ place, value }) => `${(place * 100).toFixed(2)} ${((1 - value) * 100).toFixed(2)}`);
  // The first and the last value reach to the edges.
  return `M0 ${points[0]!.split(' ')[1]}L${points.join('L')}H100`;
}

/** The parts that are replayed much more often than those around them, in order of time. */
function peaksOf(parts: Peak[]): Peak[] {
  const tops = parts
    .filter((_, at) => isTop(parts, at) && prominenceOf(parts, at) >= minProminence)
    .sort((a, b) => b.value - a.value);
  const peaks: Peak[] = [];
  for (const top of tops) {
    const isApart = peaks.every(({ place }) => Math.abs(place - top.place) >= minDistance);
    if (isApart && peaks.length < maxPeaks) peaks.push(top);
  }
  return peaks.sort((a, b) => a.place - b.place);
}

/** Not the first part, with which everybody begins. */
function isTop(parts: Peak[], at: number): boolean {
  const value = valueAt(parts, at);
  return at > 0 && value > valueAt(parts, at - 1) && value >= valueAt(parts, at + 1);
}

/** How far one has to go down from a top before the way to a higher one goes up. */
function prominenceOf(parts: Peak[], top: number): number {
  const height = valueAt(parts, top);
  const lowest = (side: Peak[]) => {
    const higher = side.findIndex(({ value }) => value > height);
    return Math.min(height, ...side.slice(0, higher < 0 ? undefined : higher).map(({ value }) => value));
  };
  const sides = [parts.slice(0, top).reverse(), parts.slice(top + 1)].filter(({ length }) => length > 0);
  return height - Math.max(...sides.map(lowest));
}

const valueAt = (parts: Peak[], at: number): number => parts[at]?.value ?? 0;
