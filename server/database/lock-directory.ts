import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Locks a directory against every other process, because two processes on one embedded database lose each other's rows without an
 * error. The lock is the system's, through SQLite: it ends with the process however that ends, and holds between containers
 * too, where a process's number says nothing. Throws when it is taken.
 */
export function lockDirectory(directory: string): () => void {
  const lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw new Error(`${directory} is in use by another process. Stop that one, or set GLOSS_DATA_DIR to another folder.`, {
      cause: error,
    });
  }
  return () => lock.close();
}
