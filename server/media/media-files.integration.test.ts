import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { mediaFiles } from './media-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'gloss-media-'));
afterAll(() => rmSync(folder, { recursive: true }));

function listOpenFiles(): string[] {
  const own = '/proc/self/fd';
  return readdirSync(own).flatMap((fd) => {
    try {
      return [readlinkSync(join(own, fd))].filter((path) => path.startsWith(folder));
    } catch {
      return [];
    }
  });
}

it('closes a file when its signal aborts', async () => {
  const abort = new AbortController();
  const file = await mediaFiles(folder, 100).create(abort.signal);
  await file.append(new Uint8Array([1, 2, 3]));
  expect(listOpenFiles()).toHaveLength(1);
  abort.abort();
  await expect.poll(listOpenFiles).toEqual([]);
});

it('leaves no file open when its signal aborts during the opening', async () => {
  const abort = new AbortController();
  const { signal } = abort;
  const throwIfAborted = signal.throwIfAborted.bind(signal);
  signal.throwIfAborted = () => {
    throwIfAborted();
    // The check has passed, and the file is not open yet.
    queueMicrotask(() => abort.abort());
  };
  await expect(mediaFiles(folder, 100).create(signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect([listOpenFiles(), readdirSync(folder)]).toEqual([[], []]);
});
