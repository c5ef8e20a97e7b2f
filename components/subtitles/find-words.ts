import type { Cue } from '../../lib/contract/cue.ts';

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
export interface Searchable {
  text: string;
  /** Offset of each cue in the text. */
  offsets: number[];
}

export function toSearchable(cues: Cue[]): Searchable {
  const offsets: number[] = [];
  let length = 0;
  for (const { text } of cues) {
    offsets.push(length);
    length += text.length + 1;
  }
  return { text: cues.map(({ text }) => text).join(' '), offsets };
}

/** Finds all matches of the query, ignoring case and line ends. */
export function findWords({ text, offsets }: Searchable, query: string): Matches {
  const found: Matches = { matches: [], marks: new Map() };
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return found;
  const pattern = new RegExp(words.map(escapePattern).join('\\s+'), 'giu');
  let cue = 0;
  for (const { index, 0: hit } of text.matchAll(pattern)) {
    while (cue + 1 < offsets.length && offsets[cue + 1]! <= index) cue += 1;
    const match = found.matches.push(cue) - 1;
    const end = index + hit.length;
    for (let at = cue; at < offsets.length && offsets[at]! < end; at += 1) {
      const start = offsets[at]!;
      const stop = (offsets[at + 1] ?? text.length + 1) - 1;
      const mark = { match, from: Math.max(index, start) - start, to: Math.min(end, stop) - start };
      if (mark.to > mark.from) found.marks.set(at, [...(found.marks.get(at) ?? []), mark]);
    }
  }
  return found;
}

const escapePattern = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
