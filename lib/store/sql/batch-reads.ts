/** Batches reads by id: all reads of one tick become one query. */
export function batchReads<Row>(load: (ids: string[]) => Promise<Map<string, Row>>): (id: string) => Promise<Row | undefined> {
  let batch: { ids: Set<string>; rows: Promise<Map<string, Row>> } | undefined;

  function begin() {
    const ids = new Set<string>();
    const rows = Promise.resolve().then(() => {
      batch = undefined;
      return load([...ids]);
    });
    return { ids, rows };
  }

  return async (id) => {
    batch ??= begin();
    batch.ids.add(id);
    return (await batch.rows).get(id);
  };
}
