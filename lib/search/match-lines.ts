import { fold } from '../encoding/fold.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { QueryTerm } from './terms.ts';

/** A range of consecutive lines of a text that match a query. */
export interface LineMatch {
  /** Index of the first line, and of the one after the last. */
  from: number;
  to: number;
  /** Quality from 0 to 1: the whole phrase, all words in a line, all in two lines, some of them. */
  quality: number;
}

/** Maximum matches of one text that are shown. */
const maxMatches = 3;
const letter = /[\p{L}\p{N}\p{M}]/u;

/**
 * Returns the matching lines, best first. A text whose lines contain the terms only together ranks last. Lines contain no line
 * end.
 */
export function matchLines(lines: string[], { phrase, terms }: ParsedQuery, where: 'words' | 'anywhere'): LineMatch[] {
  const text = fold(lines.join('\n'));
  const starts = lineStarts(text);
  const found = new Uint16Array(lines.length);
  for (const [number, term] of terms.entries()) {
    for (const at of findPositions(text, term, where)) found[lineOf(starts, at)]! |= 1 << number;
  }
  const phraseAt = new Set(findPositions(text.replaceAll('\n', ' '), phrase, where).map((at) => lineOf(starts, at)));
  const all = (1 << terms.length) - 1;
  const matches: LineMatch[] = [];
  for (let from = 0; from < lines.length; from++) {
    const here = found[from]!;
    const next = found[from + 1] ?? 0;
    const isMatch = all > 0 && here === all;
    if (phraseAt.has(from))
      matches.push({ from, to: isMatch || all === 0 ? from + 1 : Math.min(from + 2, lines.length), quality: 1 });
    else if (isMatch) matches.push({ from, to: from + 1, quality: 0.8 });
    else if (here && next && here !== next && (here | next) === all && next !== all)
      matches.push({ from, to: from + 2, quality: 0.6 });
  }
  if (matches.length === 0 && all > 0) matches.push(...matchScatteredTerms(found, terms.length));
  return matches.sort((a, b) => b.quality - a.quality || a.from - b.from).slice(0, maxMatches);
}

/** Returns the line that contains most of the words. */
function matchScatteredTerms(found: Uint16Array, count: number): LineMatch[] {
  const held = [...found].map(countBits);
  const most = Math.max(0, ...held);
  const from = held.indexOf(most);
  return most > 0 ? [{ from, to: from + 1, quality: (0.4 * most) / count }] : [];
}

const countBits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
};

/** Finds all positions of a term in folded text: at the start of a word, up to its end unless it is a prefix; or anywhere. */
export function findPositions(text: string, term: QueryTerm, where: 'words' | 'anywhere'): number[] {
  const found: number[] = [];
  if (term.text === '') return found;
  for (let at = text.indexOf(term.text); at >= 0; at = text.indexOf(term.text, at + 1)) {
    if (where === 'words' && term.isWord) {
      if (at > 0 && letter.test(text[at - 1]!)) continue;
      if (!term.isPrefix && letter.test(text[at + term.text.length] ?? '')) continue;
    }
    found.push(at);
  }
  return found;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineOf(starts: number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
