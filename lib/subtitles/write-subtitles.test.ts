import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cue } from '../contract/cue.ts';
import { readCaptions } from './read-captions.ts';
import { type WrittenFormat, writeSubtitles, writtenFormats } from './write-subtitles.ts';

const cues: Cue[] = [
  { index: 0, startTime: 0, endTime: 1.5, text: 'Tom & Jerry <i>said</i> a < b --> c', speaker: 'Ann Lee' },
  { index: 1, startTime: 1.5, endTime: 62, text: '- 5 * 3 is [not] `5_3` | #1' },
  { index: 2, startTime: 3661.25, endTime: 3662, text: '你好', words: [{ startTime: 3661.25, endTime: 3662, text: '你好' }] },
];
const withoutWords = (list: Cue[]) => list.map(({ words, ...cue }) => cue);

describe('writeSubtitles', () => {
  it.each<[WrittenFormat, string]>([
    [
      'srt',
      `1
00:00:00,000 --> 00:00:01,500
>> Ann Lee: Tom & Jerry &lt;i>said&lt;/i> a < b --> c

2
00:00:01,500 --> 00:01:02,000
- 5 * 3 is [not] \`5_3\` | #1

3
01:01:01,250 --> 01:01:02,000
你好
`,
    ],
    [
      'vtt',
      `WEBVTT

00:00:00.000 --> 00:00:01.500
<v Ann Lee>Tom &amp; Jerry &lt;i&gt;said&lt;/i&gt; a &lt; b --&gt; c

00:00:01.500 --> 00:01:02.000
- 5 * 3 is [not] \`5_3\` | #1

01:01:01.250 --> 01:01:02.000
你好
`,
    ],
    [
      'txt',
      `0:00 >> Ann Lee: Tom & Jerry <i>said</i> a < b --> c
0:01.500 – 1:02 - 5 * 3 is [not] \`5_3\` | #1
1:01:01.250 – 1:01:02 你好
`,
    ],
    [
      'md',
      `**0:00** **Ann Lee:** Tom \\& Jerry \\<i\\>said\\</i\\> a \\< b --\\> c

**0:01.500 – 1:02** - 5 \\* 3 is \\[not\\] \\\`5\\_3\\\` \\| #1

**1:01:01.250 – 1:01:02** 你好
`,
    ],
  ])('writes %s', (format, text) => {
    expect(writeSubtitles(cues, format)).toBe(text);
    expect(withoutWords(readCaptions({ text }).cues)).toEqual(withoutWords(cues));
  });

  it('preserves the times of words in JSON', () => {
    expect(readCaptions({ text: writeSubtitles(cues, 'json') }).cues).toEqual(cues);
  });

  // Fragments with a meaning in one of the formats, between words that separate the texts.
  const fragment = fc.oneof(
    fc.constantFrom(
      ...'<i> </v> & &amp; &lt; {\\an8} --> 00:01.000 0:12 [00:01.00] ** \\ ` # - – >> : 1 WEBVTT NOTE [Events] ♪ 你好 é 👩‍👧'.split(
        ' ',
      ),
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  );
  const text = fc.array(fragment, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));
  const names = [
    'Ann',
    'Bob R. Roe',
    'DR. WHO',
    '主持人',
    "O'Neil",
    'the host',
    'Panel: Ann',
    'A --> B',
    '“Q” of <R>',
    '”',
    '**x**',
  ];
  const speaker = fc.option(fc.constantFrom(...names), { nil: undefined });
  const step = fc.integer({ min: 1, max: 200_000 });
  const drafts = fc.array(fc.record({ text, speaker, wait: fc.nat(3000), length: step }), { minLength: 1, maxLength: 8 });

  it.each(writtenFormats)('reads back what it writes as %s', (format) => {
    fc.assert(
      fc.property(drafts, (list) => {
        // ASS counts hundredths of a second.
        const unit = format === 'ass' ? 100 : 1000;
        let time = 0;
        const raw = list.map(({ text, speaker, wait, length }, index) => {
          const startTime = (time + wait) / unit;
          time += wait + length;
          return { index, startTime, endTime: time / unit, text: `w${index} ${text}`, ...(speaker && { speaker }) };
        });
        const { cues } = readCaptions({ text: JSON.stringify(raw) });
        expect(readCaptions({ text: writeSubtitles(cues, format) }).cues).toEqual(cues);
      }),
      { numRuns: 150 },
    );
  });

  it.each(writtenFormats)('%s keeps a cue whose speaker has empty lines, times or the hyphens of an arrow', (format) => {
    const speaker = 'Ann\n\n00:09.000 --> 00:10.000\nBob --';
    const read = readCaptions({ text: writeSubtitles([{ index: 0, startTime: 1, endTime: 2, text: 'Yes.', speaker }], format) });
    expect(read.cues).toEqual([
      { index: 0, startTime: 1, endTime: 2, text: 'Yes.', speaker: 'Ann 00:09.000 --> 00:10.000 Bob --' },
    ]);
  });
});
