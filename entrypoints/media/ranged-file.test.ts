import 'fake-indexeddb/auto';
import { ALL_FORMATS, Input } from 'mediabunny';
import { afterEach, expect, it, vi } from 'vitest';
import { setLocalOnly } from '../gateway/local-only.ts';
import { rangedFile } from './ranged-file.ts';

const mebibyte = 2 ** 20;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** An MP4 file whose index lies behind a gigabyte of samples. */
function start(): Uint8Array {
  const chunk = new Uint8Array(mebibyte);
  const view = new DataView(chunk.buffer);
  const writeBox = (at: number, size: number, type: string) => {
    view.setUint32(at, size);
    for (let i = 0; i < 4; i++) chunk[at + 4 + i] = type.charCodeAt(i);
  };
  writeBox(0, 16, 'ftyp');
  writeBox(8, 0x69736f6d, 'isom');
  writeBox(16, 1024 * mebibyte, 'mdat');
  return chunk;
}

it('ends the connection to a server without ranges once the file is too large', async () => {
  await setLocalOnly(false);
  const onCancel = vi.fn();
  let chunk = start();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(chunk);
      chunk = new Uint8Array(mebibyte);
    },
    cancel: onCancel,
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-length': String(1025 * mebibyte) } }));
  const { source } = rangedFile('https://talks.example/long.mp4');
  const tracks = new Input({ source, formats: ALL_FORMATS }).getTracks();
  await expect(tracks).rejects.toMatchObject({ code: 'tooLarge', details: { reason: 'ranges' } });
  await expect.poll(() => onCancel).toHaveBeenCalled();
});

it('fails when the server replaces the file during reading', async () => {
  await setLocalOnly(false);
  const sizes = [1025 * mebibyte];
  const send = vi.fn(async (_: string, { headers }: RequestInit) => {
    const from = Number(/^bytes=(\d+)/.exec(new Headers(headers).get('range') ?? '')![1]);
    const body = from === 0 ? start() : new Uint8Array(mebibyte);
    const range = `bytes ${from}-${from + body.length - 1}/${sizes.shift() ?? 1026 * mebibyte}`;
    return new Response(body as BodyInit, { status: 206, headers: { 'content-range': range } });
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', send);
  const { source } = rangedFile('https://talks.example/long.mp4');
  const tracks = new Input({ source, formats: ALL_FORMATS }).getTracks();
  await expect(tracks).rejects.toMatchObject({ code: 'siteFailed', details: { passing: false } });
  expect(send).toHaveBeenCalledTimes(2);
});
