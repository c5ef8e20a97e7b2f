import type { Cue } from '../../lib/contract/cue.ts';
import type { CueView } from '../../lib/playback/cue-view.ts';
import type { Mark } from './find-words.ts';

/**
 * Returns the cues as they are shown, searched and copied: original, translated, or both. A cue whose text is still missing is shown
 * as it was spoken.
 */
export function shownCues(cues: Cue[], texts: string[] | undefined, view: CueView): Cue[] {
  if (!texts || view === 'original') return cues;
  return cues.map((spoken) => {
    const { words: _, ...cue } = spoken;
    const translated = texts[cue.index] ?? '';
    if (translated === '') return spoken;
    return { ...cue, text: view === 'both' ? `${cue.text}\n${translated}` : translated };
  });
}

/** Returns the marks within a range of a text, in offsets of that range. */
export const marksWithin = (marks: Mark[], from: number, to: number): Mark[] =>
  marks
    .map((mark) => ({ ...mark, from: Math.max(mark.from, from) - from, to: Math.min(mark.to, to) - from }))
    .filter((mark) => mark.to > mark.from);
