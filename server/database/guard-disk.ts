import { statfs } from 'node:fs/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';

/** The part of PGlite that Drizzle and its migrations use. */
export type EmbeddedClient = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'close'>;

/**
 * Minimum free bytes, for the log of PostgreSQL, which stops when it can't write it: two of its files, and the pages that they
 * refer to.
 */
const minFreeBytes = 64 * 1024 * 1024;

/** Matches statements that write. Those of Drizzle begin with their verb, or with `with`. */
const writes =
  /^\s*(?:(?:insert|update|delete|merge|create|alter|drop|truncate)\b|with\b.*\b(?:insert\s+into|update|delete\s+from)\b)/is;

/**
 * Wraps an embedded database so that it refuses to write, with PostgreSQL's code for a full disk (53100), while less than 64 MB
 * are free on the disk of its directory. Reads continue.
 */
export function guardDisk(client: EmbeddedClient, directory: string): EmbeddedClient {
  return {
    ...guarded(client, directory),
    transaction: (work) =>
      client.transaction((transaction) => work(Object.create(transaction, describe(guarded(transaction, directory))))),
    close: () => client.close(),
  };
}

const guarded = (client: Pick<Transaction, 'query' | 'exec'>, directory: string): Pick<PGlite, 'query' | 'exec'> => ({
  async query(statement, ...rest) {
    await ensureFreeSpace(statement, directory);
    return client.query(statement, ...rest);
  },
  async exec(statements, ...rest) {
    await ensureFreeSpace(statements, directory);
    return client.exec(statements, ...rest);
  },
});

const describe = (methods: object): PropertyDescriptorMap =>
  Object.fromEntries(Object.entries(methods).map(([name, value]) => [name, { value }]));

async function ensureFreeSpace(statement: string, directory: string): Promise<void> {
  if (writes.test(statement)) await checkFreeSpace(directory);
}

/** Throws PostgreSQL's code for a full disk (53100) while less than 64 MB are free on the disk of a folder. */
export async function checkFreeSpace(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  if (free >= minFreeBytes) return;
  const message = `The disk of ${directory} is full: ${free} bytes are free, ${minFreeBytes} are needed to write. Free some space.`;
  throw Object.assign(new Error(message), { code: '53100' });
}
