import { statfs } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { forgetRowTypes } from './forget-row-types.ts';

/** What a database is asked with. */
export type LastingPglite = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'close'>;

/** Bytes without which it is not opened again: for two files of its log, and for what is then written. */
const leastRoom = 64 * 1024 * 1024;
/** The status with which PostgreSQL's program leaves a query that has failed. */
const queryFailed = 100;

interface Opened {
  client: PGlite;
  /** Why it answers no more. */
  end(): Error | undefined;
}

/**
 * The embedded database in a directory. When it panics, as PostgreSQL does where its log can't be written, it is opened anew with
 * the next question, and has all that it had acknowledged; while the disk is full, questions fail with PostgreSQL's own code for
 * that.
 */
export async function openLastingPglite(directory: string): Promise<LastingPglite> {
  let opened = await open(directory).catch(async (error) => {
    await ensureRoom(directory);
    throw error;
  });
  let opening: Promise<void> | undefined;

  const openAnew = async () => {
    await ensureRoom(directory);
    opened.client.Module.FS.quit();
    opened = await open(directory);
  };
  const client = async (): Promise<PGlite> => {
    if (opened.end()) {
      opening ??= openAnew().finally(() => {
        opening = undefined;
      });
      await opening;
    }
    return opened.client;
  };
  return {
    query: async (...question) => (await client()).query(...question),
    exec: async (...question) => (await client()).exec(...question),
    transaction: async (work) => (await client()).transaction(work),
    close: async () => (opened.end() ? undefined : opened.client.close()),
  };
}

async function ensureRoom(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < leastRoom) throw Object.assign(new Error(`the disk of ${directory} is too full`), { code: '53100' });
}

async function open(directory: string): Promise<Opened> {
  const client = await PGlite.create(directory);
  forgetRowTypes(client);
  let end: Error | undefined;
  const { Module } = client;
  const step = Module._PostgresMainLoopOnce;
  Module._PostgresMainLoopOnce = () => {
    try {
      step();
    } catch (error) {
      // Anything else is the program's end.
      if ((error as { status?: number }).status !== queryFailed) end = error as Error;
      throw error;
    }
  };
  const ask = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (message) => {
    // A program that has ended would be asked again and again, without end, and hold up the process.
    if (end) throw Object.assign(new Error('the embedded database has ended'), { code: '57P01', cause: end });
    return ask(message);
  };
  return { client, end: () => end };
}
