import fc from 'fast-check';
import { expect, it } from 'vitest';
import { downloadFile } from './download-file.ts';
import { fakeFiles, fakeHub, fetchFrom, repository } from './fixtures/fake-hub.ts';

const file = 'onnx/model.onnx';

function start(size = 1000) {
  const hub = fakeHub(size);
  const files = fakeFiles();
  const stop = new AbortController();
  const seen: [number, number][] = [];
  const host = { files, fetch: fetchFrom(hub, file), partSize: 100, timeouts: { silenceMs: 50, backOffMs: 0 } };
  const download = (onProgress: (have: number, total: number) => void = (...progress) => seen.push(progress)) =>
    downloadFile(host, repository, file, stop.signal, onProgress);
  const content = async () => new Uint8Array(await (await files.read(repository, file))!.arrayBuffer());
  return { hub, files, stop, seen, download, content };
}

it('downloads a file in parts and reports progress', async () => {
  const { hub, files, seen, download, content } = start();
  await download();
  expect(await content()).toEqual(hub.content);
  expect((await files.parts(repository)).map(({ from, to }) => to - from)).toEqual(Array(10).fill(100));
  expect(seen[0]).toEqual([0, 0]);
  expect(seen.at(-1)).toEqual([1000, 1000]);
  expect(hub.ranges).toEqual(['bytes=0-']);
});

it('sends no request for a complete file', async () => {
  const { hub, download } = start();
  await download();
  await download();
  expect(hub.ranges).toHaveLength(1);
});

it('continues where it was paused, and loses nothing', async () => {
  const { hub, stop, files, download, content } = start();
  await expect(download((have) => void (have >= 455 && stop.abort(new Error('paused'))))).rejects.toThrow('paused');
  const stored = (await files.parts(repository)).at(-1)!.to;
  expect(stored).toBe(462);
  const again = start();
  again.hub.content = hub.content;
  for (const [key, value] of files.stored) again.files.stored.set(key, value);
  await again.download();
  expect(again.hub.ranges).toEqual([`bytes=${stored}-`]);
  expect(await again.content()).toEqual(hub.content);
  expect(await content()).toHaveLength(stored);
});

it('survives any interruptions, as long as bytes arrive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 700 }),
      fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 8 }),
      async (size, cuts) => {
        const { hub, download, content } = start(size);
        hub.cuts = cuts;
        await download();
        expect(await content()).toEqual(hub.content);
      },
    ),
    { numRuns: 60 },
  );
});

it('gives up when no bytes arrive', async () => {
  const { hub, download } = start();
  hub.cuts = [0, 0, 0, 0, 0];
  await expect(download()).rejects.toMatchObject({ code: 'offline' });
  expect(hub.ranges).toHaveLength(4);
});

it('gives up on a silent server', async () => {
  const { hub, download } = start();
  hub.isSilent = true;
  await expect(download()).rejects.toMatchObject({ code: 'offline' });
});

it('starts again on a server without ranges', async () => {
  const { hub, download, content } = start();
  hub.isPlain = true;
  hub.cuts = [300];
  await download();
  expect(await content()).toEqual(hub.content);
});

it('starts again when the file has changed', async () => {
  const { hub, download, content } = start();
  hub.cuts = [300, 0, 0, 0, 0];
  await expect(download()).rejects.toMatchObject({ code: 'offline' });
  hub.content = fakeHub(700).content;
  await download();
  expect(await content()).toEqual(hub.content);
});

it('starts again when the file has become shorter than its stored part', async () => {
  const { hub, download, content } = start();
  hub.cuts = [300, 0, 0, 0, 0];
  await expect(download()).rejects.toMatchObject({ code: 'offline' });
  hub.content = fakeHub(200).content;
  await download();
  expect(await content()).toEqual(hub.content);
});

it.each([
  [404, 'modelFailed'],
  [403, 'modelFailed'],
  [429, 'rateLimited'],
])('maps status %i to a failure', async (status, code) => {
  const { hub, download } = start();
  hub.instead = [new Response('no', { status })];
  await expect(download()).rejects.toMatchObject({ code });
  expect(hub.ranges).toHaveLength(1);
});

it('retries after a server error', async () => {
  const { hub, download, content } = start();
  hub.instead = [new Response('no', { status: 503 }), new Response('no', { status: 500 })];
  await download();
  expect(await content()).toEqual(hub.content);
});

it('rejects the page of a captive portal', async () => {
  const { hub, files, download } = start();
  hub.instead = [new Response('<p>Welcome', { headers: { 'content-type': 'text/html; charset=utf-8', 'content-length': '10' } })];
  await expect(download()).rejects.toMatchObject({ code: 'modelFailed' });
  expect(files.stored.size).toBe(0);
});

it('reports a full disk, and keeps the stored parts', async () => {
  const { files, download } = start();
  files.freeBytes = 250;
  await expect(download()).rejects.toMatchObject({ code: 'storageFull' });
  expect(files.stored.size).toBe(2);
});
