import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleRate } from '../../../lib/speech/audio-reader.ts';
import { openAudioDatabase, removeAudio, removeStaleAudio } from '../../media/audio-database.ts';
import { captures, cleanUpAudio, nextTimeMapping, rowLength, startCapture } from './capture.ts';
import { openAudio } from './open-audio.ts';

const { signal } = new AbortController();
const tone = (seconds: number, value = 0.5) => new Float32Array(Math.round(seconds * sampleRate)).fill(value);
const from = (mediaTime: number, rate = 1) => ({ mediaTime, rate });
const begin = (soundId: string) => startCapture({ soundId, name: 'A talk', kind: 'tab' });
const open = (soundId: string) => openAudio({ kind: 'stored', soundId }, 0, signal);

async function lengthOf(pieces: AsyncIterable<Float32Array>): Promise<number> {
  let length = 0;
  for await (const piece of pieces) length += piece.length;
  return length / sampleRate;
}

afterEach(async () => {
  for (const capture of captures.values()) await capture.end('stopped');
  await Promise.all(openAudioDatabase().tables.map((table) => table.clear()));
});

it('stores samples, which can be read from any position', async () => {
  const capture = await begin('a');
  for (let second = 0; second < 10; second++) capture.add(tone(1, second / 10), from(second));
  expect(await capture.end('stopped')).toBe('stopped');
  const sound = await open('a');
  expect(sound.duration).toBe(10);
  expect(sound.bytes).toBe(0);
  for await (const piece of sound.read(5.5, signal)) {
    expect(piece[0]).toBeCloseTo(0.5, 3);
    expect(piece[sampleRate]).toBeCloseTo(0.6, 3);
    break;
  }
  expect(await lengthOf(sound.read(5.5, signal))).toBe(4.5);
  expect(await lengthOf(sound.read(11, signal))).toBe(0);
  expect(await openAudioDatabase().sounds.get('a')).toMatchObject({
    ended: 'stopped',
    duration: 10,
    bytes: 20 * sampleRate,
    audibleUntil: 10,
  });
});

it('makes a reader wait for further samples until the end', async () => {
  const capture = await begin('a');
  const sound = await open('a');
  expect(sound.duration).toBe(0);
  const reading = lengthOf(sound.read(0, signal));
  for (let second = 0; second < 9; second++) {
    capture.add(tone(1), from(second));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await capture.end('tabGone');
  expect(await reading).toBe(9);
  expect(sound.duration).toBe(9);
});

it('ends a reader whose signal aborts', async () => {
  await begin('a');
  const controller = new AbortController();
  const reading = lengthOf((await open('a')).read(0, controller.signal));
  controller.abort(new Error('enough'));
  await expect(reading).rejects.toThrow('enough');
});

it('loses no full row when the document is killed', async () => {
  const capture = await begin('a');
  capture.add(tone(9.5), from(0));
  await expect.poll(() => openAudioDatabase().pieces.count()).toBe(2);
  // A new document has no running captures.
  captures.clear();
  await cleanUpAudio();
  const stored = await openAudioDatabase().sounds.get('a');
  expect(stored).toMatchObject({ ended: 'interrupted', duration: (2 * rowLength) / sampleRate });
  expect(await lengthOf((await open('a')).read(0, signal))).toBe((2 * rowLength) / sampleRate);
});

it('starts a mapping where the playback position jumps', async () => {
  const capture = await begin('a');
  capture.add(tone(1), from(100));
  capture.add(tone(1), from(101.1));
  capture.add(tone(1), from(40));
  capture.add(tone(1), from(41, 2));
  capture.add(tone(1), from(43, 2));
  await capture.end('stopped');
  expect((await open('a')).timeMappings?.()).toEqual([
    { soundTime: 0, mediaTime: 100, rate: 1 },
    { soundTime: 2, mediaTime: 40, rate: 1 },
    { soundTime: 3, mediaTime: 41, rate: 2 },
  ]);
  expect(nextTimeMapping({ soundTime: 10, mediaTime: 50, rate: 1.5 }, 14, { mediaTime: 56.2, rate: 1.5 })).toBeUndefined();
});

it('records the last audible sample', async () => {
  const capture = await begin('a');
  capture.add(tone(3), from(0));
  capture.add(tone(6, 0), from(3));
  await capture.end('stopped');
  expect(await openAudioDatabase().sounds.get('a')).toMatchObject({ duration: 9, audibleUntil: 3 });
});

it('ends when the disk is full, with the rows stored so far', async () => {
  const capture = await begin('a');
  capture.add(tone(4), from(0));
  await capture.waitForMore();
  vi.spyOn(openAudioDatabase().pieces, 'put').mockRejectedValue(new DOMException('no space left', 'QuotaExceededError'));
  capture.add(tone(4), from(4));
  await capture.waitForMore();
  expect(capture.ended).toBe('storageFull');
  capture.add(tone(4), from(8));
  expect(await capture.end('stopped')).toBe('storageFull');
  expect(await openAudioDatabase().sounds.get('a')).toMatchObject({ ended: 'storageFull' });
  expect(await lengthOf((await open('a')).read(0, signal))).toBe(4);
});

it('throws storageFull when the first row can’t be stored', async () => {
  vi.spyOn(openAudioDatabase().sounds, 'put').mockRejectedValue(new DOMException('no space left', 'QuotaExceededError'));
  await expect(begin('a')).rejects.toMatchObject({ code: 'storageFull' });
  expect(captures.size).toBe(0);
});

it('throws for missing and for empty audio', async () => {
  await expect(open('nothing')).rejects.toMatchObject({ code: 'noSound', details: { reason: 'gone' } });
  const capture = await begin('a');
  await capture.end('stopped');
  await expect(open('a')).rejects.toMatchObject({ code: 'noSound', details: { reason: 'empty' } });
});

it('removes audio on request, and a month after its last read', async () => {
  for (const soundId of ['a', 'b', 'old']) {
    const capture = await begin(soundId);
    capture.add(tone(5), from(0));
    await capture.end('stopped');
  }
  await openAudioDatabase().sounds.update('old', { usedAt: Date.now() - 31 * 24 * 3_600_000 });
  await removeAudio('a');
  await removeStaleAudio();
  expect(await openAudioDatabase().sounds.toCollection().primaryKeys()).toEqual(['b']);
  expect(await openAudioDatabase().pieces.toCollection().primaryKeys()).toEqual([
    ['b', 0],
    ['b', 1],
  ]);
});
