import { describe, expect, it } from 'vitest';
import type { Content } from '../../lib/records/content.ts';
import { canExtractSlides } from './can-extract-slides.ts';
import { mergeFoundSlides, slidesOfChapters } from './slide-order.ts';

const slide = (startTime: number, endTime: number) => ({ startTime, endTime });

describe('mergeFoundSlides', () => {
  it('adds found slides where none is stored, in order', () => {
    expect(mergeFoundSlides([slide(10, 20)], [slide(30, 40), slide(0, 10), slide(20, 30)])).toEqual([
      slide(0, 10),
      slide(10, 20),
      slide(20, 30),
      slide(30, 40),
    ]);
  });

  it('adds no overlapping slide', () => {
    expect(mergeFoundSlides([slide(10, 20)], [slide(5, 12), slide(18, 25), slide(12, 15)])).toEqual([slide(10, 20)]);
    expect(mergeFoundSlides([], [slide(0, 10), slide(5, 10), slide(10, 12)])).toEqual([slide(0, 10), slide(10, 12)]);
  });
});

const at = (...times: number[]) => times.map((startTime) => ({ startTime }));
const from = (...starts: number[]) => starts.map((start) => ({ start }));

describe('slidesOfChapters', () => {
  it('puts each slide into the chapter in which it appears, or which it opens', () => {
    expect(slidesOfChapters(at(0, 50, 58, 60, 300), from(5, 60, 90))).toEqual([[0, 1], [2, 3], [4]]);
  });

  it('returns nothing without chapters or without slides', () => {
    expect(slidesOfChapters(at(1, 2), [])).toEqual([]);
    expect(slidesOfChapters([], from(0, 60))).toEqual([[], []]);
  });
});

describe('canExtractSlides', () => {
  const mediaItem = (change: Partial<Content>) => canExtractSlides({ site: 'web', kind: 'video', ...change } as Content);
  const level = { sheetUrl: 'https://i.example/$M.jpg', width: 160, height: 90, columns: 5, rows: 5, interval: 5, count: 99 };

  it('is true for a storyboard, a video file, and a local video file', () => {
    expect([mediaItem({ storyboard: [level] }), mediaItem({ soundUrl: 'https://a.example/a.mp4' })]).toEqual([true, true]);
    expect([mediaItem({ site: 'localFile' }), mediaItem({ site: 'localFile', kind: 'audio' })]).toEqual([true, false]);
  });

  it('is false for audio, and for streams', () => {
    expect(mediaItem({ kind: 'audio', soundUrl: 'https://a.example/a.mp3' })).toBe(false);
    expect([mediaItem({}), mediaItem({ storyboard: [] })]).toEqual([false, false]);
  });
});
