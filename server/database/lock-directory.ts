import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { explainReadOnly } from './explain-open-error.ts';

/**
 * Locks a directory against every other process, because two processes on one embedded database lose each other's rows without an
 * error. The lock is the operating system's, taken by SQLite: it ends with the process in any case, and works between containers,
 * where process ids are not unique. Throws if the directory is locked.
 */
export function lockDirectory(directory: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 });
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    throw new Error(textOf(error, directory), { cause: error });
  }
  const taken = lock;
  return () => taken.close();
}

/** SQLite's result codes: the file is locked, is read-only, can't be opened, is not a database. */
const [busy, readOnly, cannotOpen, notDatabase] = [5, 8, 14, 26];

function textOf(error: unknown, directory: string): string {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
  if (code === readOnly || code === cannotOpen) return explainReadOnly(directory);
  if (code === notDatabase)
    return `The file ${join(directory, 'lock')} is no lock of Gloss. Move it, or set GLOSS_DATA_DIR to another folder.`;
  if (code === busy) return `${directory} is in use by another process. Stop that one, or set GLOSS_DATA_DIR to another folder.`;
  return `The folder ${directory} can’t be locked: ${error instanceof Error ? error.message : error}`;
}
