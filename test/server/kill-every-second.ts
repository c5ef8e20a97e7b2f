/** `node test/server/kill-every-second.ts --seconds 60` checks that no task and no write is lost while processes are killed. */
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
import { startPostgres } from '../../server/database/testing/start-postgres.ts';
import { newUser, testAccounts } from '../../server/testing/test-accounts.ts';
import { describedFetch } from './described-fetch.ts';
import { type Person, useService } from './load.ts';
import { startMedia } from './media-server.ts';
import { type Role, startProcess } from './processes.ts';

export interface KillingReport {
  kills: number;
  /** Kills of a process that was still starting. */
  whileStarting: number;
  /** The number of accepted tasks, those that did not complete, and those with more than one result. */
  tasks: number;
  unfinished: string[];
  twice: string[];
  /** The number of acknowledged writes, and those that are missing. */
  writes: number;
  lost: string[];
  /** The number of refusals by status and code; `lost` counts broken connections. */
  refused: Record<string, number>;
  undescribed: string[];
  /** The maximum number of concurrent database connections of all processes. */
  maxConnections: number;
  /** Seconds from the last kill until every task had ended. */
  seconds: number;
}

const roles: Role[] = ['node', 'node', 'worker', 'worker'];
/** The number of users, and of clients of each. */
const [people, clients] = [4, 2];
/** Seconds within which every task must end after the last kill. */
const maxWaitSeconds = 60;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Runs two nodes and two workers on one PostgreSQL under load, and kills a random one of those that listen each second, or the
 * one that was started last where none does.
 */
export async function killEverySecond(seconds: number): Promise<KillingReport> {
  const folder = await mkdtemp(join(tmpdir(), 'gloss-killing-'));
  const postgres = await startPostgres();
  const media = await startMedia();
  const database = await openPostgres(postgres.url, { connections: 3 });
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
    let [maxConnections, whileStarting] = [0, 0];
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
      maxConnections = Math.max(maxConnections, await connectionsOf(database.db));
    }
    // On a slow machine no process is ready before the last kill.
    const hasAccepted = () =>
      persons.some(({ tasks }) => tasks.size > 0) && persons.some(({ collections }) => collections.length > 0);
    while (!hasAccepted() && performance.now() < start + (seconds + maxWaitSeconds) * 1000) await pause(100);
    isOver = true;
    await Promise.all(using);
    await Promise.all(processes.map(({ ready }) => ready()));

    const end = performance.now();
    const until = end + maxWaitSeconds * 1000;
    const ended = await Promise.all(persons.map((person) => endOf(person, until)));
    const finishedAt = performance.now();
    const rows = await Promise.all(persons.map((person, at) => compareStored(database.db, person, ended[at]!.done)));
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
        ...processes.flatMap(({ errors }) => errors.filter((line) => line.startsWith('ended by itself'))),
      ],
      maxConnections,
      seconds: Math.round((finishedAt - end) / 1000),
    };
  } finally {
    await Promise.all(processes.map(({ end }) => end('SIGKILL')));
    await media.close();
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the number of database connections of the service. */
async function connectionsOf(db: SqlDatabase): Promise<number> {
  const found = await db.execute<{ count: string }>(
    sql`select count(*) from pg_stat_activity where application_name like 'gloss%'`,
  );
  return Number((found as unknown as { rows: { count: string }[] }).rows[0]!.count);
}

/** Polls every accepted task until it has ended. `done`: content ids by task. */
async function endOf(person: Person, until: number): Promise<{ done: Map<string, string>; unfinished: string[] }> {
  const done = new Map<string, string>();
  const unfinished: string[] = [];
  for (const [taskId, url] of person.tasks) {
    for (;;) {
      const task = await person
        .client()
        .getSummaryTaskStatus({ taskId })
        .catch(({ code }) => ({ status: 'refused', code, id: undefined, summary: undefined }));
      if (task.status === 'completed' && task.id && task.summary?.includes('clocks')) done.set(taskId, task.id);
      else if (performance.now() < until && task.status !== 'failed') {
        await pause(200);
        continue;
      } else unfinished.push(`${taskId} of ${url}: ${task.status} ${task.code ?? ''}`);
      break;
    }
  }
  return { done, unfinished };
}

/** Compares the stored rows with the acknowledged tasks and writes. */
async function compareStored(db: SqlDatabase, person: Person, done: Map<string, string>) {
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
  const losses = [report.unfinished, report.twice, report.lost, report.undescribed].flat();
  console.log(losses.length === 0 ? 'nothing was lost' : `${losses.length} losses`);
  process.exit(losses.length === 0 ? 0 : 1);
}
