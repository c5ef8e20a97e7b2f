import type { RowChange } from '../ports/library-store.ts';

/** Replaces a row by the result of `change` with what `put` writes, unless that is undefined. Returns the stored row. */
export async function replaceRow<Row>(
  row: Row | undefined,
  change: RowChange<Row>,
  put: (changed: Row) => Promise<unknown>,
): Promise<Row | undefined> {
  const changed = change(row);
  if (!changed) return row;
  await put(changed);
  return changed;
}
