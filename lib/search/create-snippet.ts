import { foldWithOrigins, originalRange } from '../encoding/fold.ts';
import { findRanges } from './match-lines.ts';
import type { ParsedQuery } from './parse-query.ts';
import { type MatchPosition, phrasePattern, termPattern } from './term-pattern.ts';

/** A range of a text, as UTF-16 offsets. */
interface Range {
  from: number;
  to: number;
}

/** A part of a text around a search match, and the ranges of the matched terms in it as UTF-16 offsets. */
export interface Snippet {
  snippet: string;
  highlights: Range[];
}

/** Maximum UTF-16 units of a snippet, and how many of them precede the first match. */
const maxSnippetLength = 240;
const leadLength = 60;
/** Maximum UTF-16 units by which a snippet is shortened so that it starts or ends at a space. */
const maxWordLength = leadLength / 2;

/** Returns the part of a text around the match, with the positions of the terms. */
export function createSnippet(text: string, { phrase, terms, isQuoted }: ParsedQuery, where: MatchPosition): Snippet {
  const whole = text.replace(/\s+/g, ' ').trim();
  const folded = foldWithOrigins(whole);
  const rangesOf = (pattern: RegExp) => findRanges(folded.text, pattern).map(({ from, to }) => originalRange(folded, from, to));
  const phrases = phrase.text === '' ? [] : rangesOf(phrasePattern(phrase, where));
  const found = isQuoted ? [] : terms.map((term) => rangesOf(termPattern(term, where)));
  const isLong = whole.length > maxSnippetLength;
  const match = isLong ? (phrases[0]?.from ?? findDensest(found)) : 0;
  const start = startNear(whole, Math.max(0, match - leadLength));
  const end = endNear(whole, start + maxSnippetLength);
  const opening = start > 0 ? '…' : '';
  const shift = opening.length - start;
  return {
    snippet: `${opening}${whole.slice(start, end)}${end < whole.length ? '…' : ''}`.toWellFormed(),
    highlights: merge([...phrases, ...found.flat()])
      .filter(({ from, to }) => from >= start && to <= end)
      .map(({ from, to }) => ({ from: from + shift, to: to + shift })),
  };
}

/** Returns the first offset from which a snippet holds most of the terms. */
function findDensest(found: Range[][]): number {
  let best = { from: 0, count: 0 };
  for (const { from } of found.flat().sort((a, b) => a.from - b.from)) {
    const last = from + maxSnippetLength - leadLength;
    const count = found.filter((ranges) => ranges.some((range) => range.from >= from && range.to <= last)).length;
    if (count > best.count) best = { from, count };
    if (count === found.length) break;
  }
  return best.from;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the start of the character that is at an offset. */
const characterAt = (text: string, at: number): number => graphemes.segment(text).containing(at)?.index ?? at;

/** Returns the start of the next word, or of a character where that is far. */
function startNear(text: string, at: number): number {
  const space = at === 0 ? -1 : text.indexOf(' ', at);
  return space >= 0 && space < at + maxWordLength ? space + 1 : characterAt(text, at);
}

/** Returns the end of the word before, or of a character where that is far. */
function endNear(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > at - maxWordLength ? space : characterAt(text, at);
}

function merge(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const { from, to } of ranges.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}
