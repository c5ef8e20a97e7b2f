import type { ReplayedPart } from '../../lib/contract/media.ts';

/** A curve of replays over the chapters, and its peaks. */
export interface Replays {
  /** Data of an SVG path in a square of 100 units, whose width is the duration of the chapters. */
  outline: string;
  peaks: Peak[];
}
/** A peak of the curve: position from 0 to 1 among the chapters, start in seconds, value from 0 to 1. */
export interface Peak {
  position: number;
  startTime: number;
  value: number;
}

/** Minimum prominence of a peak above its surroundings, in the values of the heatmap. */
const minProminence = 0.3;
/** Minimum distance of two peaks, as a share of the timeline: nearer ones could not be clicked separately. */
const minDistance = 0.09;
const maxPeaks = 5;

/** Converts the replays of a video's parts to a curve over the chapters; undefined without data for them. */
export function replaysOf(heatmap: ReplayedPart[], chapters: { start: number; end: number }[]): Replays | undefined {
  const start = chapters[0]?.start ?? 0;
  const end = chapters.at(-1)?.end ?? 0;
  const parts = heatmap
    .map(({ startTime, endTime, value }) => ({ startTime, value, position: ((startTime + endTime) / 2 - start) / (end - start) }))
    .filter(({ position }) => position >= 0 && position <= 1);
  return parts.length > 0 ? { outline: outlineOf(parts), peaks: peaksOf(parts) } : undefined;
}

function outlineOf(parts: Peak[]): string {
  const points = parts.map(({ position, value }) => `${(position * 100).toFixed(2)} ${((1 - value) * 100).toFixed(2)}`);
  // The first and the last value reach to the edges.
  return `M0 ${points[0]!.split(' ')[1]}L${points.join('L')}H100`;
}

/** The parts that are replayed much more often than their neighbors, in order of time. */
function peaksOf(parts: Peak[]): Peak[] {
  const tops = parts
    .filter((_, index) => isLocalMaximum(parts, index) && prominenceOf(parts, index) >= minProminence)
    .sort((a, b) => b.value - a.value);
  const peaks: Peak[] = [];
  for (const top of tops) {
    const isApart = peaks.every(({ position }) => Math.abs(position - top.position) >= minDistance);
    if (isApart && peaks.length < maxPeaks) peaks.push(top);
  }
  return peaks.sort((a, b) => a.position - b.position);
}

/** Whether a part is a local maximum. The first part, which every viewer plays, is none. */
function isLocalMaximum(parts: Peak[], index: number): boolean {
  const value = valueAt(parts, index);
  return index > 0 && value > valueAt(parts, index - 1) && value >= valueAt(parts, index + 1);
}

/** The topographic prominence of a local maximum: its height above the highest saddle to a higher part. */
function prominenceOf(parts: Peak[], top: number): number {
  const height = valueAt(parts, top);
  const lowest = (side: Peak[]) => {
    const higher = side.findIndex(({ value }) => value > height);
    return Math.min(height, ...side.slice(0, higher < 0 ? undefined : higher).map(({ value }) => value));
  };
  const sides = [parts.slice(0, top).reverse(), parts.slice(top + 1)].filter(({ length }) => length > 0);
  return height - Math.max(...sides.map(lowest));
}

const valueAt = (parts: Peak[], index: number): number => parts[index]?.value ?? 0;
