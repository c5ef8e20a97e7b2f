/** `node test/soak/growth.ts` prints the times of reads, and the size of a saved item, as a library and its server grow. */
import process from 'node:process';
import pg from 'pg';
import { sqlSearch } from '../../lib/store/sql/sql-search.ts';
import { startBenchServer } from '../bench/bench-server.ts';
import { copyItems, copyToAccounts } from '../bench/copy-library.ts';
import { corpus, fillLibrary } from '../bench/server-corpus.ts';
import { type Call, measureLoad } from '../bench/server-load.ts';
import { formatTable, type Measurement, median } from '../bench/table.ts';

/** The number of saved items that are generated; the others are copies of them under other ids. */
const generated = 1000;
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [20_000, 100_000];
/** Other accounts, and the saved items of each. */
const [others, itemsOfOther] = [999, 20];
const rounds = 3;
const secondsOfRound = 3;

const { addresses, db, databaseUrl, userId, headers, stop } = await startBenchServer();
// Without the server's time limit for statements.
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();

const get = (path: string): Call => ({ url: `${addresses.origin}/api${path}`, headers });
const units = Array.from({ length: 20 }, (_, at) => ({ kind: 'video', id: corpus.item(at).content.contentId }));
const calls: Record<string, (at: number) => Call> = {
  'first page of the list': () => get('/v1/library/list?limit=20'),
  search: (at) => get(`/v1/library/search?keyword=${encodeURIComponent(corpus.word(at % 50, 200 + ((at * 97) % 3000)))}`),
  'first page of the feed': () => get('/v1/feed?limit=20'),
  'first 100 changes': () => get('/v1/changes'),
  'synchronization of 20 items': () => ({
    ...get('/v1/sync/read'),
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ units }),
  }),
};

try {
  const before = await databaseSize();
  await fillLibrary(db, userId, 0, generated);
  await sqlSearch(db, userId).catchUp();
  const bytes = ((await databaseSize()) - before) / generated;
  const rows = [{ what: 'bytes a saved item of 200 cues, with its indexes', value: String(Math.round(bytes)) }];
  rows.push(...(await measure(`${generated} saved`)));
  await copyToAccounts(client, userId, { copies: others, items: itemsOfOther, generated });
  const accounts = `${others + 1} accounts`;
  rows.push(...(await measure(`${generated} saved, ${accounts}`)));
  let size = generated;
  for (const next of sizes) {
    const copies = (next - size) / generated;
    await copyItems(client, userId, { first: size / generated, copies, items: generated, generated });
    size = next;
    rows.push(...(await measure(`${size} saved, ${accounts}`)));
  }
  console.log(formatTable(rows));
} finally {
  await client.end();
  await stop();
}
process.exit();

/** Measures each kind of read by one client: medians of the p50 and p95 of some rounds. */
async function measure(what: string): Promise<Measurement[]> {
  console.error(`measuring ${what} …`);
  await client.query('vacuum analyze');
  const rows: Measurement[] = [];
  for (const [name, callOf] of Object.entries(calls)) {
    await measureLoad(callOf, 1, 1);
    const taken: { p50: number; p95: number }[] = [];
    for (let round = 0; round < rounds; round++) taken.push(await measureLoad(callOf, 1, secondsOfRound));
    const [p50, p95] = [median(taken.map((one) => one.p50)), median(taken.map((one) => one.p95))];
    const row = { what: `${what}: ${name}`, value: `${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms` };
    console.error(`${row.what}  ${row.value}`);
    rows.push(row);
  }
  return rows;
}

async function databaseSize(): Promise<number> {
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size');
  return Number(rows[0]!.size);
}
