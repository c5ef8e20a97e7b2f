/**
 * Reads the rows of comma-separated values (RFC 4180) with trimmed cells, without empty rows. An unclosed quote extends to the
 * end.
 */
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
