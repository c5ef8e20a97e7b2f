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

it('brings a file in parts, and tells how far it is', async () => {
  const { hub, files, seen, download, content } = start();
  await download();
  expect(await content()).toEqual(hub.content);
  expect((await files.parts(repository)).map(({ from, to }) => to - from)).toEqual(Array(10).fill(100));
  expect(seen[0]).toEqual([0, 0]);
  expect(seen.at(-1)).toEqual([1000, 1000]);
  expect(hub.ranges).toEqual(['bytes=0-']);
});

it('asks for nothing once it is there', async () => {
  const { hub, download } = start();
  await download();
  await download();
  expect(hub.ranges).toHaveLength(1);
});

it('goes on where it was paused, and has lost nothing', async () => {
  const { hub, stop, files, download, content } = start();
  await expect(download((have) => void (have >= 455 && stop.abort(new Error('paused'))))).rejects.toThrow('paused');
  const kept = (await files.parts(repository)).at(-1)!.to;
  expect(kept).toBe(462);
  const again = start();
  again.hub.content = hub.content;
  for (const [key, value] of files.kept) again.files.kept.set(key, value);
  await again.download();
  expect(again.hub.ranges).toEqual([`bytes=${kept}-`]);
  expect(await again.content()).toEqual(hub.content);
  expect(await content()).toHaveLength(kept);
});

it('survives any cuts, as long as something comes', async () => {
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

it('gives up where nothing comes', async () => {
  const { hub, download } = start();
  hub.cuts = [0, 0, 0, 0, 0];
  await expect(download()).rejects.toMatchObject({ code: 'offline' });
  expect(hub.ranges).toHaveLength(4);
});

it('gives up on a server that falls silent', async () => {
  const { hub, download } = start();
  hub.isSilent = true;
  await expect(download()).rejects.toMatchObject({ code: 'offline' });
});

it('begins anew where the server knows no ranges', async () => {
  const { hub, download, content } = start();
  hub.isPlain = true;
  hub.cuts = [300];
  await download();
  expect(await content()).toEqual(hub.content);
});

it('begins anew where the file has changed meanwhile', async () => {
  const { hub, download, content } = start();
  hub.cuts = [300, 0, 0, 0, 0];
  await expect(download()).rejects.toMatchObject({ code: 'offline' });
  hub.content = fakeHub(700).content;
  await download();
  expect(await content()).toEqual(hub.content);
});

it('begins anew where the file has become shorter than what is there', async () => {
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
])('takes %i for what it means', async (status, code) => {
  const { hub, download } = start();
  hub.instead = [new Response('no', { status })];
  await expect(download()).rejects.toMatchObject({ code });
  expect(hub.ranges).toHaveLength(1);
});

it('tries again where the hub stumbles', async () => {
  const { hub, download, content } = start();
  hub.instead = [new Response('no', { status: 503 }), new Response('no', { status: 500 })];
  await download();
  expect(await content()).toEqual(hub.content);
});

it("takes a hotel's page for no model", async () => {
  const { hub, files, download } = start();
  hub.instead = [new Response('<p>Welcome', { headers: { 'content-type': 'text/html; charset=utf-8', 'content-length': '10' } })];
  await expect(download()).rejects.toMatchObject({ code: 'modelFailed' });
  expect(files.kept.size).toBe(0);
});

it('tells a full disk, and keeps what fits', async () => {
  const { files, download } = start();
  files.room = 250;
  await expect(download()).rejects.toMatchObject({ code: 'storageFull' });
  expect(files.kept.size).toBe(2);
});
