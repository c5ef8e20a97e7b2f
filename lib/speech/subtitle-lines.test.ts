import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenWords } from './spoken-words.ts';
import { subtitleLines } from './subtitle-lines.ts';

const texts = (text: string, seconds: number) =>
  subtitleLines({ text, startTime: 100, endTime: 100 + seconds }).map((line) => line.text);

describe('a segment', () => {
  it('that is short stays as it is', () => {
    const segment = { text: 'Bread is easy. So is tea.', startTime: 1, endTime: 4, speaker: 'A' };
    expect(subtitleLines(segment)).toEqual([segment]);
  });

  it('that is long ends its lines where sentences end', () => {
    const text =
      'First we weigh the flour and the water. Then we mix them with the salt, and let them rest. After an hour the dough has risen to twice its size.';
    expect(texts(text, 24)).toEqual([
      'First we weigh the flour and the water.',
      'Then we mix them with the salt, and let them rest.',
      'After an hour the dough has risen to twice its size.',
    ]);
  });

  it('of Chinese has lines of one length', () => {
    const clause = '今天我们来谈谈怎么做面包，';
    const lines = texts(clause.repeat(12), 60);
    expect(lines.join('')).toBe(clause.repeat(12));
    for (const line of lines) expect(line).toMatch(/，$/);
    expect(lines.length).toBeGreaterThan(5);
  });

  it('gives each line its own words and times', () => {
    const words = 'one two three four five six. seven eight nine ten'.split(' ').map((text, at) => ({
      text,
      startTime: at * 2,
      endTime: at * 2 + 0.5,
    }));
    const segment = { text: words.map(({ text }) => text).join(' '), startTime: 0, endTime: 18.5, words };
    const lines = subtitleLines(segment);
    expect(lines.flatMap((line) => line.words)).toEqual(words);
    expect(lines[1]!.startTime).toBe(lines[1]!.words![0]!.startTime);
  });

  it('loses no text, whatever it contains', () => {
    const text = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 60 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, fc.double({ min: 0, max: 300, noNaN: true }), (text, seconds) => {
        const segment = { text, startTime: 5, endTime: 5 + seconds };
        const lines = subtitleLines(segment);
        expect(lines.flatMap((line) => spokenWords(line).map(({ plain }) => plain))).toEqual(
          spokenWords(segment).map(({ plain }) => plain),
        );
      }),
    );
  });
});
