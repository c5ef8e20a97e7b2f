import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { eq, ne } from 'drizzle-orm';
import { tasks } from '../../lib/store/sql/schema-tasks.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { sqlSearch } from '../../lib/store/sql/sql-search.ts';
import { startBenchServer } from './bench-server.ts';
import { corpus, fillLibrary } from './server-corpus.ts';
import { type Call, measureLoad } from './server-load.ts';
import type { ServerAddresses } from './server-process.ts';
import { type Measurement, median } from './table.ts';

const rounds = 5;
const roundSeconds = 2;
const [usual, many] = [16, 200];
const newTasks = 200;

/** Measures the service as one process on a PostgreSQL server, with libraries of the given sizes in ascending order. */
export async function measureServer(sizes: number[]): Promise<Measurement[]> {
  const { child, addresses, db, userId, headers, urlOf, stop } = await startBenchServer();
  try {
    const rows: Measurement[] = [];
    for (const [at, size] of sizes.entries()) {
      await fillLibrary(db, userId, sizes[at - 1] ?? 0, size);
      const start = performance.now();
      await sqlSearch(db, userId).catchUp();
      const each = (performance.now() - start) / (size - (sizes[at - 1] ?? 0));
      rows.push({ what: `server, ${size} saved: to index each`, value: precise(each) });
      if (at === 0) rows.push(...(await readRows(child, addresses, headers, size)));
      rows.push(...(await growthRows(addresses, headers, size)));
    }
    rows.push(await taskRow(addresses, headers, db, userId, urlOf));
    return rows;
  } finally {
    await stop();
  }
}

/** Measures reading one saved media item through the bare handler, the HTTP API and MCP. */
async function readRows(
  child: ChildProcess,
  { origin, bare }: ServerAddresses,
  headers: Call['headers'],
  size: number,
): Promise<Measurement[]> {
  const query = (at: number) => `id=${encodeURIComponent(corpus.item(at % Math.min(size, 500)).content.contentId)}`;
  const queries = Array.from({ length: 500 }, (_, at) => query(at));
  const read = (at: number): Call => ({ url: `${origin}/api/v1/library/get?${queries[at % 500]}`, headers });
  const readBare = (at: number): Call => ({ url: `${bare}/saved?${queries[at % 500]}`, headers });
  const tool = (name: string, input: object) => (): Call => ({
    url: `${origin}/mcp`,
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }),
  });
  await measureLoad(read, usual, 2);
  await measureLoad(readBare, usual, 2);
  const rates: { own: number; bare: number }[] = [];
  const times: typeof rates = [];
  for (let round = 0; round < rounds; round++) {
    const own = await withProcessorTime(child, () => measureLoad(read, usual, roundSeconds));
    const handler = await withProcessorTime(child, () => measureLoad(readBare, usual, roundSeconds));
    rates.push({ own: own.perSecond, bare: handler.perSecond });
    times.push({ own: own.processorTime, bare: handler.processorTime });
  }
  const crowd = await measureLoad(read, many, 5);
  const { contentId } = corpus.item(1).content;
  const small = await withProcessorTime(child, () => measureLoad(tool('list_collections', {}), 4, 3));
  const large = await withProcessorTime(child, () => measureLoad(tool('get_saved_video', { id: contentId }), 4, 3));
  return [
    { what: 'server: reads of a saved medium a second', value: String(Math.round(median(rates.map(({ own }) => own)))) },
    { what: 'server: beside a bare handler', value: `${median(rates.map((one) => one.own / one.bare)).toFixed(2)} times` },
    // Other programs change the rates more than the processor time.
    { what: 'server: beside it by processor time', value: `${median(times.map((one) => one.bare / one.own)).toFixed(2)} times` },
    { what: `server: ${many} clients at once`, value: `${precise(crowd.p50)}, p95 ${precise(crowd.p95)}` },
    { what: 'server: processor time of a tool call, a list', value: precise(small.processorTime) },
    { what: 'server: processor time of a tool call, a saved medium', value: precise(large.processorTime) },
  ];
}

async function growthRows({ origin }: ServerAddresses, headers: Call['headers'], size: number): Promise<Measurement[]> {
  const calls: Record<string, (at: number) => string> = {
    'first page of the list': () => '/v1/library/list?limit=20',
    search: (at) => `/v1/library/search?keyword=${encodeURIComponent(corpus.word(at % 50, 200 + ((at * 97) % 3000)))}`,
    'first page of the feed': () => '/v1/feed?limit=20',
  };
  const rows: Measurement[] = [];
  for (const [what, path] of Object.entries(calls)) {
    const { p50, p95 } = await measureLoad((at) => ({ url: `${origin}/api${path(at)}`, headers }), 1, 4);
    rows.push({ what: `server, ${size} saved: ${what}`, value: `${precise(p50)}, p95 ${precise(p95)}` });
  }
  return rows;
}

/** Measures the task rate from the first request to the last finished task; each task reads a page and its captions. */
async function taskRow(
  { origin }: ServerAddresses,
  headers: Call['headers'],
  db: SqlDatabase,
  userId: string,
  urlOf: (name: string) => string,
): Promise<Measurement> {
  const start = performance.now();
  let requestCount = 0;
  const ask = async () => {
    while (requestCount < newTasks) {
      const url = encodeURIComponent(urlOf(`bench-${requestCount++}`));
      await (await fetch(`${origin}/api/v1/createSummaryTask?url=${url}`, { headers })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: usual }, ask));
  for (;;) {
    const pending = await db.$count(tasks, eq(tasks.status, 'pending'));
    if (pending === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const failed = await db.$count(tasks, ne(tasks.status, 'completed'));
  if (failed > 0) throw new Error(`${failed} tasks of ${userId} failed`);
  return { what: 'server: tasks a second', value: ((newTasks / (performance.now() - start)) * 1000).toFixed(1) };
}

/** Returns the result of calls, and the processor time that the server uses for each, in milliseconds. */
async function withProcessorTime<Load extends { calls: number }>(
  child: ChildProcess,
  work: () => Promise<Load>,
): Promise<Load & { processorTime: number }> {
  const taken = async () => {
    const addresses = once(child, 'message');
    child.send('processor time');
    return Number((await addresses)[0]);
  };
  const before = await taken();
  const load = await work();
  return { ...load, processorTime: ((await taken()) - before) / load.calls };
}

const precise = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
