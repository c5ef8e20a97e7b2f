import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the secret of a server without a configured one: generated once, and stored for its owner alone to read. */
export async function serverKey(directory: string): Promise<string> {
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
