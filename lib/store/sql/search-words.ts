import { addTerms, type QueryTerm } from '../../search/terms.ts';

/** Maximum lines and characters of a window. Words in one window count as near; PostgreSQL limits the size of a tsvector. */
const windowLines = 64;
const windowLength = 20_000;

/**
 * Returns the words of each window (64 lines or 20,000 characters at most) of a folded text, prefixed with the user's number.
 */
export function windowsOf(text: string, number: number): string[][] {
  const windows: string[][] = [];
  let words = new Set<string>();
  let [lines, length] = [0, 0];
  const close = () => {
    if (words.size > 0) windows.push([...words]);
    words = new Set();
    [lines, length] = [0, 0];
  };
  for (const line of text.split('\n')) {
    for (let at = 0; at < line.length; at += windowLength) {
      const piece = line.slice(at, at + windowLength);
      if (lines === windowLines || length + piece.length > windowLength) close();
      addTerms(piece, (term) => words.add(wordOf(term, number)));
      lines += 1;
      length += piece.length;
    }
  }
  close();
  return windows;
}

/** A tsquery of all terms. Terms are letters, digits and marks, which need no escaping. */
export const queryOf = (terms: QueryTerm[], number: number): string =>
  terms.map(({ text, isPrefix }) => `'${wordOf(text, number)}'${isPrefix ? ':*' : ''}`).join(' & ');

const wordOf = (term: string, number: number): string => `${number}:${term}`;
