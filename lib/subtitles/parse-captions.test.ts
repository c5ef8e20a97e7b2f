import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCaptions, readCaptions } from './read-captions.ts';
import { writeSubtitles, writtenFormats } from './write-subtitles.ts';

const parse = (text: string) => parseCaptions({ text });
const read = (text: string, hint = {}) =>
  readCaptions({ text }, hint).cues.map(
    ({ startTime, endTime, text, speaker }) => `${startTime} ${endTime} ${speaker ? `${speaker}: ` : ''}${text}`,
  );

describe('parseCaptions', () => {
  it('returns every cue of the file, in its order, with its own times, speaker and position', () => {
    const text = `WEBVTT

00:05.000 --> 00:09.000 line:0 position:20%
<v Ann>late
again

00:01.000 --> 00:06.000
<v Bob>early

00:01.000 --> 00:06.000
<v Bob>early

00:04.000 --> 00:03.000
inverted`;
    expect(parse(text).cues).toMatchObject([
      { startTime: 5, endTime: 9, text: expect.stringContaining('late\nagain'), speaker: 'Ann', position: 'line:0 position:20%' },
      { startTime: 1, endTime: 6, text: expect.stringContaining('early'), speaker: 'Bob' },
      { startTime: 1, endTime: 6, text: expect.stringContaining('early'), speaker: 'Bob' },
      { startTime: 4, endTime: 3, text: 'inverted' },
    ]);
    expect(parse(text).leniencies).toBeUndefined();
  });

  it.each([
    ['WebVTT without minutes', 'WEBVTT\n\n0.860 --> 7.380\na', '0.860 --> 7.380'],
    ['WebVTT with a comma', 'WEBVTT\n\n00:01,000 --> 00:02,000\na', '00:01,000'],
    ['WebVTT with settings at the time', 'WEBVTT\n\n00:01.000 --> 00:02.000line:0\na', 'line:0'],
    ['SubRip with a dot', '1\n00:00:01.000 --> 00:00:02.000\na', '00:00:01.000'],
    ['SubRip with a short arrow', '1\n00:00:01,000 -> 00:00:02,000\na', '->'],
  ])('reads %s, and says so', (_, text, reason) => {
    expect(parse(text).cues).toHaveLength(1);
    expect(parse(text).leniencies).toEqual([expect.stringContaining(reason)]);
  });

  it('says nothing of times in the right form', () => {
    for (const text of ['WEBVTT\n\n100:00:01.000 --> 100:00:02.000 line:0\na', '1\n00:00:01,000 --> 00:00:02,000\na'])
      expect(parse(text).leniencies).toBeUndefined();
  });

  it('loses nothing of what was written', () => {
    const cue = fc.record({
      startTime: fc.integer({ min: 0, max: 400_000_000 }).map((time) => time / 1000),
      length: fc.integer({ min: 1, max: 100_000 }),
      text: fc.stringMatching(/^[a-z<>&{}:0-9]{1,10}$/),
      speaker: fc.option(fc.constantFrom('Ann', 'Bob Roe'), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(cue, { minLength: 1, maxLength: 9 }), fc.constantFrom(...writtenFormats), (cues, format) => {
        if (format === 'txt' || format === 'md') return;
        const written = cues.map(({ startTime, length, text, speaker }, index) => {
          const endTime = Math.round(startTime * 1000 + length) / 1000;
          return { index, startTime, endTime, text, ...(speaker && { speaker }) };
        });
        const parsed = parse(writeSubtitles(written, format)).cues;
        const times = ({ startTime, endTime }: { startTime: number; endTime: number }) => [startTime, endTime];
        expect(parsed.map(times)).toEqual(written.map(times));
        for (const [i, { text }] of parsed.entries()) expect(text).toContain(written[i]!.text);
      }),
      { numRuns: 200 },
    );
  });
});

describe('forms that files have', () => {
  it.each<[string, string, string[]]>([
    ['hours beyond 99', 'WEBVTT\n\n99:00:00.000 --> 100:00:02.000\na', ['356400 360002 a']],
    ['tags of HTML', '1\n00:00:01,000 --> 00:00:02,000\nH<sub>2</sub>O <a href="x">y</a> <foo>z</foo>', ['1 2 H2O y z']],
    ['text in angle brackets', '1\n00:00:01,000 --> 00:00:02,000\na <foo> b', ['1 2 a <foo> b']],
    ['tags in braces', '1\n00:00:01,000 --> 00:00:02,000\n{b}a{/b} {y:i}b {c', ['1 2 a b {c']],
    ['coordinates', '1\n00:00:01,000 --> 00:00:02,000  X1:1 X2:2 Y1:3 Y2:4\na', ['1 2 a']],
    ['an arrow in text', '1\n00:00:01,000 --> 00:00:02,000\na -> b\n', ['1 2 a -> b']],
    ['breaks of SubViewer', '0:00:01.000,0:00:02.000\na[br]b', ['1 2 a b']],
    ['indented lines of ASS', ' [Events]\n\tDialogue: 0,0:00:01.00,0:00:02.00,Default,Ann,0,0,0,,a', ['1 2 Ann: a']],
    ['timedtext without a format', '<timedtext><body><p t="1000" d="500">a</p></body></timedtext>', ['1 1.5 a']],
    ['minutes and a comma in TTML', '<tt><body><p begin="01:10,5" end="01:12.000">a</p></body></tt>', ['70.5 72 a']],
    [
      'absolute times in spans',
      '<tt><body><p begin="10s" end="12s"><span begin="10s" end="11s">a</span> <span begin="11s" end="12s">b</span></p></body></tt>',
      ['10 12 a b'],
    ],
    [
      'lyrics, whose times are all absolute',
      '<tt itunes:timing="Word"><body><div begin="1s" end="9s"><p begin="2s" end="5s"><span begin="2s" end="3s">a</span></p></div></body></tt>',
      ['2 3 a'],
    ],
  ])('%s', (_, text, cues) => expect(read(text)).toEqual(cues));

  it('takes a name with a colon for a speaker where names repeat, or in podcasts', () => {
    const srt = (...texts: string[]) =>
      texts.map((text, i) => `${i}\n00:00:0${i},000 --> 00:00:0${i + 1},000\n${text}\n`).join('\n');
    const dialog = srt('Ann: a', 'Bob Roe: b', 'Ann: c', 'Bob Roe: d', 'e');
    expect(read(dialog)).toEqual(['0 1 Ann: a', '1 2 Bob Roe: b', '2 3 Ann: c', '3 4 Bob Roe: d', '4 5 e']);
    expect(readCaptions({ text: dialog }).cues[1]!.speaker).toBe('Bob Roe');
    const [alone] = readCaptions({ text: srt('Note: this') }).cues;
    expect([alone!.speaker, alone!.text]).toEqual([undefined, 'Note: this']);
    expect(readCaptions({ text: srt('Ann: a') }, { isPodcast: true }).cues[0]).toMatchObject({ speaker: 'Ann', text: 'a' });
    expect(readCaptions({ text: srt('he said: a') }, { isPodcast: true }).cues[0]!.speaker).toBeUndefined();
  });
});
