import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerLines } from './player-lines.ts';

const cue = (startTime: number, endTime: number, text: string) => ({ startTime, endTime, text });

describe('playerLines', () => {
  it('shows a cue with its translation', () => {
    expect(playerLines([cue(1, 3, 'The clock'), cue(5, 7, 'and the tower')], ['Die Uhr', 'und der Turm'])).toEqual([
      { startTime: 1, endTime: 3, text: 'The clock', translation: 'Die Uhr' },
      { startTime: 5, endTime: 7, text: 'and the tower', translation: 'und der Turm' },
    ]);
  });

  it('ends a line where the next one starts, over overlaps and short pauses', () => {
    const ends = playerLines([cue(0, 5, 'a'), cue(2, 4, 'b'), cue(4.3, 6, 'c'), cue(9, 10, 'd')]).map(({ endTime }) => endTime);
    expect(ends).toEqual([2, 4.3, 6, 10]);
  });

  it('joins cues that start together, and leaves out blank ones', () => {
    expect(playerLines([cue(0, 2, 'A: yes'), cue(0.05, 3, 'B: no'), cue(1, 2, ' \n')])).toEqual([
      { startTime: 0, endTime: 3, text: 'A: yes\nB: no' },
    ]);
  });

  it('divides a cue of ten minutes between words, and shares its time', () => {
    const words = Array.from({ length: 1500 }, (_, index) => `word${index}`);
    const lines = playerLines([cue(0, 600, words.join(' ')), cue(600, 601, 'end')]);
    expect(lines.map(({ text }) => text).join(' ')).toBe(`${words.join(' ')} end`);
    for (const { text, startTime, endTime } of lines) {
      expect(text.length).toBeLessThan(250);
      expect(endTime - startTime).toBeLessThan(16);
    }
  });

  it('divides a translation into as many parts as the original', () => {
    const lines = playerLines([cue(0, 20, 'word '.repeat(100))], ['因为时间是我们共同的'.repeat(20)]);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.map(({ translation }) => translation).join('')).toBe('因为时间是我们共同的'.repeat(20));
    for (const { text, translation } of lines) expect(text.length * translation!.length).toBeGreaterThan(0);
  });

  it('returns lines in order without overlap, and loses no text, whatever the cues', () => {
    const anyCue = fc.record({
      startTime: fc.double({ min: 0, max: 1e6, noNaN: true }),
      endTime: fc.double({ noNaN: true }),
      text: fc.string({ maxLength: 2000, unit: 'grapheme' }),
    });
    fc.assert(
      fc.property(fc.array(anyCue, { maxLength: 20 }), (cues) => {
        const sorted = cues.toSorted((a, b) => a.startTime - b.startTime);
        const lines = playerLines(sorted);
        const withoutSpace = (texts: { text: string }[]) =>
          texts
            .map(({ text }) => text)
            .join('')
            .replace(/\s/g, '');
        expect(withoutSpace(lines)).toBe(withoutSpace(sorted));
        for (const [index, line] of lines.entries()) {
          expect(line.endTime).toBeGreaterThanOrEqual(line.startTime);
          expect(line.startTime).toBeGreaterThanOrEqual(lines[index - 1]?.endTime ?? 0);
        }
      }),
      { numRuns: 200 },
    );
  });
});
