import type { Cue } from '../contract/cue.ts';

export interface TranscriptPassage {
  /** Seconds. */
  startTime: number;
  speaker?: string;
  text: string;
}

/** Seconds of speech that are read in one go. */
const longest = 30;

/** A transcript for reading: cues as they follow each other, until the speaker changes or half a minute is over. */
export function groupIntoPassages(cues: readonly Cue[]): TranscriptPassage[] {
  const passages: (TranscriptPassage & { texts: string[] })[] = [];
  for (const { startTime, speaker, text } of cues) {
    const last = passages.at(-1);
    if (last && last.speaker === speaker && startTime - last.startTime < longest) last.texts.push(text);
    else passages.push({ startTime, ...(speaker && { speaker }), text: '', texts: [text] });
  }
  return passages.map(({ texts, ...passage }) => ({ ...passage, text: texts.join(' ') }));
}
