import type { Ruby } from './subtitle-format.ts';

/** A part of a cue's text, with its reading if it has one. */
export interface RubySegment {
  text: string;
  reading?: string;
}

/** Number of characters by which tidying and corrections of names may move a base. */
const maxShift = 200;

/**
 * Splits a text at its readings. Because the text may have changed since it was read, a base is searched near its offset; the
 * reading of a base that is gone is left out.
 */
export function splitRuby(text: string, ruby: readonly Ruby[] = []): RubySegment[] {
  const segments: RubySegment[] = [];
  let end = 0;
  for (const { at, base, reading } of ruby) {
    const start = base === '' ? -1 : findNearest(text, base, at, end);
    if (start < 0) continue;
    if (start > end) segments.push({ text: text.slice(end, start) });
    segments.push({ text: base, reading });
    end = start + base.length;
  }
  if (end < text.length) segments.push({ text: text.slice(end) });
  return segments;
}

/** Returns the offset at or after `from` of the occurrence of a part that is nearest to `at`; -1 if none is near. */
function findNearest(text: string, part: string, at: number, from: number): number {
  const start = Math.max(from, at - maxShift);
  const near = text.slice(start, at + maxShift + part.length);
  const before = at < start ? -1 : near.lastIndexOf(part, at - start);
  const after = near.indexOf(part, Math.max(0, at - start));
  const isBefore = before >= 0 && (after < 0 || at - start - before <= after - (at - start));
  const found = isBefore ? before : after;
  return found < 0 ? -1 : start + found;
}
