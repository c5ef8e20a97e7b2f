import { expect, it } from 'vitest';
import { parseCaptions } from '../read-captions.ts';

/** Reads captions of codes that follow the times of lines. */
const read = (...lines: string[]) => {
  const { format, cues, leniencies } = parseCaptions({ text: `Scenarist_SCC V1.0\n\n${lines.join('\n\n')}\n` });
  expect(format).toBe('scc');
  return { texts: cues.map(({ text }) => text), deviations: leniencies.length, cues };
};
/** Loads a caption, and shows it. */
const load = '9420 9420 9470 9470';
const show = '942f 942f';

it('counts a control code that is sent twice once, and one that is sent four times twice', () => {
  // "ab" and a backspace
  expect(read(`00:00:01:00\t${load} 6162 94a1 94a1 ${show}`, '00:00:02:00\t942c').texts).toEqual(['a']);
  expect(read(`00:00:01:00\t${load} 6162 94a1 94a1 94a1 94a1 ${show}`, '00:00:02:00\t942c').texts).toEqual([]);
});

it('counts frames in seconds of the clock where they drop, and in longer ones where they do not', () => {
  const at = (mark: string) =>
    read(`00:59:00:00\t${load} 6162`, `01:00:00${mark}00\t${show}`, '01:10:00:00\t942c').cues[0]!.startTime;
  expect(at(':')).toBeCloseTo(3603.6, 1);
  expect(at(';')).toBeCloseTo(3600, 1);
});

it('leaves out the second channel, and reports what is no code or has no time', () => {
  // The second channel loads "cd".
  const found = read(`00:00:01:00\t${load} 6162 1c20 1c20 e364 9420 9420 no ${show}`, 'later\t942c', '00:00:02:00\t942c');
  expect(found.texts).toEqual(['ab']);
  expect(found.deviations).toBe(2);
});

it('joins rows from the top, and ends a caption without an end with the file', () => {
  // Row 15 is written before row 14.
  const { cues } = read(`00:00:01:00\t${load} 6162 9450 9450 e364 ${show}`);
  expect(cues).toMatchObject([{ text: 'cd\nab', endTime: Number.POSITIVE_INFINITY }]);
});

it('ends the line of a roll-up caption at each carriage return', () => {
  const { cues } = read(
    '00:00:01:00\t9425 9425 94ad 94ad 9470 9470 6162',
    '00:00:03:00\t94ad 94ad 9470 9470 e364',
    '00:00:05:00\t942c',
  );
  expect(cues).toMatchObject([
    { text: 'ab', startTime: expect.closeTo(1, 0), endTime: expect.closeTo(3, 0) },
    { text: 'cd', startTime: expect.closeTo(3, 0), endTime: expect.closeTo(5, 0) },
  ]);
});
