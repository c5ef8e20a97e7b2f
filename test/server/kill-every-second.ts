/** `node test/server/kill-every-second.ts --seconds 60`: what remains of work and writes when processes are killed all the time. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { operations } from '../../lib/contract/index.ts';
import { summaries } from '../../lib/store/sql/schema-media.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { httpClient } from '../../lib/transports/http-client.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { startPostgres } from '../../server/database/start-postgres.ts';
import { newUser, testAccounts } from '../../server/testing/test-accounts.ts';
import { describedFetch } from './described-fetch.ts';
import { type Person, useService } from './load.ts';
import { startMedia } from './media-server.ts';
import { type Role, startProcess } from './processes.ts';

export interface KillingReport {
  kills: number;
  /** Of them, those of a process that was not answering yet. */
  whileStarting: number;
  /** Tasks that were accepted, and those of them that did not end well, or not with one result. */
  tasks: number;
  unfinished: string[];
  twice: string[];
  /** Writes that were acknowledged, and those that are not there. */
  writes: number;
  lost: string[];
  /** How often each refusal was met; `lost` is a connection that broke. */
  refused: Record<string, number>;
  undescribed: string[];
  /** At a time, of all processes. */
  mostConnections: number;
  /** From the end of the killing until everything was done. */
  seconds: number;
}

const roles: Role[] = ['node', 'node', 'worker', 'worker'];
/** People, and clients of each. */
const [people, clients] = [4, 2];
/** Seconds after which everything must be done. */
const patience = 60;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Two nodes and two workers on one PostgreSQL, under load; each second one of those that answer, whichever, is killed, and where
 * none does, the one that was started last.
 */
export async function killEverySecond(seconds: number): Promise<KillingReport> {
  const folder = await mkdtemp(join(tmpdir(), 'gloss-killing-'));
  const postgres = await startPostgres();
  const media = await startMedia();
  const database = await openPostgres(postgres.url, 3);
  const env = {
    DATABASE_URL: postgres.url,
    GLOSS_SECRET: 'a secret that all of these processes know',
    GLOSS_ORIGIN: 'http://gloss.test',
    GLOSS_CALLS_A_MINUTE: '1000000',
    GLOSS_DATA_DIR: folder,
    // Of four processes, they fit into what the tests' server lets in.
    GLOSS_DATABASE_CONNECTIONS: '6',
    TALKS_PORT: String(media.port),
  };
  const processes = roles.map((role) => startProcess(role, env));
  try {
    await Promise.all(processes.map(({ ready }) => ready()));
    const origins = processes.filter(({ role }) => role === 'node').map(({ origin }) => origin);
    const { ask, undescribed, refused } = describedFetch();
    const { accounts } = await testAccounts({ database });
    const persons = await Promise.all(
      Array.from({ length: people }, async (): Promise<Person> => {
        const { userId } = await newUser(accounts);
        const token = await accounts.tokens.create(userId, { name: 'load', scope: 'read write' });
        let at = 0;
        const nodes = origins.map((origin) =>
          httpClient(operations, { baseUrl: `${origin}/api`, fetch: ask, token: async () => token }),
        );
        return { userId, client: () => nodes[at++ % nodes.length]!, tasks: new Map(), collections: [], notes: new Map() };
      }),
    );

    let isOver = false;
    let [mostConnections, whileStarting] = [0, 0];
    const using = persons.flatMap((person) =>
      Array.from({ length: clients }, () => useService(person, media.urlOf, () => isOver)),
    );
    let kills = 0;
    const start = performance.now();
    while (kills < seconds) {
      await pause(start + (kills + 1) * 1000 - performance.now());
      const answering = processes.filter(({ isAnswering }) => isAnswering());
      const [last] = processes.toSorted((one, other) => other.startedAt() - one.startedAt());
      const victim = answering[Math.floor(Math.random() * answering.length)] ?? last!;
      whileStarting += answering.length === 0 ? 1 : 0;
      victim.kill();
      kills += 1;
      mostConnections = Math.max(mostConnections, await connectionsOf(database.db));
    }
    isOver = true;
    await Promise.all(using);
    await Promise.all(processes.map(({ ready }) => ready()));

    const end = performance.now();
    const until = end + patience * 1000;
    const ended = await Promise.all(persons.map((person) => endOf(person, until)));
    const told = performance.now();
    const rows = await Promise.all(persons.map((person, at) => keptOf(database.db, person, ended[at]!.done)));
    return {
      kills,
      whileStarting,
      tasks: persons.reduce((sum, { tasks }) => sum + tasks.size, 0),
      unfinished: ended.flatMap(({ unfinished }) => unfinished),
      twice: rows.flatMap(({ twice }) => twice),
      writes: rows.reduce((sum, { writes }) => sum + writes, 0),
      lost: rows.flatMap(({ lost }) => lost),
      refused,
      undescribed: [
        ...undescribed,
        ...processes.flatMap(({ said }) => said.filter((line) => line.startsWith('ended by itself'))),
      ],
      mostConnections,
      seconds: Math.round((told - end) / 1000),
    };
  } finally {
    await Promise.all(processes.map(({ end }) => end('SIGKILL')));
    await media.close();
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of processes of the service. */
async function connectionsOf(db: SqlDatabase): Promise<number> {
  const found = await db.execute<{ count: string }>(
    sql`select count(*) from pg_stat_activity where application_name like 'gloss%'`,
  );
  return Number((found as unknown as { rows: { count: string }[] }).rows[0]!.count);
}

/** Asks for every accepted task until it has ended. `done`: media by task. */
async function endOf(person: Person, until: number): Promise<{ done: Map<string, string>; unfinished: string[] }> {
  const done = new Map<string, string>();
  const unfinished: string[] = [];
  for (const [taskId, url] of person.tasks) {
    for (;;) {
      const told = await person
        .client()
        .getSummaryTaskStatus({ taskId })
        .catch(({ code }) => ({ status: 'refused', code, id: undefined, summary: undefined }));
      if (told.status === 'completed' && told.id && told.summary?.includes('clocks')) done.set(taskId, told.id);
      else if (performance.now() < until && told.status !== 'failed') {
        await pause(200);
        continue;
      } else unfinished.push(`${taskId} of ${url}: ${told.status} ${told.code ?? ''}`);
      break;
    }
  }
  return { done, unfinished };
}

/** What the database holds beside what was acknowledged. */
async function keptOf(db: SqlDatabase, person: Person, done: Map<string, string>) {
  const twice: string[] = [];
  for (const contentId of new Set(done.values())) {
    const found = await db.$count(summaries, and(eq(summaries.userId, person.userId), eq(summaries.contentId, contentId)));
    if (found !== 1) twice.push(`${contentId}: ${found} texts`);
  }
  const names = new Set<string>();
  for (let cursor: string | undefined; ; ) {
    const page = await person.client().listCollections({ limit: 100, ...(cursor && { cursor }) });
    for (const { name } of page.collections) names.add(name);
    cursor = page.nextCursor ?? undefined;
    if (!cursor) break;
  }
  const lost = person.collections.filter((name) => !names.has(name));
  const notes = [...person.notes].filter(([, text]) => text !== '');
  for (const [contentId, text] of notes) {
    const note = await person.client().getNote({ contentId });
    if (note.text !== text) lost.push(`note on ${contentId}`);
  }
  return { twice, lost, writes: person.collections.length + notes.length };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
  const report = await killEverySecond(Number(values.seconds));
  console.log(report);
  const faults = [report.unfinished, report.twice, report.lost, report.undescribed].flat();
  console.log(faults.length === 0 ? 'nothing was lost' : `${faults.length} faults`);
  process.exit(faults.length === 0 ? 0 : 1);
}
