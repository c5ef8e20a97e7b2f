import type { Cue } from '../../lib/contract/cue.ts';

/** A passage of the transcript: consecutive cues. */
export interface Citation {
  from: number;
  to: number;
  startTime: number;
  text: string;
}

/** Returns the passages that a line cites, in order of time. Indexes without a cue are left out. */
export function citations(cites: number[], cues: Cue[]): Citation[] {
  const passages: Citation[] = [];
  for (const index of cites) {
    const cue = cues[index];
    if (!cue) continue;
    const last = passages.at(-1);
    if (last && last.to === index) {
      last.to = index + 1;
      last.text += ` ${cue.text}`;
    } else {
      passages.push({ from: index, to: index + 1, startTime: cue.startTime, text: cue.text });
    }
  }
  return passages;
}
