import { describe, expect, it } from 'vitest';
import { findChapters } from './chapters.ts';
import { talk, talkCues, talkInChinese } from './fixtures/talk.ts';
import { talks } from './fixtures/talks.ts';

const sentences = talk.split(/(?<=\.)\s+/).map((text) => ({ text }));
const subjects = [0, 10, 20];

describe('chapters', () => {
  it('begin where the subject changes, with titles that name it', () => {
    const found = findChapters(sentences, { count: 3 });
    expect(found.map(({ start }) => start)).toEqual(subjects);
    expect(found[0]!.title).toMatch(/bee|hive|colony|honey/i);
    expect(found[1]!.title).toMatch(/bread|starter|sourdough/i);
    expect(found[2]!.title).toMatch(/lighthouse|lamp/i);
    for (const { title } of found) expect(title).toMatch(/^[A-Z]/);
  });

  it('start with a sentence where captions without punctuation break within words', () => {
    const { sentences } = talks.find(({ language }) => language === 'ja')!;
    const plain = sentences.map((text) => text.replace(/[。、]/g, ''));
    const text = plain.join('');
    const cueLength = 7;
    const cues = Array.from({ length: Math.ceil(text.length / cueLength) }, (_, i) => ({
      text: text.slice(i * cueLength, (i + 1) * cueLength),
    }));
    const sentenceStarts = plain.map((_, i) => plain.slice(0, i).join('').length);
    const found = findChapters(cues, { language: 'ja', count: 3 });
    expect(found).toHaveLength(3);
    for (const { start } of found) {
      const from = start * cueLength;
      expect(sentenceStarts.some((offset) => offset >= from && offset < from + cueLength)).toBe(true);
    }
  });

  it('start with the cue that holds the start of a sentence where captions break within sentences', () => {
    const words = talk.split(/\s+/);
    const cues = Array.from({ length: Math.ceil(words.length / 7) }, (_, i) => ({
      text: words.slice(7 * i, 7 * i + 7).join(' '),
      startTime: 3 * i,
      endTime: 3 * i + 3,
    }));
    const starts = findChapters(cues, { language: 'en', count: 3 }).map(({ start }) => start);
    expect(starts).toHaveLength(3);
    for (const start of starts.slice(1)) expect(`${cues[start - 1]!.text.at(-1)} ${cues[start]!.text}`).toMatch(/\. [A-Z]/);
  });

  it('divide Chinese too', () => {
    const units = talkInChinese.split(/(?<=。)/).map((text) => ({ text }));
    const found = findChapters(units, { count: 2 });
    expect(found[1]!.start).toBe(7);
    expect(found[0]!.title).toMatch(/蜜蜂|蜂蜜/);
    expect(found[1]!.title).toMatch(/面包|面团/);
  });

  it('have exactly the requested number, as far as there are units', () => {
    for (const count of [1, 2, 5, 12]) expect(findChapters(sentences, { count })).toHaveLength(count);
    expect(findChapters(sentences, { count: 1000 })).toHaveLength(sentences.length);
    expect(findChapters([{ text: 'one' }], { count: 4 })).toEqual([{ start: 0, title: 'One' }]);
  });

  it('get finer with the level of detail', () => {
    const cues = Array.from({ length: 20 }, talkCues).flat();
    const counts = [0, 250, 500, 750, 1000].map((detailLevel) => findChapters(cues, { detailLevel }).length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts[4]).toBeGreaterThan(counts[0]!);
  });

  it('start after a long silence where the words say nothing', () => {
    const units = Array.from({ length: 40 }, (_, i) => {
      const startTime = i * 4 + (i < 17 ? 0 : 15);
      return { text: 'All work and no play makes Jack a dull boy.', startTime, endTime: startTime + 4 };
    });
    expect(findChapters(units, { language: 'en', count: 2 }).map(({ start }) => start)).toEqual([0, 17]);
    expect(findChapters(units, { language: 'de', count: 2 }).map(({ start }) => start)).toEqual([0, 17]);
  });

  it('are none without cues, and one without a title for text without words', () => {
    expect(findChapters([])).toEqual([]);
    expect(findChapters([{ text: '[Music]' }, { text: '♪' }])).toEqual([{ start: 0, title: '' }]);
    expect(
      findChapters(
        Array.from({ length: 40 }, () => ({ text: '\u0000' })),
        { count: 3 },
      ),
    ).toHaveLength(3);
  });

  it('have ascending starts when all units are equal', () => {
    const found = findChapters(Array.from({ length: 3000 }, () => ({ text: 'All work and no play makes Jack a dull boy.' })));
    const starts = found.map(({ start }) => start);
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    expect(starts[0]).toBe(0);
  });
});
