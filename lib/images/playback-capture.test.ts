import { describe, expect, it } from 'vitest';
import type { Bitmap } from './bitmap.ts';
import type { FrameSource } from './frame-source.ts';
import { type CapturedFrame, createPlaybackCapture, type PlaybackCapture } from './playback-capture.ts';
import type { Signature } from './signature.ts';

/** An image is named by its gray level. */
const gray = (level: number): Bitmap => ({ width: 4, height: 4, data: new Uint8Array(64).fill(level) });
const newCapture = () => createPlaybackCapture(async (image) => gray(Number(image)));
const frame = (time: number, image = '100', isProtected = false): CapturedFrame => ({ time, image, isProtected });
const going = new AbortController().signal;

/** Times of the frames of each span. */
async function read(
  capture: PlaybackCapture,
  signal = going,
  onFrame?: (source: FrameSource, time: number) => void,
): Promise<number[][]> {
  const runs: number[][] = [];
  for await (const source of capture.sources(signal)) {
    const times: number[] = [];
    runs.push(times);
    for await (const { time } of source.frames(0, () => false)) {
      times.push(time);
      onFrame?.(source, time);
    }
  }
  return runs;
}

describe('a scan', () => {
  it('is divided at seeks, and nowhere else', async () => {
    const capture = newCapture();
    for (const time of [10, 11, 12.5, 20, 3, 4, 4, 100, 101]) capture.add(frame(time));
    capture.end();
    expect(await read(capture)).toEqual([[10, 11, 12.5, 20], [3, 4], [4], [100, 101]]);
  });

  it('is read while it grows', async () => {
    const capture = newCapture();
    capture.add(frame(5));
    const ends: number[] = [];
    const runs = await read(capture, going, (source, time) => {
      ends.push(source.duration);
      if (time < 8) setTimeout(() => capture.add(frame(time + 1)));
      else setTimeout(() => capture.end());
    });
    expect(runs).toEqual([[5, 6, 7, 8]]);
    expect(ends).toEqual([5, 6, 7, 8]);
  });

  it('is left to the next reader after an abort', async () => {
    const capture = newCapture();
    for (const time of [1, 2, 3]) capture.add(frame(time));
    const off = new AbortController();
    const first = read(capture, off.signal, (_, time) => time === 2 && off.abort(new Error('off')));
    await expect(first).rejects.toThrow('off');
    const idle = new AbortController();
    setTimeout(() => idle.abort(new Error('idle')));
    await expect(read(capture, idle.signal)).rejects.toThrow('idle');
    capture.add(frame(4));
    capture.end();
    expect(await read(capture)).toEqual([[4]]);
    expect(capture.ended.aborted).toBe(true);
  });

  it('returns the image of a retained frame, and of no other', async () => {
    const capture = newCapture();
    capture.add(frame(1, '50'));
    capture.add(frame(2, '90'));
    capture.end();
    expect.hasAssertions();
    for await (const source of capture.sources(going)) {
      const held: Signature[] = [];
      for await (const { signature } of source.frames(0, () => false)) held.push(signature);
      expect((await source.imageAt(1, held[0])).data[0]).toBe(50);
      expect((await source.imageAt(2, held[1])).data[0]).toBe(90);
      await expect(source.imageAt(1, held[0]!.slice())).rejects.toMatchObject({ code: 'noPictures' });
    }
  });

  it('is protected when an encrypted player shows ten seconds of black', async () => {
    const seconds = Array.from({ length: 13 }, (_, time) => time);
    const shown = async (imageAt: (time: number) => string, isProtected: boolean) => {
      const capture = newCapture();
      for (const time of seconds) capture.add(frame(time, imageAt(time), isProtected));
      capture.end();
      return read(capture).then(
        ([times]) => times?.length,
        ({ details }) => details.reason,
      );
    };
    expect(await shown(() => '0', true)).toBe('protected');
    // A source may start in the dark.
    expect(await shown(() => '0', false)).toBe(13);
    expect(await shown((time) => (time === 8 ? '80' : '0'), true)).toBe(13);
  });

  it('retains a limited number of frames without a reader', async () => {
    const capture = newCapture();
    for (let time = 0; time < 1000; time++) capture.add(frame(time));
    capture.end();
    expect((await read(capture)).flat()).toHaveLength(120);
  });
});
