import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { getServerKey } from './server-key.ts';

const folder = await mkdtemp(join(tmpdir(), 'gloss-key-'));
afterAll(() => rm(folder, { recursive: true }));

it('is generated once, and only its owner can read it', async () => {
  const directory = join(folder, 'made', 'here');
  const key = await getServerKey(directory);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await getServerKey(directory)).toBe(key);
  expect((await stat(join(directory, 'secret.key'))).mode & 0o777).toBe(0o600);
  expect(await getServerKey(join(folder, 'other'))).not.toBe(key);
});

it.each(['', '\n', 'AAAA'])('of %j, as a full disk leaves one, is refused and stays', async (text) => {
  const file = join(folder, 'secret.key');
  await writeFile(file, text);
  await expect(getServerKey(folder)).rejects.toThrow(/secret\.key holds no whole key\. Restore it from your copy/);
  expect(await readFile(file, 'utf8')).toBe(text);
});
