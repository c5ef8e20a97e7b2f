import { restorePipes } from './escaped-pipe.ts';
import type { Inline } from './inline.ts';

/** A table of a text, and the text before it in the same paragraph. */
export interface Table {
  before: Inline[];
  /** Cells by rows; the first row is the header. */
  rows: Inline[][][];
}

const delimiter = /^\s*:?-+:?\s*$/;

/**
 * Reads a table of GitHub Flavored Markdown (https://github.github.com/gfm/#tables-extension-) from a paragraph, whose line
 * breaks are `\n` and whose escaped pipes are marked; undefined if there is none.
 */
export function readTable(inlines: readonly Inline[]): Table | undefined {
  if (!inlines.some(({ text }) => text.includes('|'))) return undefined;
  const lines = splitAt(inlines, '\n');
  const at = lines.findIndex((line, i) => i > 0 && isDelimiterRow(line, lines[i - 1]!));
  if (at < 0) return undefined;
  const rows = lines.slice(at + 1).map(cellsOf);
  const before = lines.slice(0, at - 1).flatMap((line) => [...line, { text: ' ' }]);
  return {
    before: before.map((inline) => ({ ...inline, text: restorePipes(inline.text) })),
    rows: [cellsOf(lines[at - 1]!), ...rows],
  };
}

function isDelimiterRow(line: readonly Inline[], header: readonly Inline[]): boolean {
  const cells = cellsOf(line);
  const isDelimiter = cells.every(([only, ...others]) => others.length === 0 && only !== undefined && delimiter.test(only.text));
  return isDelimiter && line.some(({ text }) => text.includes('|')) && cells.length === cellsOf(header).length;
}

/** Returns the cells of a row; pipes at its ends are optional. */
function cellsOf(line: readonly Inline[]): Inline[][] {
  const cells = splitAt(line, '|');
  if (cells.length > 1 && isBlank(cells[0]!)) cells.shift();
  if (cells.length > 1 && isBlank(cells.at(-1)!)) cells.pop();
  return cells.map(trimCell);
}

/** Returns a cell without the space around its text, and with its escaped pipes as pipes, in code too. */
const trimCell = (cell: Inline[]): Inline[] =>
  cell
    .map((inline, i) => {
      const text = inline.code ? inline.text.replaceAll('\\|', '|') : restorePipes(inline.text);
      const start = i === 0 ? text.trimStart() : text;
      return { ...inline, text: i === cell.length - 1 ? start.trimEnd() : start };
    })
    .filter(({ text }) => text);

const isBlank = (inlines: readonly Inline[]) => inlines.every(({ text }) => text.trim() === '');

/** Splits a text at a character outside of code. */
function splitAt(inlines: readonly Inline[], separator: string): Inline[][] {
  const parts: Inline[][] = [[]];
  for (const inline of inlines) {
    const texts = inline.code ? [inline.text] : inline.text.split(separator);
    for (const [i, text] of texts.entries()) {
      if (i > 0) parts.push([]);
      if (text) parts.at(-1)!.push({ ...inline, text });
    }
  }
  return parts;
}
