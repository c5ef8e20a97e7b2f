import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentCue } from './current-cue.ts';
import { subtitlesText } from './subtitles-text.ts';

describe('currentCue', () => {
  it('agrees with a plain search from the end', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50)), fc.integer({ min: -5, max: 60 }), (starts, time) => {
        const cues = starts.sort((a, b) => a - b).map((startTime) => ({ startTime }));
        expect(currentCue(cues, time)).toBe(cues.findLastIndex(({ startTime }) => startTime <= time));
      }),
      { numRuns: 200 },
    );
  });
});

describe('subtitlesText', () => {
  const cues = [
    { index: 0, startTime: 0, endTime: 2, text: 'Hello', speaker: 'Ada' },
    { index: 1, startTime: 3605, endTime: 3607, text: 'world & <all>' },
  ];

  it('is the words alone, or a line each with its time and speaker', () => {
    expect(subtitlesText(cues, false)).toBe('Hello\nworld & <all>');
    expect(subtitlesText(cues, true)).toBe('0:00 Ada: Hello\n1:00:05 world & <all>');
  });
});
