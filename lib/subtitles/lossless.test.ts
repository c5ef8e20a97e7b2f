import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Cue } from '../contract/cue.ts';
import { boxOfSettings, settingsOfBox } from './cue-position.ts';
import { parseCaptions, readCaptions } from './read-captions.ts';
import { splitRuby } from './ruby.ts';
import type { RawCue } from './subtitle-format.ts';
import { tidyCaptions } from './tidy-captions.ts';
import { writeSubtitles } from './write-subtitles.ts';

const percent = fc.integer({ min: 0, max: 100 });
const settings = fc
  .record(
    {
      line: fc.oneof(
        fc.integer({ min: -20, max: 20 }).map(String),
        fc.tuple(percent, fc.constantFrom('', ',start', ',end')).map(([place, anchor]) => `${place}%${anchor}`),
      ),
      position: fc
        .tuple(percent, fc.constantFrom('', ',line-left', ',center', ',line-right'))
        .map(([at, side]) => `${at}%${side}`),
      size: percent.map((size) => `${size}%`),
      align: fc.constantFrom('start', 'center', 'end', 'left', 'right'),
    },
    { requiredKeys: [] },
  )
  .map((values) =>
    Object.entries(values)
      .map(([name, value]) => `${name}:${value}`)
      .join(' '),
  );
const line = fc.stringMatching(/^[a-z<>&{}\\:0-9漢字-]{1,10}$/);
const drafts = fc.array(
  fc.record({
    start: fc.integer({ min: 0, max: 40_000_000 }),
    length: fc.integer({ min: 1, max: 10_000 }),
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    speaker: fc.option(fc.constantFrom('Ann', 'Bob Roe, host', 'A --> {B}'), { nil: undefined }),
    position: settings,
    hasRuby: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);

const toCues = (list: typeof drafts extends fc.Arbitrary<infer List> ? List : never, unit: number): Cue[] =>
  list.map(({ start, length, lines, speaker, position, hasRuby }, index) => {
    const text = `w ${lines.join('\n')}${hasRuby ? ' 日本語日本' : ''}`;
    const at = text.length - 2;
    return {
      index,
      startTime: start / unit,
      endTime: (start + length) / unit,
      text,
      speaker,
      position: position || undefined,
      ruby: hasRuby ? [{ at, base: text.slice(at), reading: 'に<ほ>ん' }] : undefined,
    };
  });

/** A place by its box: formats write it in other words. */
const placeOf = (position: string | undefined) => settingsOfBox(boxOfSettings(position));
const factsOf = ({ startTime, endTime, text, speaker, position, ruby }: RawCue) => ({
  startTime,
  endTime,
  text: text.trim(),
  speaker,
  place: placeOf(position),
  readings: splitRuby(text.trim(), ruby),
});

describe('a written file', () => {
  it.each(['vtt', 'ass', 'ttml'] as const)('of %s has every cue with its times, lines, speaker, place and readings', (format) => {
    fc.assert(
      fc.property(drafts, (list) => {
        const cues = toCues(list, format === 'ass' ? 100 : 1000);
        const parsed = parseCaptions({ text: writeSubtitles(cues, format) });
        expect(parsed.cues.map(factsOf)).toEqual(cues.map(factsOf));
        expect(parsed.leniencies).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('of WebVTT has the settings as they were', () => {
    fc.assert(
      fc.property(settings, (position) => {
        const cue = { index: 0, startTime: 0, endTime: 1, text: 'a', position };
        const [read] = parseCaptions({ text: writeSubtitles([cue], 'vtt') }).cues;
        expect(read!.position ?? '').toBe(position);
      }),
    );
  });

  it('of SubRip has every cue with its times, lines, speaker and alignment', () => {
    const written = writeSubtitles(
      [
        { index: 0, startTime: 0, endTime: 1, text: 'a\n\nb\n12', speaker: 'Ann', position: 'line:0' },
        { index: 1, startTime: 0.5, endTime: 1, text: '00:00:01,000 --> 00:00:02,000', position: 'align:end' },
      ],
      'srt',
    );
    expect(parseCaptions({ text: written }).cues.map(factsOf)).toMatchObject([
      { startTime: 0, endTime: 1, text: 'a\nb\n12', speaker: 'Ann', place: 'line:0' },
      { startTime: 0.5, endTime: 1, text: '00:00:01,000 --> 00:00:02,000', place: 'align:end' },
    ]);
  });

  it('of TTML has vertical text where it was', () => {
    for (const position of ['vertical:rl line:10%', 'vertical:lr line:20%,end size:50%', 'vertical:rl align:start']) {
      const cue = { index: 0, startTime: 0, endTime: 1, text: 'a', position };
      expect(placeOf(parseCaptions({ text: writeSubtitles([cue], 'ttml') }).cues[0]!.position)).toBe(placeOf(position));
    }
  });

  it('has no markup of a position', () => {
    const position = 'line:0\n\n00:05.000 --> 00:06.000\n<b>x align:start"/><p>';
    for (const format of ['vtt', 'srt', 'ass', 'ttml'] as const) {
      const written = writeSubtitles([{ index: 0, startTime: 0, endTime: 1, text: 'a', position }], format);
      expect(readCaptions({ text: written }).cues).toMatchObject([{ text: 'a', startTime: 0 }]);
    }
  });

  it('ends a cue without an end where the next one starts', () => {
    const cues = [1, 3].map((startTime, index) => ({ index, startTime, endTime: Number.POSITIVE_INFINITY, text: 'a' }));
    expect(parseCaptions({ text: writeSubtitles(cues, 'ttml') }).cues.map(({ endTime }) => endTime)).toEqual([3, 8]);
  });
});

describe('tidying', () => {
  const vtt = (...cues: string[]) => parseCaptions({ text: `WEBVTT\n\n${cues.join('\n\n')}` });

  it('names what it did', () => {
    const parsed = vtt(
      '00:05.000 --> 00:06.000\nlate',
      '00:01.000 --> 00:03.000\nYes.',
      '00:02.000 --> 00:04.000\nYes.',
      '00:04.000 --> 00:03.000\ninverted',
    );
    expect(tidyCaptions(parsed).steps).toEqual([
      '1 cue in another order than the file',
      '1 cue left out, without text or with an end before the start',
      '1 cue joined with the same text that was still shown',
    ]);
    expect(tidyCaptions(vtt('00:01.000 --> 00:02.000\na')).steps).toEqual([]);
  });

  it('never joins cues of other speakers, places or regions, also where they roll', () => {
    const rolling = (more: string, voice = '') =>
      vtt(
        `00:00.000 --> 00:02.000${more}\n${voice}one two`,
        '00:02.000 --> 00:04.000\none two\nthree',
        '00:04.000 --> 00:06.000\nthree\nfour',
        '00:06.000 --> 00:08.000\nfour\nfive',
      );
    const second = (parsed: ReturnType<typeof vtt>) => tidyCaptions(parsed).captions.cues[1]!.text;
    expect(second(rolling(''))).toBe('three');
    expect(second(rolling(' line:0'))).toBe('one two three');
    expect(second(rolling(' region:top'))).toBe('one two three');
  });

  it('bounds places and readings, which a stored transcript may have no more of', () => {
    const ruby = Array.from({ length: 600 }, (_, at) => ({ at, base: 'a', reading: at === 0 ? 'b'.repeat(300) : 'b' }));
    const position = `line:0 ${'align:start '.repeat(1000)}`;
    const { captions } = tidyCaptions({ format: 'json', cues: [{ startTime: 0, endTime: 1, text: 'a', position, ruby }] });
    expect(z.array(Cue).safeParse(captions.cues).success).toBe(true);
    expect(captions.cues[0]!.ruby).toHaveLength(499);
  });

  it('joins single words of a transcript, which the parser gives one by one', () => {
    const words = ['so', 'today', 'we', 'bake'].map((text, i) => ({ start: i / 2, end: i / 2 + 0.4, text }));
    const parsed = parseCaptions({ text: JSON.stringify({ segments: words }) });
    expect(parsed.cues).toHaveLength(4);
    const { captions, steps } = tidyCaptions(parsed);
    expect(captions.cues.map(({ text }) => text)).toEqual(['so today we bake']);
    expect(steps).toEqual(['3 cues joined, each a single word']);
  });
});
