import { describe, expect, it } from 'vitest';
import type { Content } from '../../lib/records/content.ts';
import { canExtractSlides } from './can-extract-slides.ts';
import { slidesOfChapters } from './slides-of-chapters.ts';

const at = (...times: number[]) => times.map((startTime) => ({ startTime }));
const from = (...starts: number[]) => starts.map((start) => ({ start }));

describe('slidesOfChapters', () => {
  it('puts each slide into the chapter in which it appears, or which it opens', () => {
    expect(slidesOfChapters(at(0, 50, 58, 60, 300), from(5, 60, 90))).toEqual([[0, 1], [2, 3], [4]]);
  });

  it('has no place without chapters, and nothing without slides', () => {
    expect(slidesOfChapters(at(1, 2), [])).toEqual([]);
    expect(slidesOfChapters([], from(0, 60))).toEqual([[], []]);
  });
});

describe('givesPictures', () => {
  const medium = (change: Partial<Content>) => canExtractSlides({ site: 'web', kind: 'video', ...change } as Content);
  const level = { sheetUrl: 'https://i.example/$M.jpg', width: 160, height: 90, columns: 5, rows: 5, interval: 5, count: 99 };

  it('is so for a storyboard, the file of a video, and an own file with pictures', () => {
    expect([medium({ storyboard: [level] }), medium({ soundUrl: 'https://a.example/a.mp4' })]).toEqual([true, true]);
    expect([medium({ site: 'localFile' }), medium({ site: 'localFile', kind: 'audio' })]).toEqual([true, false]);
  });

  it('is not so for what is only heard, or played piece by piece', () => {
    expect(medium({ kind: 'audio', soundUrl: 'https://a.example/a.mp3' })).toBe(false);
    expect([medium({}), medium({ storyboard: [] })]).toEqual([false, false]);
  });
});
