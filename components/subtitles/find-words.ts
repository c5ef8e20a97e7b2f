import type { Cue } from '../../lib/contract/cue.ts';
import { escapePattern } from '../../lib/encoding/escape-pattern.ts';
import { type FoldedText, fold, foldWithOrigins, originalRange } from '../../lib/encoding/fold.ts';
import { unspaced } from '../../lib/subtitles/unspaced-scripts.ts';

/** A range of a cue's text, in UTF-16 offsets, that belongs to a match. */
export interface Mark {
  match: number;
  from: number;
  to: number;
}
export interface Matches {
  /** The index of the cue in which each match starts. */
  matches: number[];
  marks: Map<number, Mark[]>;
}

/** The text of all cues, so that matches across cues are found. */
export interface SearchableText {
  folded: FoldedText;
  /** Offset of each cue in the original text, and of its end plus one. */
  offsets: number[];
}

export function toSearchable(cues: Cue[]): SearchableText {
  const offsets = [0];
  for (const { text } of cues) offsets.push(offsets.at(-1)! + text.length + 1);
  return { folded: foldWithOrigins(cues.map(({ text }) => text).join(' ')), offsets };
}

/** Finds all matches of the query, ignoring case, accents, ways of writing and line ends. */
export function findWords({ folded, offsets }: SearchableText, query: string): Matches {
  const found: Matches = { matches: [], marks: new Map() };
  const wanted = fold(query).trim();
  if (wanted === '') return found;
  let cue = 0;
  for (const { index, 0: hit } of folded.text.matchAll(patternOf(wanted))) {
    const { from, to } = originalRange(folded, index, index + hit.length);
    while (offsets[cue + 1]! <= from) cue += 1;
    const match = found.matches.push(cue) - 1;
    for (let at = cue; offsets[at]! < to && at < offsets.length - 1; at += 1) {
      const start = offsets[at]!;
      const stop = offsets[at + 1]! - 1;
      const mark = { match, from: Math.max(from, start) - start, to: Math.min(to, stop) - start };
      if (mark.to <= mark.from) continue;
      const marks = found.marks.get(at);
      if (marks) marks.push(mark);
      else found.marks.set(at, [mark]);
    }
  }
  return found;
}

/** Matches a folded query, with any space between its words; scripts without spaces may be divided anywhere, as by cues. */
function patternOf(wanted: string): RegExp {
  const parts = Array.from(wanted.matchAll(/\s+|\S/gu), ([part]) => part);
  const source = parts.map((part, at) => {
    const isSpace = part.trim() === '';
    const [before, after] = isSpace ? [parts[at - 1], parts[at + 1]] : [part, parts[at + 1]];
    const isUnspaced = unspaced.test(before ?? '') && unspaced.test(after ?? '');
    if (isSpace) return isUnspaced ? String.raw`\s*` : String.raw`\s+`;
    return `${escapePattern(part)}${isUnspaced ? String.raw`\s?` : ''}`;
  });
  return new RegExp(source.join(''), 'gu');
}
