import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import type { Cue } from '../contract/cue.ts';
import { totalSeconds } from '../playback/time-span.ts';
import { skimSpans } from './skim-spans.ts';

const cue = (index: number, startTime: number, endTime: number, text: string): Cue => ({ index, startTime, endTime, text });
/** Cues of ten seconds, a sentence each. */
const talk = Array.from({ length: 100 }, (_, index) =>
  cue(index, index * 10, index * 10 + 10, `This is sentence number ${index}.`),
);
const content = (...cites: number[][]) => ({ lines: cites.map((cited) => ({ text: '', cites: cited })), chapters: [] });

describe('skimSpans', () => {
  it('plays the cited sentences and those around them, a fifth of the spoken time', () => {
    const spans = skimSpans(talk, 'en', content([20], [60, 61]));
    expect(spans).toHaveLength(2);
    expect(totalSeconds(spans)).toBe(200);
    expect(spans[0]!.startTime).toBeLessThan(200);
    expect(spans[0]!.endTime).toBeGreaterThan(210);
    expect(spans[1]!.startTime).toBeLessThan(600);
    expect(spans[1]!.endTime).toBeGreaterThan(620);
  });

  it('plays what the lines of chapters cite, all of it where it is more than a fifth', () => {
    const cites = Array.from({ length: 30 }, (_, index) => index * 3);
    const chapter = { start: 0, end: 1000, title: '', from: 0, to: 100, lines: cites.map((at) => ({ text: '', cites: [at] })) };
    const spans = skimSpans(talk, 'en', { lines: [], chapters: [chapter] });
    expect(spans.map(({ startTime }) => startTime)).toEqual(cites.map((at) => at * 10));
    expect(totalSeconds(spans)).toBe(300);
  });

  it('starts and ends with a sentence also within a cue', () => {
    const cues = [
      cue(0, 0, 10, 'First we greet everyone. The answer'),
      cue(1, 10, 20, 'is a short span. Then we'),
      cue(2, 20, 60, 'talk about the weather for a very long time without saying anything new or useful to anyone.'),
    ];
    const [span, ...others] = skimSpans(cues, 'en', content([0, 1]));
    expect(others).toEqual([]);
    // Both sentences lie within the cited cues; the third only begins there.
    expect(span).toEqual({ startTime: 0, endTime: expect.closeTo(16.5, 0) });
  });

  it('divides a cue of ten minutes', () => {
    const words = Array.from({ length: 1500 }, (_, index) => `word${index}`).join(' ');
    const spans = skimSpans([cue(0, 0, 5, 'Hello and welcome to all of you.'), cue(1, 5, 605, words)], 'en', content([0]));
    expect(totalSeconds(spans)).toBeLessThan(150);
    expect(totalSeconds(spans)).toBeGreaterThan(60);
  });

  it('is empty without citations, without cues, and with citations of cues that do not exist', () => {
    expect(skimSpans(talk, 'en', content())).toEqual([]);
    expect(skimSpans([], 'en', content([0]))).toEqual([]);
    expect(skimSpans(talk, 'en', content([5000]))).toEqual([]);
  });

  it('returns spans in order without overlap that contain every cited cue, whatever the cues', () => {
    const anyCues = fc.array(
      fc.record({ at: fc.nat(1000), length: fc.nat(30), text: fc.lorem({ maxCount: 3, mode: 'sentences' }) }),
      {
        minLength: 1,
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(anyCues, fc.nat(), (raw, pick) => {
        const cues = raw.toSorted((a, b) => a.at - b.at).map(({ at, length, text }, index) => cue(index, at, at + length, text));
        const cited = cues[pick % cues.length]!;
        const spans = skimSpans(cues, 'en', content([cited.index]));
        for (const [index, { startTime, endTime }] of spans.entries()) {
          expect(endTime).toBeGreaterThanOrEqual(startTime);
          expect(startTime).toBeGreaterThan(spans[index - 1]?.endTime ?? -1);
        }
        const isPlayed = spans.some((span) => span.startTime < cited.endTime + 0.001 && span.endTime > cited.startTime - 0.001);
        expect(isPlayed).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('takes time that grows with the length of the transcript at most', () => {
    const long = (count: number) =>
      Array.from({ length: count }, (_, index) => cue(index, index * 4, index * 4 + 4, 'One. Two words here. And three more.'));
    expectLinear(100, (size) => skimSpans(long(size), 'en', content([0], [size >> 1])));
  });
});
