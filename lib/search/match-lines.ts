import { fold } from '../encoding/fold.ts';
import type { ParsedQuery } from './parse-query.ts';
import { type MatchPosition, phrasePattern, termPattern } from './term-pattern.ts';

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

/**
 * Returns the matching lines, best first. A text whose lines contain the terms only together ranks last. Lines contain no line
 * end.
 */
export function matchLines(lines: string[], { phrase, terms, isQuoted }: ParsedQuery, where: MatchPosition): LineMatch[] {
  const text = fold(lines.join('\n'));
  const starts = lineStarts(text);
  const found = new Uint16Array(lines.length);
  for (const [number, term] of terms.entries()) {
    for (const { from } of findRanges(text, termPattern(term, where))) found[lineOf(starts, from)]! |= 1 << number;
  }
  const phrases = phrase.text === '' ? [] : findRanges(text, phrasePattern(phrase, where));
  const phraseEnds = new Map(phrases.map(({ from, to }) => [lineOf(starts, from), lineOf(starts, to - 1) + 1]));
  const all = (1 << terms.length) - 1;
  const matches: LineMatch[] = [];
  for (let from = 0; from < lines.length; from++) {
    const here = found[from]!;
    const next = found[from + 1] ?? 0;
    const isMatch = all > 0 && here === all;
    const phraseEnd = phraseEnds.get(from);
    if (phraseEnd !== undefined) matches.push({ from, to: phraseEnd, quality: 1 });
    else if (isQuoted) continue;
    else if (isMatch) matches.push({ from, to: from + 1, quality: 0.8 });
    else if (here && next && here !== next && (here | next) === all && next !== all)
      matches.push({ from, to: from + 2, quality: 0.6 });
  }
  if (matches.length === 0 && all > 0 && !isQuoted) matches.push(...matchScatteredTerms(found, terms.length));
  return matches.sort((a, b) => b.quality - a.quality || a.from - b.from).slice(0, maxMatches);
}

/** Returns the line that contains most of the words. */
function matchScatteredTerms(found: Uint16Array, count: number): LineMatch[] {
  const held = [...found].map(countBits);
  const maxHeld = Math.max(0, ...held);
  const from = held.indexOf(maxHeld);
  return maxHeld > 0 ? [{ from, to: from + 1, quality: (0.4 * maxHeld) / count }] : [];
}

const countBits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
};

/** Returns the ranges of folded text that a global pattern matches. */
export const findRanges = (text: string, pattern: RegExp): { from: number; to: number }[] =>
  Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({ from: index, to: index + length }));

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
