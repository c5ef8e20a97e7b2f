import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret of a server that was given none: made up once, and kept where only its owner reads it. */
export async function getServerKey(directory: string): Promise<string> {
  const file = join(directory, 'secret.key');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const key = randomBytes(32).toString('base64url');
  await writeFile(file, `${key}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}
