import { readBracketLines, scaleTimes } from '../bracket-lines.ts';
import type { ParsedCaptions } from '../subtitle-format.ts';

const pattern = /^\s{0,9}\{(\d{1,9})\}\{(\d{0,9})\}(.*)$/;
/** Frames a second of most films, which players assume. */
const usualRate = 23.976;

/** Parses MicroDVD: `{start}{end}text|second line`, in frames. The text of a first line at frame 0 or 1 may be the frame rate. */
export function parseMicrodvd(text: string): ParsedCaptions {
  const { cues, leniencies = [] } = readBracketLines(text, pattern);
  const [first] = cues;
  const rate = first && first.endTime <= 1 && /^\s*\d{1,3}(?:[.,]\d{1,9})?\s*$/.test(first.text) ? first.text : '';
  const framesPerSecond = Number(rate.replace(',', '.')) || undefined;
  return {
    cues: scaleTimes(framesPerSecond ? cues.slice(1) : cues, framesPerSecond ?? usualRate),
    leniencies: framesPerSecond ? leniencies : [`no frame rate: ${usualRate} frames a second are assumed`, ...leniencies],
  };
}
