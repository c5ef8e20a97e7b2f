import type { PageCue } from '../contract/page.ts';

/** Tolerance in seconds between two readings of the same cue's start time. */
export const clockToleranceSeconds = 0.1;
/** Tolerance in seconds between a live player's clock and its expected value. */
const maxDriftSeconds = 60;
/** Number of the latest known cues that another player may still show. */
const recentCueCount = 300;

/**
 * Returns the seconds to add to another player's times so that they continue the known cues; 0 if its clock already continues
 * them. Players often start their clock when they are created, so the shift comes from the cues that both have shown, otherwise
 * from the seconds `elapsedSeconds` since the last snapshot.
 */
export function clockShift(known: PageCue[], cues: PageCue[], elapsedSeconds: number): number {
  if (known.length === 0 || cues.length === 0) return 0;
  const expected = latestStartTime(known) + elapsedSeconds - latestStartTime(cues);
  const sameText = Map.groupBy(known.slice(-recentCueCount), ({ text }) => text);
  const votes = new Map<number, { shift: number; count: number }>();
  for (const { text, startTime } of cues) {
    for (const same of sameText.get(text) ?? []) {
      const shift = same.startTime - startTime;
      const bucket = Math.round(shift / clockToleranceSeconds);
      votes.set(bucket, { shift, count: (votes.get(bucket)?.count ?? 0) + 1 });
    }
  }
  if (votes.has(0)) return 0;
  const likely = [...votes.values()].filter(({ shift }) => Math.abs(shift - expected) < maxDriftSeconds);
  const [best] = likely.sort((a, b) => b.count - a.count);
  return best?.shift ?? (Math.abs(expected) < maxDriftSeconds ? 0 : expected);
}

const latestStartTime = (cues: PageCue[]): number => cues.reduce((end, { startTime }) => Math.max(end, startTime), 0);
