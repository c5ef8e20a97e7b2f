import { foldWithOrigins } from '../encoding/fold.ts';
import { findPositions } from './match-lines.ts';
import type { ParsedQuery } from './parse-query.ts';

/** A part of a text around a search match, and the ranges of the matched terms in it as UTF-16 offsets. */
export interface Snippet {
  snippet: string;
  highlights: { from: number; to: number }[];
}

/** Maximum UTF-16 units of a snippet, and how many of them precede the first match. */
const maxSnippetLength = 240;
const leadLength = 60;

/** Returns the part of a text around the match, with the positions of the terms. */
export function createSnippet(text: string, { phrase, terms }: ParsedQuery, where: 'words' | 'anywhere'): Snippet {
  const whole = text.replace(/\s+/g, ' ').trim();
  const { text: folded, origins } = foldWithOrigins(whole);
  const wanted = [phrase, ...terms];
  const ranges = wanted.flatMap((term) =>
    findPositions(folded, term, where).map((at) => ({ from: origins[at]!, to: origins[at + term.text.length]! })),
  );
  const merged = merge(ranges);
  const start = whole.length > maxSnippetLength ? wordStart(whole, Math.max(0, (merged[0]?.from ?? 0) - leadLength)) : 0;
  const end = Math.min(whole.length, start + maxSnippetLength);
  const opening = start > 0 ? '…' : '';
  const shift = opening.length - start;
  return {
    snippet: `${opening}${whole.slice(start, end)}${end < whole.length ? '…' : ''}`.toWellFormed(),
    highlights: merged.filter(({ to }) => to <= end).map(({ from, to }) => ({ from: from + shift, to: to + shift })),
  };
}

/** Returns the start of the next word, unless it is far. */
const wordStart = (text: string, at: number): number => {
  const space = at === 0 ? -1 : text.indexOf(' ', at);
  return space >= 0 && space < at + leadLength / 2 ? space + 1 : at;
};

function merge(ranges: Snippet['highlights']): Snippet['highlights'] {
  const merged: Snippet['highlights'] = [];
  for (const { from, to } of ranges.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}
