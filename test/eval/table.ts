/** The figures of some methods on one set. A figure that a method doesn't have is left out. */
export interface Table {
  title: string;
  columns: readonly Column[];
  rows: readonly Row[];
}
export interface Column {
  name: string;
  digits: number;
}
export interface Row {
  method: string;
  figures: Record<string, number | undefined>;
}

/** The mean of what is known of each sample, by column. */
export const row = (method: string, samples: readonly Row['figures'][]): Row => {
  const names = new Set(samples.flatMap((sample) => Object.keys(sample)));
  return { method, figures: Object.fromEntries([...names].map((name) => [name, meanOf(samples.map((sample) => sample[name]))])) };
};

function meanOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : undefined;
}

export function formatTable({ title, columns, rows }: Table): string {
  const first = Math.max(...rows.map(({ method }) => method.length)) + 2;
  const widths = columns.map(({ name }) => Math.max(8, name.length + 2));
  const line = (name: string, cells: readonly string[]) =>
    (name.padEnd(first) + cells.map((cell, i) => cell.padStart(widths[i]!)).join('')).trimEnd();
  const head = line(
    '',
    columns.map(({ name }) => name),
  );
  const body = rows.map(({ method, figures }) =>
    line(
      method,
      columns.map(({ name, digits }) => figures[name]?.toFixed(digits) ?? ''),
    ),
  );
  return [title, head, ...body].join('\n');
}
