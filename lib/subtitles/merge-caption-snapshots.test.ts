import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import type { PageCue } from '../contract/page.ts';
import type { TimedCaptionSnapshot } from '../ports/caption-body.ts';
import { mergeCaptionSnapshots } from './merge-caption-snapshots.ts';
import { readCaptions } from './read-captions.ts';

const cue = (startTime: number, text: string): PageCue => ({ startTime, endTime: startTime + 2, text });
/** `at` in seconds. */
const look = (source: string, at: number, ...cues: PageCue[]): TimedCaptionSnapshot => ({ source, at: at * 1000, cues });
const gathered = (...snapshots: TimedCaptionSnapshot[]) =>
  mergeCaptionSnapshots(snapshots).map(({ startTime, text }) => [startTime, text]);
const texts = (snapshots: TimedCaptionSnapshot[]) => readCaptions({ snapshots }).cues.map(({ text }) => text);

/** Consecutive spoken lines; each in the versions in which it grows on the screen, the complete one last. */
const spokenCues = fc
  .array(fc.record({ pause: fc.integer({ min: 1, max: 30 }), words: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 1,
    maxLength: 20,
  })
  .map((lines) => {
    let startTime = 0;
    return lines.map(({ pause, words }, line) => {
      startTime += pause;
      const all = Array.from({ length: words }, (_, word) => `word${line}.${word}`);
      return all.map((_, last) => cue(startTime, all.slice(0, last + 1).join(' ')));
    });
  });

/** Snapshots between which cues are added, removed, added again and replaced; each version is in one or more, in any order. */
const seen = spokenCues.chain((lines) => {
  const versions = lines.flat();
  const shuffled = fc
    .subarray(versions)
    .chain((again) => fc.shuffledSubarray([...versions, ...again], { minLength: versions.length + again.length }));
  return fc.tuple(shuffled, fc.integer({ min: 1, max: 6 })).map(([cues, size]) => ({
    snapshots: cues.flatMap((_, at) => (at % size === 0 ? [look('a', at, ...cues.slice(at, at + size))] : [])),
    whole: lines.map((line) => line.at(-1)!.text),
  }));
});

describe('snapshots of live captions', () => {
  it('contain each line once, complete, in order of time', () => {
    fc.assert(
      fc.property(seen, ({ snapshots, whole }) => {
        expect(texts(snapshots)).toEqual(whole);
      }),
    );
  });

  it('use the later end of an open line, and recognize a line that jitters', () => {
    const open = { startTime: 4, endTime: 1e9, text: 'Good morning.' };
    expect(mergeCaptionSnapshots([look('a', 1, open), look('a', 2, { ...open, startTime: 4.04, endTime: 6 })])).toEqual([
      { ...open, endTime: 6 },
    ]);
  });

  it('retain two lines of one time, and omit empty ones', () => {
    expect(gathered(look('a', 1, cue(4, '- Yes?'), cue(4, '- No.'), cue(5, ' ')))).toEqual([
      [4, '- Yes?'],
      [4, '- No.'],
    ]);
  });

  it('collapse rolling captions, wherever a snapshot divides them', () => {
    const snapshots = [
      look('a', 1, cue(0, 'we begin')),
      look('a', 2, cue(2, 'we begin\nwith the budget'), cue(4, 'with the budget\nof the year')),
      look('b', 3, cue(4, 'with the budget\nof the year'), cue(6, 'of the year\nthat has passed')),
    ];
    expect(texts(snapshots)).toEqual(['we begin', 'with the budget', 'of the year', 'that has passed']);
  });

  it('stay unchanged when the same player seeks back', () => {
    const snapshots = [look('a', 100, cue(100, 'late')), look('a', 110, cue(20, 'early')), look('a', 120, cue(104, 'later'))];
    expect(gathered(...snapshots)).toEqual([
      [100, 'late'],
      [20, 'early'],
      [104, 'later'],
    ]);
  });
});

describe('the clock of another player', () => {
  const before = look('a', 1000, cue(500, 'one'), cue(504, 'two'), cue(508, 'three'));

  it('continues at the same time', () => {
    expect(gathered(before, look('b', 1060, cue(590, 'four')))).toContainEqual([590, 'four']);
    expect(gathered(before, look('b', 9000, cue(508, 'three'), cue(512, 'four')))).toContainEqual([512, 'four']);
  });

  it('restarts: the shift is taken from lines that both have shown', () => {
    const restarted = look('b', 1010, cue(1, 'two'), cue(5, 'three'), cue(9, 'four'));
    expect(gathered(before, restarted, look('b', 1020, cue(14, 'five')))).toEqual([
      [500, 'one'],
      [504, 'two'],
      [508, 'three'],
      [512, 'four'],
      [517, 'five'],
    ]);
  });

  it('restarts after a while: the shift is taken from the elapsed time', () => {
    const restarted = look('b', 4600, cue(1, 'hello'), cue(5, '[music]'));
    expect(gathered(before, restarted)).toEqual([
      [500, 'one'],
      [504, 'two'],
      [508, 'three'],
      [4104, 'hello'],
      [4108, '[music]'],
    ]);
  });

  it('ignores a line that is repeated long after', () => {
    expect(gathered(before, look('b', 4600, cue(3, 'three')))).toContainEqual([4108, 'three']);
  });
});

describe('a page that emits too many cues', () => {
  it.each<[string, (i: number) => TimedCaptionSnapshot]>([
    ['cues of one time', (i) => look('a', i, cue(1, `text ${i}`))],
    ['players', (i) => look(`source ${i}`, i, cue(1, 'the same'))],
    ['cues that grow', (i) => look('a', i, cue(1, 'a'.repeat(i % 1000)))],
  ])('takes time in proportion to %s', (_, made) => {
    expectLinear(1000, (size) => mergeCaptionSnapshots(Array.from({ length: size }, (_, i) => made(i))));
  });
});
