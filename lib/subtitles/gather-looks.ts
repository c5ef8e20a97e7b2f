import type { PageCue } from '../contract/page.ts';
import type { TimedCaptionSnapshot } from '../ports/ports.ts';
import { clockShift, jitter } from './clock-shift.ts';

/** No screen has more lines at once. */
const mostAtOnce = 20;

/** What many looks at a live track have seen: each line once, in its longest version, on the clock of the first player. */
export function gatherLooks(looks: TimedCaptionSnapshot[]): PageCue[] {
  const gathered: PageCue[] = [];
  const byTime = new Map<number, PageCue[]>();
  const shifts = new Map<string, number>();
  let lookedAt = 0;

  function add(cue: PageCue): void {
    const place = Math.round(cue.startTime / jitter);
    for (const near of [place, place - 1, place + 1]) {
      for (const known of byTime.get(near) ?? []) {
        if (cue.text.startsWith(known.text)) {
          known.text = cue.text;
          known.endTime = cue.endTime;
          return;
        }
        if (known.text.startsWith(cue.text)) return;
      }
    }
    const together = byTime.get(place) ?? [];
    if (together.length === mostAtOnce) return;
    byTime.set(place, [...together, cue]);
    gathered.push(cue);
  }

  for (const { source, at, cues } of looks.toSorted((a, b) => a.at - b.at)) {
    const said = cues.filter(({ text }) => text.trim() !== '');
    const shift = shifts.get(source) ?? clockShift(gathered, said, (at - lookedAt) / 1000);
    shifts.set(source, shift);
    lookedAt = at;
    for (const { startTime, endTime, text } of said) {
      add({ startTime: startTime + shift, endTime: endTime + shift, text });
    }
  }
  return gathered;
}
