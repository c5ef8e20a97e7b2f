import type { Segment } from './segment-words.ts';
import type { Ruby } from './subtitle-format.ts';

/** A segment of a caption of YouTube's, with its role in ruby: a base, a parenthesis for programs without ruby, or a reading. */
export interface TimedtextSegment extends Segment {
  ruby?: 'base' | 'parenthesis' | 'reading' | undefined;
}

/** Returns the role that a pen gives its text: 4 and above place a reading, and 8 adds dots to it. */
export function roleOfPen(code: number): TimedtextSegment['ruby'] {
  const kind = Number.isInteger(code) ? code & 7 : 0;
  return kind === 0 ? undefined : kind === 1 ? 'base' : kind === 2 ? 'parenthesis' : 'reading';
}

/** Returns the segments that are the caption's text, and the readings of its bases. A reading without a base is text. */
export function readRuby(segments: TimedtextSegment[]): { segments: TimedtextSegment[]; ruby?: Ruby[] } {
  if (!segments.some(({ ruby }) => ruby === 'base')) return { segments };
  const filled = segments.filter(({ text }) => text !== '');
  const shown: TimedtextSegment[] = [];
  const ruby: Ruby[] = [];
  let length = 0;
  for (let i = 0; i < filled.length; i++) {
    const segment = filled[i]!;
    shown.push(segment);
    const [opening, reading, closing] = filled.slice(i + 1, i + 4);
    if (segment.ruby === 'base' && opening && reading?.ruby === 'reading' && closing) {
      ruby.push({ at: length, base: segment.text, reading: reading.text.trim() });
      i += 3;
    }
    length += segment.text.length;
  }
  return { segments: shown, ruby };
}
