import type { RawCue } from './subtitle-format.ts';

/** Maximum seconds between two cues of one line. */
const maxGapSeconds = 0.05;
/** Number of lines that may be shown together. */
const maxLines = 4;

/**
 * Joins cues that show a line again without a gap, where most cues do: files that highlight each word in turn, or draw each frame.
 * Elsewhere repetitions were spoken. The place is that of the first. The input is in order.
 */
export function joinRepeats(cues: RawCue[]): RawCue[] {
  const joined: RawCue[] = [];
  for (const cue of cues) {
    const from = Math.max(0, joined.length - maxLines);
    const at = joined.slice(from).findLastIndex((shown) => continues(shown, cue));
    if (at < 0) joined.push(cue);
    else joined[from + at] = { ...joined[from + at]!, endTime: cue.endTime, words: undefined };
    // Once half of the cues are new, the others can't be the majority.
    if (joined.length * 2 > cues.length) return cues;
  }
  return joined;
}

const continues = (shown: RawCue, { text, speaker, startTime }: RawCue): boolean =>
  shown.text === text && shown.speaker === speaker && Math.abs(startTime - shown.endTime) <= maxGapSeconds;
