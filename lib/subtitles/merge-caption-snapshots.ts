import type { PageCue } from '../contract/page.ts';
import type { TimedCaptionSnapshot } from '../ports/caption-body.ts';
import { clockShift, clockToleranceSeconds } from './clock-shift.ts';

/** Maximum number of cues kept for one start time, more than any screen shows at once. */
const maxSimultaneousCues = 20;

/**
 * Merges the snapshots of a live track into one list of cues: each line once, in its longest version, on the clock of the first
 * player.
 */
export function mergeCaptionSnapshots(snapshots: TimedCaptionSnapshot[]): PageCue[] {
  const mergedCues: PageCue[] = [];
  const byTime = new Map<number, PageCue[]>();
  const shifts = new Map<string, number>();
  let lastSnapshotAt = 0;

  function add(cue: PageCue): void {
    const bucket = Math.round(cue.startTime / clockToleranceSeconds);
    for (const nearBucket of [bucket, bucket - 1, bucket + 1]) {
      for (const known of byTime.get(nearBucket) ?? []) {
        if (cue.text.startsWith(known.text)) {
          known.text = cue.text;
          known.endTime = cue.endTime;
          return;
        }
        if (known.text.startsWith(cue.text)) return;
      }
    }
    const simultaneous = byTime.get(bucket) ?? [];
    if (simultaneous.length === maxSimultaneousCues) return;
    byTime.set(bucket, [...simultaneous, cue]);
    mergedCues.push(cue);
  }

  for (const { source, at, cues } of snapshots.toSorted((a, b) => a.at - b.at)) {
    const spokenCues = cues.filter(({ text }) => text.trim() !== '');
    const shift = shifts.get(source) ?? clockShift(mergedCues, spokenCues, (at - lastSnapshotAt) / 1000);
    shifts.set(source, shift);
    lastSnapshotAt = at;
    for (const { startTime, endTime, text } of spokenCues) {
      add({ startTime: startTime + shift, endTime: endTime + shift, text });
    }
  }
  return mergedCues;
}
