import type { Cue } from '../../lib/contract/cue.ts';

/** A part of a cue's text, by UTF-16 offsets, that belongs to the match with this number. */
export interface Mark {
  match: number;
  from: number;
  to: number;
}
export interface Found {
  /** The cue where each match begins. */
  matches: number[];
  marks: Map<number, Mark[]>;
}

/** All cues as one text, so that what is said across two of them is found too. */
export interface Searchable {
  text: string;
  /** Offset of each cue in the text. */
  offsets: number[];
}

export function searchable(cues: Cue[]): Searchable {
  const offsets: number[] = [];
  let length = 0;
  for (const { text } of cues) {
    offsets.push(length);
    length += text.length + 1;
  }
  return { text: cues.map(({ text }) => text).join(' '), offsets };
}

/** Finds every place of the query, in any case and across line ends. */
export function findWords({ text, offsets }: Searchable, query: string): Found {
  const found: Found = { matches: [], marks: new Map() };
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
