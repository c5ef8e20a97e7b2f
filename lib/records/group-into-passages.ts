import type { Cue } from '../contract/cue.ts';

/** Consecutive cues of one speaker, joined to a passage for reading. */
export interface TranscriptPassage {
  /** Seconds. */
  startTime: number;
  speaker?: string;
  text: string;
}

/** Maximum seconds of a passage. */
const maxPassageSeconds = 30;

/** Joins cues to passages for reading. A passage ends when the speaker changes or after half a minute. */
export function groupIntoPassages(cues: readonly Cue[]): TranscriptPassage[] {
  const passages: (TranscriptPassage & { texts: string[] })[] = [];
  for (const { startTime, speaker, text } of cues) {
    const last = passages.at(-1);
    if (last && last.speaker === speaker && startTime - last.startTime < maxPassageSeconds) last.texts.push(text);
    else passages.push({ startTime, ...(speaker && { speaker }), text: '', texts: [text] });
  }
  return passages.map(({ texts, ...passage }) => ({ ...passage, text: texts.join(' ') }));
}
