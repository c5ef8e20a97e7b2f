import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Whether tests can start a PostgreSQL of their own. It refuses to run as root, and then runs as another user, who must be
 * able to reach the program below `root`.
 */
export function canRunPostgres(root: string): boolean {
  if (process.getuid?.() !== 0) return true;
  for (let folder = root; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
