import { describe, expect, it } from 'vitest';
import { collapseRolling } from './collapse-rolling.ts';
import { readCaptions } from './read-captions.ts';

const rolled = (...cues: [startTime: number, endTime: number, text: string][]) =>
  collapseRolling(cues.map(([startTime, endTime, text]) => ({ startTime, endTime, text }))).map(({ startTime, text }) => [
    startTime,
    text,
  ]);

describe('rolling captions', () => {
  it('reads an automatic track without repetition or loss', () => {
    const text = `WEBVTT
Kind: captions
Language: en

00:00:00.160 --> 00:00:02.310 align:start position:0%
 
no<00:00:00.400><c> this</c><00:00:00.560><c> is</c>

00:00:02.310 --> 00:00:02.320 align:start position:0%
no this is
 

00:00:02.320 --> 00:00:04.550 align:start position:0%
no this is
no

00:00:04.550 --> 00:00:04.560 align:start position:0%
no
 

00:00:04.560 --> 00:00:06.000 align:start position:0%
no
no

00:00:06.000 --> 00:00:06.010 align:start position:0%
no
 

00:00:09.000 --> 00:00:11.000 align:start position:0%
no
a<00:00:09.500><c> test</c>
`;
    const { cues } = readCaptions({ text });
    expect(cues.map(({ startTime, endTime, text }) => [startTime, endTime, text])).toEqual([
      [0.16, 2.31, 'no this is'],
      [2.32, 4.55, 'no'],
      [4.56, 6, 'no'],
      [9, 11, 'a test'],
    ]);
    expect(cues[3]!.words).toEqual([
      { startTime: 9, endTime: 9.5, text: 'a' },
      { startTime: 9.5, endTime: 11, text: 'test' },
    ]);
  });

  it('reads the rows of screens that roll up, which players make cues of their own', () => {
    expect(
      rolled([1, 3, 'A a.'], [3, 5, 'A a.'], [3, 5, 'B b.'], [5, 7, 'B b.'], [5, 7, 'C c.'], [7, 9, 'C c.'], [7, 9, 'D d.']),
    ).toEqual([
      [1, 'A a.'],
      [3, 'B b.'],
      [5, 'C c.'],
      [7, 'D d.'],
    ]);
    expect(rolled([1, 3, 'A a.'], [1, 3, 'B b.'], [3, 5, 'C c.'], [3, 5, 'D d.'])).toHaveLength(4);
  });

  it('strips the words that a scrolling window repeats', () => {
    expect(
      rolled(
        [0, 1, 'the quick brown'],
        [1, 2, 'quick brown fox jumps'],
        [2, 3, 'fox jumps over the'],
        [3, 4, 'over the lazy dog'],
      ),
    ).toEqual([
      [0, 'the quick brown'],
      [1, 'fox jumps'],
      [2, 'over the'],
      [3, 'lazy dog'],
    ]);
  });

  it('strips the text that paint-on captions repeat, with spaces or without', () => {
    expect(rolled([0, 1, 'we'], [1, 2, 'we all'], [2, 3, 'we all live'], [3, 4, 'we all live here'])).toEqual([
      [0, 'we'],
      [1, 'all'],
      [2, 'live'],
      [3, 'here'],
    ]);
    expect(rolled([0, 1, '我们'], [1, 2, '我们都'], [2, 3, '我们都住在'], [3, 4, '我们都住在这里'])).toEqual([
      [0, '我们'],
      [1, '都'],
      [2, '住在'],
      [3, '这里'],
    ]);
  });

  it('leaves a song unchanged', () => {
    const song: [number, number, string][] = [
      [0, 2, 'Row, row, row your boat'],
      [2, 4, 'Row, row, row your boat'],
      [4, 6, 'your boat goes down the stream'],
      [6, 8, 'Merrily, merrily'],
      [8, 10, 'Merrily, merrily'],
    ];
    expect(rolled(...song)).toEqual(song.map(([startTime, , text]) => [startTime, text]));
  });

  it('retains equal text after a gap, in a rolling file too', () => {
    expect(rolled([0, 1, 'a b'], [1, 2, 'a b\nc d'], [2, 3, 'c d\ne f'], [5, 6, 'c d\ne f'])).toEqual([
      [0, 'a b'],
      [1, 'c d'],
      [2, 'e f'],
      [5, 'c d\ne f'],
    ]);
  });
});

it('joins the words by which each cue grows', () => {
  const words = 'hello every one and welcome back, today we look at the bread.'.split(' ');
  const cues = words.map(
    (_, i) => `00:0${Math.floor(i / 2)}.${i % 2 ? 5 : 0}00 --> 00:0${Math.floor((i + 1) / 2)}.${i % 2 ? 0 : 5}00\n`,
  );
  const text = `WEBVTT\n\n${cues.map((times, i) => `${times}${words.slice(0, i + 1).join(' ')}\n`).join('\n')}`;
  const read = readCaptions({ text }).cues;
  expect(read.map(({ text }) => text).join(' ')).toBe(words.join(' '));
  expect(read.length).toBeLessThan(4);
});
