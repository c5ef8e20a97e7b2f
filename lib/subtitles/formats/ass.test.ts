import { expect, it } from 'vitest';
import { readCaptions } from '../read-captions.ts';

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
      { index: 0, startTime: 1.25, endTime: 2.5, text: 'One, two three four', speaker: 'Ann' },
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
