import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Keeps every other process out of a directory, as two of them in one embedded database lose each other's rows without an
 * error. The lock is the system's, through SQLite: it ends with the process however that ends, and holds between containers
 * too, where a process's number says nothing. Throws when it is taken.
 */
export function lockDirectory(directory: string): () => void {
  const lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw new Error(`${directory} is in use by another process`, { cause: error });
  }
  return () => lock.close();
}
