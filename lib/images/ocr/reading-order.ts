import type { PixelRectangle } from './planes.ts';

/** A text that was recognized in an image, usually a line or a word, with the rectangle that it covers. */
export interface TextBox extends PixelRectangle {
  text: string;
}

/** Minimum gap between two columns, in line heights. */
const columnGap = 1;
/** Minimum number of rows of a column. */
const columnRows = 2;
/** Maximum aspect ratio of table cells in the median; a table is read row by row. */
const cellShape = 7;
/** Maximum number of bands in which columns are searched for. */
const maxBands = 60;

/** Sorts texts in reading order: line by line, and column by column if there are columns. */
export const inReadingOrder = (pieces: readonly TextBox[]): string => linesOf(pieces).join('\n');

function linesOf(pieces: readonly TextBox[]): string[] {
  const columns = columnsOf(pieces);
  if (columns.length > 1) return columns.flatMap(linesOf);
  const bands = cut(pieces, rowSpan, 0);
  for (let from = 0; from < bands.length && bands.length <= maxBands; from++) {
    // Columns may have a heading above and a footer below.
    for (let to = bands.length; to > from + 1; to--) {
      const middle = bands.slice(from, to).flat();
      if (columnsOf(middle).length > 1)
        return [...bands.slice(0, from).flatMap(linesOf), ...linesOf(middle), ...bands.slice(to).flatMap(linesOf)];
    }
  }
  return bands.flatMap((band) => rowsOf(band).map((row) => row.map(({ text }) => text).join(' ')));
}

/** Divides texts into columns; a single one if there are none. */
function columnsOf(pieces: readonly TextBox[]): TextBox[][] {
  const columns = cut(pieces, columnSpan, columnGap * median(pieces.map(({ height }) => height)));
  const rows = columns.map((column) => rowsOf(column).length);
  if (rows.some((count) => count < columnRows)) return [[...pieces]];
  const isTable =
    rows.every((count) => count === rowsOf(pieces).length) &&
    median(pieces.map(({ width, height }) => width / height)) <= cellShape;
  return isTable ? [[...pieces]] : columns;
}

/** Returns the vertical middle of a box; boxes of adjacent lines overlap. */
const rowSpan = ({ top, height }: PixelRectangle) => ({ from: top + 0.3 * height, to: top + 0.7 * height });
const columnSpan = ({ left, width }: PixelRectangle) => ({ from: left, to: left + width });

/** Divides texts into groups with more than `gap` between them, along one axis. */
function cut(pieces: readonly TextBox[], span: (piece: TextBox) => { from: number; to: number }, gap: number): TextBox[][] {
  const groups: TextBox[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of pieces.toSorted((a, b) => span(a).from - span(b).from)) {
    const { from, to } = span(piece);
    if (from > end + gap) groups.push([]);
    groups.at(-1)!.push(piece);
    end = Math.max(end, to);
  }
  return groups;
}

/** Groups texts into rows, from left to right. */
function rowsOf(pieces: readonly TextBox[]): TextBox[][] {
  const rows: TextBox[][] = [];
  const middle = ({ top, height }: PixelRectangle) => top + height / 2;
  for (const piece of pieces.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    const isBeside = row && middle(piece) - middle(row[0]!) < Math.min(piece.height, row[0]!.height) / 2;
    if (isBeside) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.left - b.left));
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
