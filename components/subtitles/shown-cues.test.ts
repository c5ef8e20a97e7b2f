import { describe, expect, it } from 'vitest';
import { findWords, toSearchable } from './find-words.ts';
import { marksWithin, shownCues } from './shown-cues.ts';
import { subtitlesText } from './subtitles-text.ts';

const cues = ['The clock', 'and the tower'].map((text, index) => ({ index, startTime: index, endTime: index + 1, text }));
const texts = ['Die Uhr', 'und der Turm'];

describe('shownCues', () => {
  it('are original, translation or both, and are copied likewise', () => {
    const copied = (['original', 'both', 'translated'] as const).map((view) =>
      subtitlesText(shownCues(cues, texts, view), false),
    );
    expect(copied).toEqual([
      'The clock\nand the tower',
      'The clock\nDie Uhr\nand the tower\nund der Turm',
      'Die Uhr\nund der Turm',
    ]);
  });

  it('are the original where a translation is still missing', () => {
    const shown = (['both', 'translated'] as const).map((view) =>
      shownCues(cues, ['', 'und der Turm'], view).map(({ text }) => text),
    );
    expect(shown).toEqual([
      ['The clock', 'and the tower\nund der Turm'],
      ['The clock', 'und der Turm'],
    ]);
  });

  it('are the original while there is no translation', () => {
    expect(shownCues(cues, undefined, 'both')).toBe(cues);
  });
});

describe('marksWithin', () => {
  it('finds matches in original and translation, with their offsets', () => {
    const { marks } = findWords(toSearchable(shownCues(cues, texts, 'both')), 'u');
    const [, second] = cues;
    const text = `${second!.text}\n${texts[1]}`;
    const parts = [
      [0, second!.text.length],
      [second!.text.length + 1, text.length],
    ] as const;
    const found = parts.map(([from, to]) =>
      marksWithin(marks.get(1)!, from, to).map((mark) => text.slice(from, to).slice(mark.from, mark.to)),
    );
    expect(found).toEqual([[], ['u', 'u']]);
  });

  it('divides a match that spans both', () => {
    expect(marksWithin([{ match: 0, from: 3, to: 9 }], 5, 20)).toEqual([{ match: 0, from: 0, to: 4 }]);
    expect(marksWithin([{ match: 0, from: 3, to: 5 }], 5, 20)).toEqual([]);
  });
});

describe('subtitlesText', () => {
  const cues = [
    { index: 0, startTime: 0, endTime: 2, text: 'Hello', speaker: 'Ada' },
    { index: 1, startTime: 3605, endTime: 3607, text: 'world & <all>' },
  ];

  it('formats the texts alone, or with time and speaker', () => {
    expect(subtitlesText(cues, false)).toBe('Hello\nworld & <all>');
    expect(subtitlesText(cues, true)).toBe('0:00 Ada: Hello\n1:00:05 world & <all>');
  });
});
