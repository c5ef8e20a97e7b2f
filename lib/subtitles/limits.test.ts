import { describe, expect, it } from 'vitest';
import { clockShift } from './clock-shift.ts';
import { collapseRolling } from './collapse-rolling.ts';
import { readMarkup } from './cue-markup.ts';
import { estimateTimes, untimedCues } from './estimate-times.ts';
import { joinWords, showsWords } from './join-words.ts';
import { mergeCaptionSnapshots } from './merge-caption-snapshots.ts';
import { splitSentences } from './sentences.ts';
import { skimSpans } from './skim-spans.ts';
import type { RawCue } from './subtitle-format.ts';
import { walkMarkup } from './walk-markup.ts';

/** The values of a limit on both sides: what is still on this side of it, and the next that is not. */
describe('markup', () => {
  const depthOf = (depth: number) => walkMarkup('<p>'.repeat(depth) + '</p>'.repeat(depth), { open: () => {} }, 'xml');

  it('is read down to 200 elements', () => {
    expect(() => depthOf(200)).not.toThrow();
    expect(() => depthOf(201)).toThrow('deeper than 200');
    // Elements beside each other are not deep.
    expect(() => walkMarkup('<p></p>'.repeat(300), { open: () => {} }, 'xml')).not.toThrow();
  });

  it('has up to 20 different classes in a cue', () => {
    const classes = (count: number) =>
      readMarkup(Array.from({ length: count }, (_, i) => `<c.n${i}>a`).join(''), 0).styles?.length;
    expect([classes(1), classes(20), classes(21)]).toEqual([1, 20, 20]);
    expect(readMarkup(`<c.${'a.b.'.repeat(20)}c>d`, 0).styles).toEqual(['a', 'b']);
  });
});

describe('single words', () => {
  const word = (startTime: number, endTime: number, text: string): RawCue => ({ startTime, endTime, text });
  const joined = (...words: RawCue[]) => joinWords(words).map(({ text }) => text);

  it('start another cue after a silence of more than 0.8 seconds', () => {
    expect(joined(word(0, 1, 'a'), word(1.75, 2, 'b'))).toEqual(['a b']);
    expect(joined(word(0, 1, 'a'), word(1.85, 2, 'b'))).toEqual(['a', 'b']);
  });

  it('start another cue more than 7 seconds after its start', () => {
    const until = (last: number) => joined(...[0, 1, 2, 3, 4, 5, 6, last].map((start) => word(start, start + 0.99, 'a')));
    expect(until(7)).toHaveLength(1);
    expect(until(7.1)).toEqual(['a a a a a a a', 'a']);
  });

  it('start another cue after 84 characters, or 42 at the end of a sentence', () => {
    const lengths = (...all: string[]) => all.map((text) => text.length);
    expect(
      lengths(
        ...joined(
          word(0, 0.1, 'a'.repeat(28)),
          word(0.1, 0.2, 'b'.repeat(27)),
          word(0.2, 0.3, 'c'.repeat(26)),
          word(0.3, 0.4, 'd'),
        ),
      ),
    ).toEqual([85]);
    expect(
      lengths(
        ...joined(
          word(0, 0.1, 'a'.repeat(28)),
          word(0.1, 0.2, 'b'.repeat(27)),
          word(0.2, 0.3, 'c'.repeat(27)),
          word(0.3, 0.4, 'd'),
        ),
      ),
    ).toEqual([84, 1]);
    expect(joined(word(0, 0.1, 'a'.repeat(20)), word(0.1, 0.2, `${'b'.repeat(19)}.`), word(0.2, 0.3, 'c'))).toHaveLength(1);
    expect(joined(word(0, 0.1, 'a'.repeat(20)), word(0.1, 0.2, `${'b'.repeat(20)}.`), word(0.2, 0.3, 'c'))).toHaveLength(2);
  });

  it('end where the next one starts, if they have no end of their own', () => {
    expect(joinWords([word(0, 0, 'a'), word(0.5, 0.5, 'b')])).toEqual([
      {
        startTime: 0,
        endTime: Number.POSITIVE_INFINITY,
        text: 'a b',
        words: [word(0, 0.5, 'a'), word(0.5, Number.POSITIVE_INFINITY, 'b')],
      },
    ]);
  });

  it('are those of which fewer than a tenth have several words or more than 30 characters', () => {
    const words = (odd: string, count: number) =>
      joined(word(0, 0.01, odd), ...Array.from({ length: count - 1 }, (_, i) => word(i / 100 + 0.01, i / 100 + 0.02, 'a')));
    expect(words('two words', 10)).toHaveLength(10);
    expect(words('two words', 11)).toHaveLength(1);
    expect(words('b'.repeat(31), 10)).toHaveLength(10);
    expect(words('b'.repeat(30), 10)).toHaveLength(1);
    expect(joined(word(0, 1, 'alone'))).toEqual(['alone']);
  });
});

describe('captions of one word at a time', () => {
  const areWords = (count: number, seconds: number, text = 'word') =>
    showsWords(Array.from({ length: count }, (_, i) => ({ startTime: i * seconds, endTime: (i + 1) * seconds, text })));

  it('are ten or more, each shown for less than a second on average', () => {
    expect([areWords(10, 0.99), areWords(9, 0.99), areWords(10, 1)]).toEqual([true, false, false]);
  });

  it('have up to four characters each in scripts without spaces', () => {
    expect([areWords(10, 0.5, '今天谈谈'), areWords(10, 0.5, '今天来谈谈')]).toEqual([true, false]);
  });

  it('are in order, and have no words or readings of their own', () => {
    const cue = { startTime: 0, endTime: 0.5, text: 'word' };
    const others: RawCue[] = [
      { ...cue, words: [cue] },
      { ...cue, ruby: [] },
      { ...cue, startTime: 1, endTime: 1.5 },
    ];
    const words = Array<RawCue>(10).fill(cue);
    expect([words, ...others.map((other) => [other, ...words])].map(showsWords)).toEqual([true, false, false, false]);
  });
});

describe('sentences', () => {
  const count = (...cues: [start: number, end: number][]) =>
    splitSentences(cues.map(([startTime, endTime]) => ({ startTime, endTime, text: 'word' }))).length;

  it('end at a silence of more than 20 seconds', () => {
    expect(count([0, 2], [22, 23])).toBe(1);
    expect(count([0, 2], [22.5, 23])).toBe(2);
  });

  it('start and end at the times of their characters, as if spoken evenly', () => {
    const found = splitSentences([
      { startTime: 10, endTime: 20, text: 'One two. A b c d.' },
      { startTime: 20, endTime: 30, text: 'Next is here.' },
    ]);
    expect(found.map(({ text, startTime, endTime }) => [text, startTime, endTime])).toEqual([
      ['One two.', 10, expect.closeTo(10 + (10 * 8) / 18)],
      ['A b c d.', expect.closeTo(10 + (10 * 9) / 18), 20],
      ['Next is here.', 20, 30],
    ]);
  });
});

describe('spans of a skim', () => {
  const cues = (gap: number) =>
    [0, 10, 20 + gap, 30 + gap].map((startTime, index) => ({
      index,
      startTime,
      endTime: startTime + 10,
      text: `Cue ${index} is here.`,
    }));
  const spans = (gap: number, ...cites: number[][]) =>
    skimSpans(cues(gap), 'en', { lines: cites.map((cite) => ({ text: '', cites: cite })), chapters: [] });

  it('are joined over a gap of up to 3 seconds', () => {
    expect(spans(3, [1], [2])).toEqual([{ startTime: 10, endTime: 33 }]);
    expect(spans(3.5, [1], [2])).toHaveLength(2);
    expect(spans(0)).toEqual([]);
  });
});

describe('the clock of another player', () => {
  const cue = (startTime: number, text: string) => ({ startTime, endTime: startTime + 1, text });
  const known = [cue(100, 'a'), cue(101, 'b')];

  it('is shifted by the cues that both have shown, within a minute of the expected shift', () => {
    expect(clockShift(known, [cue(1, 'b'), cue(2, 'c')], 0)).toBe(100);
    expect(clockShift(known, [cue(1, 'b')], 59)).toBe(100);
    expect(clockShift(known, [cue(1, 'b')], 61)).toBe(161);
    expect(clockShift([], [cue(1, 'b')], 61)).toBe(0);
    expect(clockShift(known, [], 61)).toBe(0);
  });

  it('is as before if it continues the cues, or differs by less than a minute without a cue in common', () => {
    expect(clockShift(known, [cue(101.04, 'b')], 0)).toBe(0);
    expect(clockShift(known, [cue(50, 'x')], 8)).toBe(0);
    expect(clockShift(known, [cue(50, 'x')], 9)).toBe(60);
  });

  it('is shifted as most cues say', () => {
    const shown = [cue(1, 'a'), cue(2, 'b'), cue(3, 'b')];
    expect(clockShift(known, shown, 0)).toBe(99);
  });

  it('is compared with the latest 300 cues', () => {
    const long = Array.from({ length: 301 }, (_, i) => cue(1000 + i / 10, `cue ${i}`));
    expect(clockShift(long, [cue(500, 'cue 1')], 0)).toBeCloseTo(500.1);
    expect(clockShift(long, [cue(500, 'cue 0')], 0)).toBe(530);
  });
});

describe('rolling captions', () => {
  /** Lines that roll through a window of two, each shown for two seconds, with a gap between them. */
  const rolled = (gap: number, ...lines: string[]) => {
    const cues = lines.map((line, i) => ({
      startTime: i * (2 + gap),
      endTime: i * (2 + gap) + 2,
      text: i === 0 ? line : `${lines[i - 1]}\n${line}`,
    }));
    return collapseRolling(cues).map(({ text }) => text);
  };

  it('follow each other within a quarter of a second', () => {
    expect(rolled(0.25, 'a b', 'c d', 'e f')).toEqual(['a b', 'c d', 'e f']);
    expect(rolled(0.375, 'a b', 'c d', 'e f')).toEqual(['a b', 'a b\nc d', 'c d\ne f']);
  });

  it('have up to 500 characters', () => {
    const grown = (length: number) =>
      rolled(0, 'a b', 'c d', 'e f', 'g'.repeat(length - 4), 'h i')
        .filter((text) => text.length > 400)
        .map(({ length }) => length);
    expect(grown(500)).toEqual([496]);
    expect(grown(501)).toEqual([501, 501]);
  });

  it('show a line for up to ten seconds until the next one appears under it', () => {
    const paused = (gap: number) =>
      collapseRolling([
        { startTime: 0, endTime: 2, text: 'a b' },
        { startTime: 2, endTime: 4, text: 'a b\nc d' },
        { startTime: 4 + gap, endTime: 6 + gap, text: 'c d\ne f' },
      ]).at(-1)!.text;
    expect(paused(10)).toBe('e f');
    expect(paused(10.5)).toBe('c d\ne f');
  });
});

it('up to 20 live cues that start together are shown', () => {
  const cues = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ startTime: 1, endTime: 2, text: `line ${i + 100}` }));
  const merged = (count: number) => mergeCaptionSnapshots([{ source: 'a', at: 0, cues: cues(count) }]).length;
  expect([merged(20), merged(21)]).toEqual([20, 20]);
});

it('text without times is spoken at 15 characters a second, or the denser scripts at a rate of their own', () => {
  expect(estimateTimes(untimedCues(['a'.repeat(30), ' ', '字'.repeat(30)]))).toEqual([
    { startTime: 0, endTime: 2, text: 'a'.repeat(30) },
    { startTime: 2, endTime: 9, text: '字'.repeat(30) },
  ]);
});
