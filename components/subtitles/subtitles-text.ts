import type { Cue } from '../../lib/contract/cue.ts';
import { clockTime } from '../i18n/time.ts';

/** Formats cues for the clipboard, one line each. */
export const subtitlesText = (cues: Cue[], withTimes: boolean): string =>
  cues
    .map(({ startTime, text, speaker }) => (withTimes ? `${clockTime(startTime)} ${speaker ? `${speaker}: ` : ''}${text}` : text))
    .join('\n');
