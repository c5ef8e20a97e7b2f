import { readBracketLines, scaleTimes } from '../bracket-lines.ts';
import type { ParsedCaptions } from '../subtitle-format.ts';

const pattern = /^\s{0,9}\[(\d{1,9})\]\[(\d{0,9})\](.*)$/;
const tenths = 10;

/** Parses MPL2: `[start][end]text|second line`, in tenths of a second; a slash before a line makes it italic. */
export function parseMpl2(text: string): ParsedCaptions {
  const { cues, leniencies } = readBracketLines(text, pattern);
  return { cues: scaleTimes(cues, tenths), leniencies };
}
