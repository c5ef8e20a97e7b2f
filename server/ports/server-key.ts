import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Minimum characters of a key, as of a configured secret. A generated one has 43. */
const minLength = 32;

/**
 * Returns the secret of a server whose configuration has none. It is generated once, into a file that only its owner can read.
 * Throws if the file is incomplete, because nothing that was sealed with the original key could be opened with another one.
 */
export async function getServerKey(directory: string): Promise<string> {
  const file = join(directory, 'secret.key');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  try {
    const key = (await readFile(file, 'utf8')).trim();
    if (key.length >= minLength) return key;
    throw new Error(
      `${file} holds no whole key. Restore it from your copy, or delete it: then the keys of models have to be entered again.`,
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const key = randomBytes(32).toString('base64url');
  // A full disk leaves an empty file, which must not be taken for the key.
  await writeFile(`${file}.new`, `${key}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return key;
}
