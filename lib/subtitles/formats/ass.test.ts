import { expect, it } from 'vitest';
import { parseCaptions, readCaptions } from '../read-captions.ts';

it('reads SubStation Alpha: its own order of fields, centiseconds, commas, overrides, drawings, layers, speakers', () => {
  const text = `[Script Info]
; a comment
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname
Style: Default,Arial

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Comment: 0,0:00:00.00,0:00:09.00,Default,,0,0,0,,a note
Dialogue: 0,0:00:01.25,0:00:02.50,Default,Ann,0,0,0,,{\\an8\\i1}One,{\\i0} two\\Nthree\\hfour
Dialogue: 1,0:00:01.25,0:00:02.50,Default,Ann,0,0,0,,One, two\\Nthree\\hfour
Dialogue: 0,0:00:03.00,0:00:04.00,Default,,0,0,0,,{\\p1}m 0 0 l 9 9{\\p0}drawn {unclosed
Dialogue: 0,bad,0:00:04.00,Default,,0,0,0,,lost
`;
  expect(readCaptions({ text })).toEqual({
    format: 'ass',
    cues: [
      { index: 0, startTime: 1.25, endTime: 2.5, text: 'One, two three four', speaker: 'Ann', position: 'line:0' },
      { index: 1, startTime: 3, endTime: 4, text: 'drawn {unclosed' },
    ],
  });
});

it('reads the older version, with its marks in place of layers', () => {
  const text = `[Events]
Format: Marked, Start, End, Text
Dialogue: Marked=0,0:00:01.00,0:00:02.00,a, b`;
  expect(readCaptions({ text }).cues).toEqual([{ index: 0, startTime: 1, endTime: 2, text: 'a, b' }]);
});

it('reads the places of lines from styles, overrides and margins, and the names of styles', () => {
  const place = (style: string, margins: string, text: string) =>
    `Dialogue: 0,0:00:01.00,0:00:02.00,${style},,${margins},,${text}\n`;
  const text = `[Script Info]
PlayResX: 1000
PlayResY: 500
[V4+ Styles]
Format: Name, Alignment
Style: Top,2
Style: Top,8
[Events]
${[
  place('*Top', '0,0,0', 'a'),
  place('Default', '0,0,0', '{\\an5\\pos(250,100)}b'),
  place('Default', '100,0,50', '{\\a1}c'),
  place('Default', '0,0,0', '{\\an7}{\\move(100,200,0,0)}d'),
  place('Default', '0,0,0', '{\\i1}e'),
].join('')}`;
  expect(parseCaptions({ text }).cues.map(({ position, styles }) => [styles?.[0], position])).toEqual([
    ['Top', 'line:0'],
    ['Default', 'line:20%,center position:25%'],
    ['Default', 'line:90%,end position:10% align:start'],
    ['Default', 'line:40% position:10% align:start'],
    ['Default', undefined],
  ]);
});

it('reads escapes, and the alignments of the older version', () => {
  const text = `[V4 Styles]
Format: Name, Alignment
Style: Sign,6
[Events]
Format: Marked, Start, End, Style, Text
Dialogue: Marked=0,0:00:01.00,0:00:02.00,Sign,C:\\dir \\{a\\}`;
  expect(parseCaptions({ text }).cues).toMatchObject([{ text: 'C:\\dir {a}', position: 'line:0', styles: ['Sign'] }]);
});

it('reads the lines of a karaoke template in place of its effects', () => {
  const line = (kind: string, effect: string, text: string) =>
    `${kind}: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,${effect},${text}`;
  const text = [
    '[Events]',
    line('Comment', 'template line', '!note!'),
    line('Comment', 'karaoke', '{\\k20}ka{\\k30}ra'),
    line('Dialogue', 'fx', 'ka'),
    line('Dialogue', 'fx', 'ra'),
    line('Dialogue', '', 'Hello'),
  ].join('\n');
  expect(readCaptions({ text }).cues.map(({ text }) => text)).toEqual(['kara', 'Hello']);
});
