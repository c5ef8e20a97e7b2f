import { expect, it } from 'vitest';
import type { PlayerLine } from '../../lib/playback/player-line.ts';
import { followLines } from './follow-lines.ts';

/** A video that plays frame by frame. */
class FakeVideo extends EventTarget {
  currentTime = 0;
  duration = Number.NaN;
  private onFrame: VideoFrameRequestCallback | undefined;

  requestVideoFrameCallback(onFrame: VideoFrameRequestCallback): number {
    this.onFrame = onFrame;
    return 1;
  }
  cancelVideoFrameCallback(): void {
    this.onFrame = undefined;
  }
  playFrame(time: number, mediaTime = time): void {
    this.currentTime = time;
    this.onFrame?.(0, { mediaTime } as VideoFrameCallbackMetadata);
  }
}

it('reads no line while nothing changes, and few at a change, however long the transcript is', () => {
  let reads = 0;
  const lines = Array.from({ length: 100_000 }, (_, index) => ({
    startTime: index * 2,
    endTime: index * 2 + 2,
    text: `${index}`,
  }));
  const counted = new Proxy(lines, {
    get: (target, name, receiver) => {
      if (/^\d+$/.test(String(name))) reads += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const video = new FakeVideo();
  const shown: (string | undefined)[] = [];
  const { stop } = followLines(video as unknown as HTMLVideoElement, { lines: counted, duration: 0 }, (line) =>
    shown.push(line?.text),
  );
  video.playFrame(150_000.1);
  reads = 0;
  for (let frame = 0; frame < 100; frame++) video.playFrame(150_000.2 + frame / 100);
  expect(reads).toBe(0);
  video.playFrame(20);
  expect(reads).toBeLessThan(20);
  expect(shown).toEqual(['0', '75000', '10']);
  stop();
  video.playFrame(30);
  expect(shown).toHaveLength(3);
});

it('shows the lines that replace those of a content', () => {
  const video = new FakeVideo();
  const line = { startTime: 0, endTime: 9, text: 'One' };
  const content: { lines: PlayerLine[]; duration: number } = { lines: [line], duration: 0 };
  const shown: (string | undefined)[] = [];
  const { refresh } = followLines(video as unknown as HTMLVideoElement, content, (line) => shown.push(line?.translation));
  content.lines = [{ ...line, translation: 'Eins' }];
  refresh();
  expect(shown).toEqual([undefined, 'Eins']);
});

it('shows the line of the playback position, also where the last frame is older', () => {
  const video = new FakeVideo();
  const lines = ['One', 'Two'].map((text, index) => ({ startTime: 9 * index, endTime: 9 * index + 9, text }));
  const shown: (string | undefined)[] = [];
  followLines(video as unknown as HTMLVideoElement, { lines, duration: 0 }, (line) => shown.push(line?.text));
  video.playFrame(9.1, 8.5);
  expect(shown).toEqual(['One', 'Two']);
});
