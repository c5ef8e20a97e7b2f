import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentCue } from './current-cue.ts';

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
