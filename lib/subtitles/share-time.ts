import { estimateSeconds } from './estimate-times.ts';
import type { RawCue } from './subtitle-format.ts';

/**
 * Returns the turns of several speakers in one cue, each with its share of the time by how long it takes to speak. `nextStart` is
 * where the next cue starts, for a cue without an end.
 */
export function shareTime({ startTime, endTime }: RawCue, turns: RawCue[], nextStart?: number): RawCue[] {
  const total = turns.reduce((sum, { text }) => sum + estimateSeconds(text), 0);
  const end = Number.isFinite(endTime) ? endTime : (nextStart ?? startTime + total);
  const perSecond = total > 0 ? Math.max(0, end - startTime) / total : 0;
  let before = 0;
  return turns.map((turn, i) => {
    const turnStart = startTime + before * perSecond;
    before += estimateSeconds(turn.text);
    return { ...turn, startTime: turnStart, endTime: i < turns.length - 1 ? startTime + before * perSecond : endTime };
  });
}
