import { unspacedScripts } from '../subtitles/unspaced-scripts.ts';

const unspaced = `[${unspacedScripts}]`;
const letter = String.raw`[\p{L}\p{N}\p{M}]`;
const run = new RegExp(`(?<unspaced>[${unspaced}&&${letter}]+)|[${letter}--${unspaced}]+`, 'gv');

/** Maximum characters of a term; longer words are truncated. */
const maxTermLength = 24;

/** Adds the terms of a folded text: its words; for scripts without spaces each character and each pair of them. */
export function addTerms(text: string, add: (term: string) => void): void {
  for (const { 0: found, groups } of text.matchAll(run)) {
    if (!groups?.unspaced) {
      add(found.length > maxTermLength ? found.slice(0, maxTermLength) : found);
      continue;
    }
    let before = '';
    for (const character of found) {
      add(character);
      if (before) add(before + character);
      before = character;
    }
  }
}

/** A term of a query. A prefix matches every term that starts with it. */
export interface QueryTerm {
  text: string;
  isPrefix: boolean;
  /** Whether it is a whole word, or a part of text without spaces. */
  isWord: boolean;
}

/**
 * Splits a folded query into terms. Words match by prefix, because endings differ (clock, clocks), very short ones only while
 * they are being typed.
 */
export function queryTerms(query: string): QueryTerm[] {
  const terms = new Map<string, QueryTerm>();
  const put = (term: QueryTerm) => terms.set(term.text, term);
  for (const { 0: found, groups, index } of query.matchAll(run)) {
    if (groups?.unspaced) {
      const characters = [...found];
      if (characters.length === 1) put({ text: found, isPrefix: false, isWord: false });
      for (let at = 1; at < characters.length; at++)
        put({ text: characters[at - 1]! + characters[at]!, isPrefix: false, isWord: false });
      continue;
    }
    const isTyped = index + found.length === query.length;
    const isLong = found.length >= 3 || (found.length === 2 && (isTyped || found > '\u02ff'));
    put({ text: found.slice(0, maxTermLength), isPrefix: isLong, isWord: true });
  }
  return [...terms.values()];
}
