import type { PageCue } from '../contract/page.ts';

/** Seconds by which two readings of the same cue may lie apart. */
export const jitter = 0.1;
/** Seconds by which a live player may be behind, or ahead of, where it was before. */
const drift = 60;
/** Of the known cues, those that another player may still show. */
const window = 300;

/**
 * Seconds to add to the times of another player for them to follow on those that are known: none where its clock goes on.
 * Many a player begins its clock when it is made, so what both have shown tells, and otherwise the seconds that have passed
 * since the last look.
 */
export function clockShift(known: PageCue[], cues: PageCue[], passed: number): number {
  if (known.length === 0 || cues.length === 0) return 0;
  const expected = latest(known) + passed - latest(cues);
  const sameText = Map.groupBy(known.slice(-window), ({ text }) => text);
  const votes = new Map<number, { shift: number; times: number }>();
  for (const { text, startTime } of cues) {
    for (const same of sameText.get(text) ?? []) {
      const shift = same.startTime - startTime;
      const place = Math.round(shift / jitter);
      votes.set(place, { shift, times: (votes.get(place)?.times ?? 0) + 1 });
    }
  }
  if (votes.has(0)) return 0;
  const likely = [...votes.values()].filter(({ shift }) => Math.abs(shift - expected) < drift);
  const [best] = likely.sort((a, b) => b.times - a.times);
  return best?.shift ?? (Math.abs(expected) < drift ? 0 : expected);
}

const latest = (cues: PageCue[]): number => cues.reduce((end, { startTime }) => Math.max(end, startTime), 0);
