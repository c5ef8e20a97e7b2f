import { describe, expect, it } from 'vitest';
import { currentChapter, playedShare } from './current-chapter.ts';

const chapters = [
  { start: 10, end: 60 },
  { start: 60, end: 90 },
];

describe('currentChapter', () => {
  it('changes exactly at the start of the next one', () => {
    expect([undefined, 9.9, 10, 59.9, 60, 500].map((time) => currentChapter(chapters, time))).toEqual([-1, -1, 0, 0, 1, 1]);
  });
});

describe('playedShare', () => {
  it('ranges from 0 to 1, a chapter without length included', () => {
    expect([0, 10, 35, 60, 99].map((time) => playedShare(chapters[0]!, time))).toEqual([0, 0, 0.5, 1, 1]);
    expect(playedShare({ start: 5, end: 5 }, 7)).toBe(0);
    expect(playedShare(chapters[0]!, undefined)).toBe(0);
  });
});
