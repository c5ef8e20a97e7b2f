import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { formatFullTime } from './format-time.ts';
import { parseCaptions, readCaptions } from './read-captions.ts';

const srt = '1\n00:00:01,000 --> 00:00:02,000\nsalt\n\n2\n00:00:03,000 --> 00:00:04,000\noil\n';
const vtt = 'WEBVTT\n\n00:05.000 --> 00:06.000\nflour\n';
const ass = '[Script Info]\n\n[Events]\nFormat: Layer, Start, End, Style, Text\nDialogue: 0,0:00:07.00,0:00:08.00,Default,rye\n';
const ttml = '<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="9s" end="10s">yeast</p></div></body></tt>\n';
const json = '{"segments":[{"start":11,"end":12,"text":"water"}]}\n';

describe('a file that is two formats at once', () => {
  it.each([
    ['WebVTT, SubRip', `${vtt}\n${srt}`, 'webvtt', ['flour', 'salt', 'oil'], 'times in another form'],
    ['SubRip, WebVTT', `${srt}\n${vtt}`, 'srt', ['salt', 'oil', 'flour'], 'another format: WEBVTT'],
    ['SubRip, ASS', `${srt}\n${ass}`, 'srt', ['salt', 'oil'], 'another format: [Script Info]'],
    ['SubRip, TTML', `${srt}\n${ttml}`, 'srt', ['salt', 'oil'], 'another format: <tt'],
    ['SubRip, JSON', `${srt}\n${json}`, 'srt', ['salt', 'oil'], 'another format: {"segments"'],
    ['ASS, SubRip', `${ass}\n${srt}`, 'ass', ['rye'], undefined],
    ['TTML, SubRip', ttml + srt, 'ttml', ['yeast'], undefined],
    ['JSON, SubRip', json + srt, 'srt', ['salt', 'oil'], undefined],
  ])('is read as the first that it is: %s', (_, text, format, lines, leniency) => {
    const parsed = parseCaptions({ text });
    expect([parsed.format, parsed.cues.map((cue) => cue.text.trim())]).toEqual([format, lines]);
    expect(parsed.leniencies.some((found) => leniency !== undefined && found.includes(leniency))).toBe(leniency !== undefined);
  });
});

it('reads times among marks of direction, as editors of right-to-left text write them', () => {
  const text =
    '\u200f1\n\u200f00:00:01,000 --> 00:00:04,000\nמה\n\n\u202b2\u202c\n\u202b00:00:05,500\u202c --> \u202b00:00:09,000\u202c\n\u202bטוב\u202c\n';
  const cues = [
    { startTime: 1, endTime: 4, text: 'מה' },
    { startTime: 5.5, endTime: 9, text: '\u202bטוב\u202c' },
  ];
  expect(readCaptions({ text }).cues).toMatchObject(cues);
  expect(readCaptions({ text: `WEBVTT\n\n${text.replaceAll(',', '.')}` }).cues).toMatchObject(cues);
});

describe('captions of ten hours whose times run backwards', () => {
  const seconds = 36_000;
  const blocks = Array.from({ length: seconds }, (_, i) => {
    const start = seconds - i;
    return `${formatFullTime(start, '.')} --> ${formatFullTime(start + 1, '.')}\nline ${start}`;
  });
  const read = (count: number) => readCaptions({ text: `WEBVTT\n\n${blocks.slice(0, count).join('\n\n')}` }).cues;

  it('have every cue with its times, in order', () => {
    const cues = read(seconds);
    expect(cues).toHaveLength(seconds);
    expect(cues.map(({ index, startTime, text }) => [index, startTime, text])).toEqual(
      Array.from({ length: seconds }, (_, i) => [i, i + 1, `line ${i + 1}`]),
    );
  });

  it('take time in proportion to their length', () => expectLinear(seconds / 16, read));

  it('have no cue that ends before it starts', () => {
    const text = `WEBVTT\n\n${blocks.map((block) => block.replace(/(\S+) --> (\S+)/, '$2 --> $1')).join('\n\n')}`;
    expect(() => readCaptions({ text })).toThrow(expect.objectContaining({ code: 'captionsEmpty' }));
  });
});
