import { expect, it } from 'vitest';
import type { ModelProgress } from '../../../lib/ports/model-downloads.ts';
import { createModelDownloads } from './downloads.ts';
import { fakeFiles, fakeHub, fetchFrom, repository } from './fixtures/fake-hub.ts';
import type { Build, Model } from './models.ts';
import type { Machine } from './stored-model.ts';

const builds: Build[] = [
  { device: 'webgpu', feature: 'shader-f16', dtype: {}, files: ['large.onnx'], bytes: 5000 },
  { device: 'wasm', dtype: {}, files: ['small.onnx'], bytes: 1000 },
];
const model: Model = { id: 'one', name: 'One', repository, license: 'MIT', kind: 'whisper', languages: ['en'], builds };
const slow: Machine = { canRun: true, webgpu: false, features: new Set() };
const fast: Machine = { canRun: true, webgpu: true, features: new Set(['shader-f16']) };

function start({ machine = slow, freeBytes = 10_000, file = 'small.onnx', silenceMs = 1000 } = {}) {
  const hub = fakeHub(1234);
  const files = fakeFiles();
  const now = { machine };
  const modelDownloads = createModelDownloads({
    models: [model],
    files,
    machine: async () => now.machine,
    freeBytes: async () => freeBytes,
    fetch: fetchFrom(hub, file),
    partSize: 100,
    timeouts: { silenceMs, backOffMs: 0 },
  });
  const shown = async () => (await modelDownloads.list()).models[0]!;
  return { hub, files, now, modelDownloads, shown };
}

it('lists the models for this machine', async () => {
  const { now, shown, modelDownloads } = start();
  const row = {
    id: 'one',
    name: 'One',
    purpose: 'speech',
    languages: ['en'],
    license: 'MIT',
    url: 'https://huggingface.co/somebody/model',
    state: 'absent',
    have: 0,
  };
  expect(await shown()).toEqual({ ...row, device: 'wasm', total: 1000 });
  now.machine = fast;
  expect(await shown()).toEqual({ ...row, device: 'webgpu', total: 5000 });
  // A graphics processor without the required feature.
  now.machine = { ...fast, features: new Set() };
  expect(await shown()).toMatchObject({ device: 'wasm' });
  now.machine = { ...slow, canRun: false };
  expect(await modelDownloads.list()).toMatchObject({ canRun: false, models: [{ device: undefined }] });
});

it('downloads a model and reports progress', async () => {
  const { modelDownloads, shown } = start();
  const events: ModelProgress[] = [];
  const answer = await modelDownloads.download({ id: 'one' }, { onEvent: (event) => events.push(event) });
  expect(answer).toMatchObject({ state: 'ready', have: 1234, total: 1234 });
  expect(await shown()).toEqual(answer);
  expect(events[0]).toEqual({ have: 0, total: 1000 });
  expect(await modelDownloads.download({ id: 'one' })).toEqual(answer);
});

it('reports the last bytes before a download stalls', async () => {
  const { hub, modelDownloads, shown } = start({ silenceMs: 60_000 });
  hub.heldAt = 700;
  const events: ModelProgress[] = [];
  const download = modelDownloads.download({ id: 'one' }, { onEvent: (event) => events.push(event) });
  await expect.poll(async () => (await shown()).have).toBeGreaterThanOrEqual(700);
  const { have } = await shown();
  await expect.poll(() => events.at(-1)?.have).toBe(have);
  await modelDownloads.pause({ id: 'one' });
  expect(await download).toMatchObject({ state: 'paused', have });
});

it('downloads once for two concurrent calls', async () => {
  const { hub, modelDownloads } = start();
  await Promise.all([modelDownloads.download({ id: 'one' }), modelDownloads.download({ id: 'one' })]);
  expect(hub.ranges).toEqual(['bytes=0-']);
});

it('pauses with the received bytes, continues from there, and is removed', async () => {
  const { hub, modelDownloads, shown, files } = start();
  hub.isSilent = true;
  hub.cuts = [500];
  const download = modelDownloads.download({ id: 'one' });
  await expect.poll(() => hub.ranges.length).toBe(1);
  expect(await shown()).toMatchObject({ state: 'downloading' });
  await modelDownloads.pause({ id: 'one' });
  expect(await download).toMatchObject({ state: 'absent', have: 0 });
  hub.isSilent = false;
  hub.cuts = [500, 0, 0, 0, 0];
  await expect(modelDownloads.download({ id: 'one' })).rejects.toMatchObject({ code: 'offline' });
  expect(await shown()).toMatchObject({ state: 'paused', have: 500, total: 1234 });
  expect(await modelDownloads.download({ id: 'one' })).toMatchObject({ state: 'ready' });
  expect(hub.ranges.at(-1)).toBe('bytes=500-');
  await modelDownloads.remove({ id: 'one' });
  expect(await shown()).toMatchObject({ state: 'absent', have: 0, total: 1000 });
  expect(files.stored.size).toBe(0);
});

it('is removed during the download', async () => {
  const { hub, modelDownloads, shown } = start();
  hub.isSilent = true;
  const download = modelDownloads.download({ id: 'one' });
  await expect.poll(() => hub.ranges.length).toBe(1);
  await modelDownloads.remove({ id: 'one' });
  expect(await download).toMatchObject({ state: 'absent' });
  expect(await shown()).toMatchObject({ state: 'absent' });
});

it('sends no request without free storage, or on a machine that can’t run it', async () => {
  const { hub, modelDownloads } = start({ freeBytes: 999 });
  await expect(modelDownloads.download({ id: 'one' })).rejects.toMatchObject({ code: 'storageFull' });
  expect(hub.ranges).toEqual([]);
  const old = start({ machine: { ...slow, canRun: false } });
  await expect(old.modelDownloads.download({ id: 'one' })).rejects.toMatchObject({ code: 'noModel' });
  await expect(modelDownloads.download({ id: 'another' })).rejects.toMatchObject({ code: 'notFound' });
});

it('drops files of another machine’s build', async () => {
  const { hub, now, files, modelDownloads } = start();
  hub.cuts = [300, 0, 0, 0, 0];
  await expect(modelDownloads.download({ id: 'one' })).rejects.toMatchObject({ code: 'offline' });
  expect(files.stored.size).toBe(3);
  now.machine = fast;
  // The fake hub has the small weights only.
  await expect(modelDownloads.download({ id: 'one' })).rejects.toMatchObject({ code: 'modelFailed' });
  expect(files.stored.size).toBe(0);
});

it('uses downloaded weights on any machine', async () => {
  const { now, modelDownloads, shown } = start();
  await modelDownloads.download({ id: 'one' });
  now.machine = fast;
  expect(await shown()).toMatchObject({ state: 'ready', device: 'wasm' });
});
