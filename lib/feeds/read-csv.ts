/** The rows of a comma-separated table (RFC 4180), cells trimmed, empty rows left out. A quote that never ends runs to the end. */
export function readCsv(text: string, maxRows: number): string[][] {
  const token = /"([^"]*(?:""[^"]*)*)(?:"|$)|([^",\r\n]+)|(,)|(\r\n?|\n)|"/g;
  const rows: string[][] = [];
  let row: string[] = [''];
  const endRow = () => {
    if (row.some(Boolean)) rows.push(row);
    row = [''];
  };
  for (const [, quoted, plain, comma, lineEnd] of text.replace(/^\uFEFF/, '').matchAll(token)) {
    if (rows.length === maxRows) return rows;
    if (quoted !== undefined) row.push(row.pop() + quoted.replaceAll('""', '"').trim());
    else if (plain !== undefined) row.push(row.pop() + plain.trim());
    else if (comma) row.push('');
    else if (lineEnd) endRow();
  }
  endRow();
  return rows;
}
