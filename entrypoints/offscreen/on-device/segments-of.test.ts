import fc from 'fast-check';
import { expect, it } from 'vitest';
import { segmentsOf, type TimedWord } from './segments-of.ts';

const timedWords = (...words: [string, number, number | null][]): TimedWord[] =>
  words.map(([text, from, to]) => ({ text, timestamp: [from, to] }));

it('divides words into sentences', () => {
  const words = timedWords([' Bread', 0.4, 0.8], [' rises.', 0.8, 1.4], [' Slowly', 1.6, 2], [',', 2, 2.02], [' yes', 2.1, 2.4]);
  expect(segmentsOf(words, 5)).toEqual([
    {
      startTime: 0.4,
      endTime: 1.4,
      text: 'Bread rises.',
      words: [
        { text: 'Bread', startTime: 0.4, endTime: 0.8 },
        { text: 'rises.', startTime: 0.8, endTime: 1.4 },
      ],
    },
    {
      startTime: 1.6,
      endTime: 2.4,
      text: 'Slowly, yes',
      words: [
        { text: 'Slowly', startTime: 1.6, endTime: 2 },
        { text: ',', startTime: 2, endTime: 2.02 },
        { text: 'yes', startTime: 2.1, endTime: 2.4 },
      ],
    },
  ]);
});

it('joins words of unspaced writing', () => {
  expect(
    segmentsOf(timedWords(['面包', 0, 0.4], ['要发酵', 0.4, 1], ['。', 1, 1], ['慢', 1.2, 1.4]), 5).map(({ text }) => text),
  ).toEqual(['面包要发酵。', '慢']);
});

it('divides at a pause', () => {
  expect(segmentsOf(timedWords([' one', 0, 0.4], [' two', 2, 2.4]), 5).map(({ text }) => text)).toEqual(['one', 'two']);
});

it('ends a word without end time with the audio, and drops words after it', () => {
  expect(segmentsOf(timedWords([' one', 1, null], [' Thank', 26, 26.4], [' you.', 26.4, 27]), 25)).toMatchObject([
    { text: 'one', startTime: 1, endTime: 25 },
  ]);
});

const word = fc.record({
  text: fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom(' word', ' end.', '好')),
  timestamp: fc.tuple(
    fc.double({ min: 0, max: 40, noNaN: true }),
    fc.option(fc.double({ min: 0, max: 40, noNaN: true })),
  ) as fc.Arbitrary<[number, number | null]>,
});

it('returns ordered segments within the audio for any output of the model', () => {
  fc.assert(
    fc.property(fc.array(word), (words) => {
      let before = 0;
      for (const { startTime, endTime, text, words: inner } of segmentsOf(words, 25)) {
        expect(startTime).toBeGreaterThanOrEqual(before);
        expect(endTime).toBeGreaterThanOrEqual(startTime);
        expect(endTime).toBeLessThanOrEqual(25);
        expect(text).toBe(text.trim());
        for (const each of inner!) expect(text).toContain(each.text);
        before = startTime;
      }
    }),
  );
});
