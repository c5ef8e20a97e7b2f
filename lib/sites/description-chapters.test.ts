import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { descriptionChapters } from './description-chapters.ts';

describe('descriptionChapters', () => {
  it.each([
    ['time first', '0:00 Intro\n1:30 Middle\n1:02:03 End'],
    ['dashes, bullets and brackets', '• 0:00 - Intro\n[1:30] Middle\n(1:02:03) | End'],
    ['title first', 'Intro - 0:00\nMiddle (1:30)\nEnd: 1:02:03'],
    ['numbered', '1. 00:00 Intro\n2) 01:30 Middle\n3. 01:02:03 End'],
    ['numbers in keys', '1️⃣ 00:00 Intro\n2️⃣ 01:30 Middle\n1️⃣0️⃣ 01:02:03 End'],
    ['numbers in keys, title first', '1️⃣ Intro 00:00\n2️⃣ Middle 01:30\n3️⃣ End 01:02:03'],
    ['characters that are not seen', '0:00\u200b Intro\n\u200f1:30\u200f Middle\n1:02:03 \u2066End\u2069'],
    ['arrows', '0:00 ➤ Intro\n1:30 ➤ Middle\n1:02:03 ➤ End'],
    ['ranges', '0:00 - 1:30 Intro\n1:30 – 1:02:03 Middle\n1:02:03 ~ 1:10:00 End'],
    [
      'between other lines',
      'Buy at 10:30 today!\r\n\r\n0:00 Intro\r\nhttps://example.com\r\n1:30 Middle\r\n1:02:03 End\r\nThanks',
    ],
  ])('%s', (_, text) => {
    expect(descriptionChapters(text)).toEqual([
      { startTime: 0, title: 'Intro' },
      { startTime: 90, title: 'Middle' },
      { startTime: 3723, title: 'End' },
    ]);
  });

  it('ignore times at the end of other lines', () => {
    expect(descriptionChapters('New films every Friday at 18:30\n0:00 A\n0:30 B\n1:00 C\nDoors 19:00')).toHaveLength(3);
  });

  it('preserve titles', () => {
    const text = '0:00 开场：为什么\n0:30 C++ (and C#)\n1:00 "Quoted" 2:1 odds';
    expect(descriptionChapters(text).map(({ title }) => title)).toEqual(['开场：为什么', 'C++ (and C#)', '"Quoted" 2:1 odds']);
  });

  it.each([
    ['two are too few', '0:00 A\n0:30 B'],
    ['the first must be at 0:00', '0:01 A\n0:30 B\n1:00 C'],
    ['they must ascend', '0:00 A\n1:00 B\n0:30 C'],
    ['none is shorter than 10 s', '0:00 A\n0:09 B\n1:00 C'],
    ['a time without a title is none', '0:00\n0:30\n1:00'],
  ])('%s', (_, text) => expect(descriptionChapters(text)).toEqual([]));

  it('decode references to characters', () => {
    const text = '0:00 Q&amp;A\n0:30 It&#8217;s\n1:00 &lt;End&gt;';
    expect(descriptionChapters(text).map(({ title }) => title)).toEqual(['Q&A', 'It’s', '<End>']);
  });

  it.each([
    ['credits of the music', '0:00 A\n1:00 B\n2:00 C\nMusic:\n0:15 Song\n0:40 Other\n1:30 Last', 'A B C'],
    ['another language', '0:00 A\n1:00 B\n2:00 C\n\n0:00 甲\n1:00 乙\n2:00 丙', 'A B C'],
    ['each line in another language', '0:00 A\n0:00 甲\n1:00 B\n1:00 乙\n2:00 C\n2:00 丙', 'A B C'],
    ['a later mention', '0:00 A\n1:00 B\n2:00 C\n1:15 is my favourite part', 'A B C'],
    ['an earlier mention', '1:15 is my favourite part\n0:00 A\n1:00 B\n2:00 C', 'A B C'],
    ['a time that is too early', '0:00 A\n1:00 B\n0:20 C\n3:00 D\n4:00 E', 'A B D E'],
    ['a time that is too late', '0:00 A\n1:00 B\n20:00 C\n3:00 D\n4:00 E', 'A B D E'],
  ])('leave out times out of place: %s', (_, text, titles) => {
    expect(descriptionChapters(text).map(({ title }) => title)).toEqual(titles.split(' '));
  });

  it('leave out chapters past the end', () => {
    const text = '0:00 A\n0:30 B\n1:00 C\n1:30 D';
    expect(descriptionChapters(text, 60)).toEqual([]);
    expect(descriptionChapters(text, 90)).toHaveLength(3);
    expect(descriptionChapters(text, 91)).toHaveLength(4);
  });

  it('accept any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void expect(() => descriptionChapters(text)).not.toThrow()));
  });

  it.each(['-', '0:', '1:00', ' ', '(', '0:00 '])('is linear on a line of %j', (unit) => {
    expectLinear(30_000, (size) => descriptionChapters(`0:00 A${unit.repeat(size)}`));
    expectLinear(12_000, (size) => descriptionChapters(`${unit.repeat(5)}\n`.repeat(size)));
  });
});
