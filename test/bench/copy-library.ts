import type { ClientBase } from 'pg';

/** The saved items to copy. */
export interface Copies {
  /** Number of the first copy; 1 when absent. */
  first?: number;
  copies: number;
  /** How many of the generated items are copied, from the first on. */
  items: number;
  /** The number of all generated items, by which the ids of a copy are moved. */
  generated: number;
}

/** The tables with rows of a saved item, and the column that holds its id. */
const tables = {
  contents: 'content_id',
  transcripts: 'content_id',
  summaries: 'content_id',
  saved: 'content_id',
  notes: 'content_id',
  channel_items: 'content_id',
  search_documents: 'content_id',
  search_windows: 'content_id',
  changes: 'id',
};
/** Milliseconds between the times of two generated items. */
const itemIntervalMs = 60_000;

/**
 * Copies the first saved items of a user in the database, index included, because to generate and index each takes hours. Texts
 * are the same, ids and times are those of later items.
 */
export async function copyItems(client: ClientBase, userId: string, copies: Copies): Promise<void> {
  const { generated } = copies;
  const moved = (column: string) =>
    `left(${column}, 8) || lpad((substr(${column}, 9)::int + copy * ${generated})::text, 11, '0')`;
  await copyRows(client, userId, copies, (column, id) => {
    if (['content_id', 'item_id', 'summary_id', 'id'].includes(column)) return moved(column);
    if (column === 'source_url' || column === 'row') {
      const text = `replace(${column}::text, substr(${id}, 9), substr(${moved(id)}, 9))`;
      return column === 'row' ? `${text}::json` : text;
    }
    if (['created_at', 'updated_at', 'at'].includes(column)) return `${column} + copy::bigint * ${generated * itemIntervalMs}`;
    return column === 'cursor' ? `cursor + copy * ${generated}` : column;
  });
  await client.query('update cursors set cursor = (select max(cursor) from changes where user_id = $1) where user_id = $1', [
    userId,
  ]);
  await client.query(
    'update search_progress set cursor = (select max(cursor) from changes where user_id = $1) where user_id = $1',
    [userId],
  );
}

/** Copies the first saved items of a user to as many new accounts as copies. */
export async function copyToAccounts(client: ClientBase, userId: string, copies: Copies): Promise<void> {
  const series = `generate_series(1, ${copies.copies}) copy`;
  await client.query(
    `insert into users (user_id, email, password_hash, created_at) select user_id || copy, copy || email, '-', created_at from users, ${series} where user_id = $1`,
    [userId],
  );
  await client.query(
    `insert into channels select user_id || copy, channel_id, unsubscribed_at, row from channels, ${series} where user_id = $1`,
    [userId],
  );
  for (const [table, others] of [
    ['cursors', ''],
    ['search_progress', ', version'],
  ])
    await client.query(
      `insert into ${table} (user_id, cursor${others}) select user_id || copy, ${copies.items}${others} from ${table}, ${series} where user_id = $1`,
      [userId],
    );
  // Each word of the index begins with the number of its user.
  const words = `array_to_tsvector(array(select number || substr(word, position(':' in word))
    from unnest(tsvector_to_array(words)) word, search_progress p where p.user_id = rows.user_id || copy))`;
  await copyRows(client, userId, copies, (column) =>
    column === 'user_id' ? 'rows.user_id || copy' : column === 'words' ? words : column,
  );
}

/** Inserts copies of the rows of the first saved items, each column by an expression. */
async function copyRows(
  client: ClientBase,
  userId: string,
  { first = 1, copies, items }: Copies,
  expressionOf: (column: string, id: string) => string,
): Promise<void> {
  // Built at the end, as by a restored backup: to insert into it takes many times as long.
  await client.query('drop index search_windows_words');
  for (const [table, id] of Object.entries(tables)) {
    const { rows } = await client.query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1 and table_schema = current_schema()',
      [table],
    );
    const names = rows.map(({ name }) => name);
    await client.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
       select ${names.map((name) => expressionOf(name, id)).join(', ')}
       from ${table} rows, generate_series(${first}, ${first + copies - 1}) copy
       where rows.user_id = $1 and substr(${id}, 9)::int < ${items}`,
      [userId],
    );
  }
  await client.query(`set maintenance_work_mem = '512MB'`);
  await client.query('create index search_windows_words on search_windows using gin (words)');
}
