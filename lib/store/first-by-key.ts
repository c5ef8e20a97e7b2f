/** Returns the first of the records with each key. An import may contain several, of which the first is merged. */
export function firstByKey<Row>(records: Row[], keyOf: (record: Row) => string): Map<string, Row> {
  const first = new Map<string, Row>();
  for (const record of records) if (!first.has(keyOf(record))) first.set(keyOf(record), record);
  return first;
}
