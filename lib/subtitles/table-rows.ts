/** Columns of a row that are read. */
const maxColumns = 100;

/** A value of a table. */
export interface TableValue {
  text: string;
  /** Set where the value stands in quotes from its first to its last character. */
  isQuoted: boolean;
  /** Number of its row, from 0. */
  row: number;
  isLastOfRow: boolean;
}

/** Iterates over the rows of a table. A value in quotes may contain separators, line breaks and doubled quotes (RFC 4180). */
export function* rowsOf(text: string, separator: string): Generator<string[], undefined> {
  let row: string[] = [];
  for (const { text: value, isLastOfRow } of valuesOf(text, separator)) {
    if (row.length < maxColumns) row.push(value);
    if (!isLastOfRow) continue;
    yield row;
    row = [];
  }
  return undefined;
}

/** Iterates over the values of a table. What follows the closing quote of a value is no part of it. */
export function* valuesOf(text: string, separator: string): Generator<TableValue> {
  let position = 0;
  let row = 0;
  while (position <= text.length) {
    const close = text[position] === '"' ? closingQuote(text, position + 1) : undefined;
    const end = endOfValue(text, close ?? position, separator);
    const isLastOfRow = text[end] !== separator;
    const value = close === undefined ? text.slice(position, end) : text.slice(position + 1, close).replaceAll('""', '"');
    yield { text: value, isQuoted: close !== undefined && close + 1 === end, row, isLastOfRow };
    if (isLastOfRow) row++;
    position = end + 1;
  }
}

/** Returns the position of the quote that ends a value; the end of the text for a value without one. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at;
  return text.length;
}

function endOfValue(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at++;
  return at;
}
