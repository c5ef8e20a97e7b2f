import { formsOf, type QueryTerm } from '../../search/query-terms.ts';
import { addTerms } from '../../search/terms.ts';

/** Maximum lines and characters of a window. Words in one window count as near; PostgreSQL limits the size of a tsvector. */
const windowLines = 64;
const windowLength = 20_000;

/**
 * Returns the words of each window (64 lines or 20,000 characters at most) of a folded text, prefixed with the user's number.
 */
export function windowsOf(text: string, number: number): string[][] {
  const windows: string[][] = [];
  let lines: string[] = [];
  let length = 0;
  const close = () => {
    const words = new Set<string>();
    addTerms(lines.join('\n'), (term) => words.add(wordOf(term, number)));
    if (words.size > 0) windows.push([...words]);
    lines = [];
    length = 0;
  };
  for (const line of text.split('\n')) {
    for (let at = 0; at < line.length; at += windowLength) {
      const piece = line.slice(at, at + windowLength);
      if (lines.length === windowLines || length + piece.length > windowLength) close();
      lines.push(piece);
      length += piece.length;
    }
  }
  close();
  return windows;
}

/** A tsquery of all terms. Terms are letters, digits and marks, which need no escaping. */
export const queryOf = (terms: QueryTerm[], number: number): string =>
  terms
    .map((term) => formsOf(term).map(({ text, isPrefix }) => `'${wordOf(text, number)}'${isPrefix ? ':*' : ''}`))
    .map((forms) => `(${forms.join(' | ')})`)
    .join(' & ');

const wordOf = (term: string, number: number): string => `${number}:${term}`;
