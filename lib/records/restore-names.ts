import type { NameCorrection } from '../contract/name-correction.ts';
import { replaceInCue } from './replace-in-cue.ts';
import type { Transcript } from './transcript.ts';

/** Returns a transcript without the corrections of names that `isUndone` selects: the recognized words replace them. */
export function restoreNames<Recognized extends Pick<Transcript, 'cues' | 'nameCorrections'>>(
  transcript: Recognized,
  isUndone: (correction: NameCorrection) => boolean = () => true,
): Recognized {
  const { cues, nameCorrections = [] } = transcript;
  const undone = Map.groupBy(nameCorrections.filter(isUndone), ({ cue }) => cue);
  if (undone.size === 0) return transcript;
  const remaining = nameCorrections.filter((correction) => !isUndone(correction));
  return {
    ...transcript,
    cues: cues.map((cue, index) => {
      const own = undone.get(index);
      return own
        ? replaceInCue(
            cue,
            own.map(({ at, from, to }) => ({ at, from: to, to: from })),
          )
        : cue;
    }),
    nameCorrections:
      remaining.length > 0
        ? remaining.map((correction) => ({ ...correction, at: correction.at + shiftAt(correction, undone) }))
        : undefined,
  };
}

/** The number of characters by which undone corrections before a correction move it. */
const shiftAt = ({ cue, at }: NameCorrection, undone: ReadonlyMap<number, NameCorrection[]>): number =>
  (undone.get(cue) ?? []).filter((before) => before.at < at).reduce((shift, { from, to }) => shift + from.length - to.length, 0);
