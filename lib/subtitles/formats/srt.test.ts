import { describe, expect, it } from 'vitest';
import { parseCaptions, readCaptions } from '../read-captions.ts';

const cuesOf = (text: string) =>
  readCaptions({ text }).cues.map(({ startTime, endTime, text, speaker }) => [
    startTime,
    endTime,
    text,
    ...(speaker ? [speaker] : []),
  ]);

describe('SRT', () => {
  it('reads commas and dots, short fractions, short hours and coordinates, with any line ends', () => {
    const file =
      '1\r\n00:00:01,000 --> 00:00:02,5 X1:10 X2:20 Y1:1 Y2:2\r\nfirst\r\n\r\n2\r\n0:00:03.250-->0:00:04.000\r\nsecond\r\nline\r\n';
    expect(cuesOf(file)).toEqual([
      [1, 2.5, 'first'],
      [3.25, 4, 'second line'],
    ]);
  });

  it.each(['->', '—>', '–>', '––>', '=>', '→'])('reads times on both sides of %s, and reports it', (arrow) => {
    const times = (from: number) => `00:00:0${from},000 ${arrow} 00:00:0${from + 1},000`;
    const file = `1\n${times(1)}\nbetween 10:30 → 11:00\nit went 5 => 6\n\n2\n${times(4)}\ntwo\n`;
    const { leniencies } = parseCaptions({ text: file });
    expect(cuesOf(file)).toEqual([
      [1, 2, 'between 10:30 → 11:00 it went 5 => 6'],
      [4, 5, 'two'],
    ]);
    expect(JSON.stringify(leniencies)).toContain(times(1));
  });

  it('ends a cue without an end where the next one starts, and reads no broken times as text', () => {
    const file =
      '1\n00:00:01,000 -->\none\n\n2\n00:00:03,000 --> 00:00:04,000\ntwo\n\n3\n00;00;05;12 --> 00;00;06;00\nlost\n\n4\n00:00:07,000 --> \nlast';
    expect(cuesOf(file)).toEqual([
      [1, 3, 'one'],
      [3, 4, 'two'],
      [7, 12, 'last'],
    ]);
    expect(JSON.stringify(parseCaptions({ text: file }).leniencies)).toContain('00;00;05;12');
  });

  it('joins the pieces of words that whisper.cpp writes one at a time', () => {
    const pieces = [' And', ' so', ' my', ' fellow', ' Americ', 'ans', ',', ' ask', ' not', ' what', '.'];
    const at = (i: number) => `00:00:0${Math.floor(i / 2)},${i % 2 ? '500' : '000'}`;
    const spoken = pieces.map((text, i) => `${i + 1}\n${at(i)} --> ${at(i + 1)}\n${text}\n`).join('\n');
    expect(cuesOf(spoken)).toEqual([[0, 5.5, 'And so my fellow Americans, ask not what.']]);
  });

  it('preserves blank lines and lone numbers inside a cue', () => {
    const file =
      '1\n00:00:01,000 --> 00:00:02,000\nbefore\n\nafter\n\n2\n00:00:03,000 --> 00:00:04,000\n42\n\n3\n00:00:05,000 --> 00:00:06,000\nend\n1984';
    expect(cuesOf(file)).toEqual([
      [1, 2, 'before after'],
      [3, 4, '42'],
      [5, 6, 'end 1984'],
    ]);
  });

  it.each([
    ['missing', '', ''],
    ['repeated', '1\n', '1\n'],
    ['not numbers', 'scene-1\n', 'scene-2\n'],
  ])('reads numbers that are %s', (_, first, second) => {
    const file = `${first}00:00:01,000 --> 00:00:02,000\none\n\n${second}00:00:03,000 --> 00:00:04,000\ntwo\n`;
    expect(cuesOf(file)).toEqual([
      [1, 2, 'one'],
      [3, 4, 'two'],
    ]);
  });

  it('reads a file without blank lines', () => {
    const file = '1\n00:00:01,000 --> 00:00:02,000\none\n2\n00:00:03,000 --> 00:00:04,000\ntwo';
    expect(cuesOf(file)).toEqual([
      [1, 2, 'one'],
      [3, 4, 'two'],
    ]);
  });

  it('removes tags and overrides, and leaves what only resembles one', () => {
    const file = '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<font color="#fff">x</font> <b>y</b> <T> {sic} 1<2 &amp; 3';
    expect(cuesOf(file)).toEqual([[1, 2, 'x y <T> {sic} 1<2 & 3']]);
  });

  it('names speakers after marks of a turn, and leaves bare marks to the text', () => {
    const line = (n: number, text: string) => `${n}\n00:00:0${n},000 --> 00:00:0${n},900\n${text}\n\n`;
    expect(cuesOf(line(1, '>> ANN LEE: Hi.') + line(2, '- Bob: Yes.') + line(3, '- No?\n- No.') + line(4, 'Note: none'))).toEqual(
      [
        [1, 1.9, 'Hi.', 'ANN LEE'],
        [2, 2.9, 'Yes.', 'Bob'],
        [3, 3.9, '- No? - No.'],
        [4, 4.9, 'Note: none'],
      ],
    );
  });
});

it.each([
  ['1\n00:00:01;500 --> 00:00:02;000\na\n', [1.5, 2]],
  ['1\n00:00:01:500 --> 00:00:02:000\na\n', [1.5, 2]],
  ['1\n00:00:01 500 --> 00:00:02 000\na\n', [1.5, 2]],
  ['1\n00:00:01:15 --> 00:00:02:00\na\n', [1.5, 2]],
  ['1\n00：00：01，500 --> 00：00：02，000\na\n', [1.5, 2]],
  ['１\n００：００：０１，５００ －－＞ ００：００：０２，０００\na\n', [1.5, 2]],
  ['١\n٠٠:٠٠:٠١,٥٠٠ --> ٠٠:٠٠:٠٢,٠٠٠\na\n', [1.5, 2]],
  ['00:00:01 --> 00:00:02 a\n', [1, 2]],
  ['1\n00: 00: 01,500 --> 00: 00: 02,000\na\n', [1.5, 2]],
  ['1\n00:00: 01, 500 -> 00: 00:02, 000\na\n', [1.5, 2]],
])('reads the times of %j, and says so', (text, times) => {
  const { cues, leniencies } = parseCaptions({ text });
  expect(cues.map(({ startTime, endTime, text }) => [startTime, endTime, text])).toEqual([[...times, 'a']]);
  expect(leniencies.some((leniency) => leniency.startsWith('times in another form'))).toBe(true);
});

it('reads numbers of cues in wide digits, and files that were joined with their marks of byte order', () => {
  const file =
    '\uFEFF１\n００：００：０１，０００ --> ００：００：０２，０００\n你好\n\n２\n００：００：０３，０００ --> ００：００：０４，０００\n再见\n\n';
  expect(cuesOf(`${file}\uFEFF1\n00:00:05,000 --> 00:00:06,000\nHi\n`).map(([, , text]) => text)).toEqual(['你好', '再见', 'Hi']);
});

it('finds the names of Teams also where only a later time has a single digit for its minute', () => {
  const text =
    '0:59:58.1 --> 0:59:59.2\nAnn Lee\nThe dough rests.\n\n1:0:1.5 --> 1:0:4.25\nBo Chen\nFor eighteen hours.\n\n1:0:5.5 --> 1:0:7\nAnn Lee\nIn a cellar.\n';
  expect(cuesOf(text).map(([, , ...textAndSpeaker]) => textAndSpeaker)).toEqual([
    ['The dough rests.', 'Ann Lee'],
    ['For eighteen hours.', 'Bo Chen'],
    ['In a cellar.', 'Ann Lee'],
  ]);
});

it('reads a cue that starts before 0, as in a shifted file, and leaves out one that has ended by then', () => {
  const [before, across] = ['-00:00:05,500 --> -00:00:02,000', '-00:00:01,500 --> 00:00:03,000'];
  const text = `1\n${before}\na\n\n2\n${across}\nb\n\n3\n00:00:04,000 --> 00:00:05,000\nc\n`;
  const { cues, leniencies } = parseCaptions({ text });
  expect(cues.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
    [-5.5, -2],
    [-1.5, 3],
    [4, 5],
  ]);
  expect(JSON.stringify(leniencies)).toContain(before);
  expect(cuesOf(text)).toEqual([
    [0, 3, 'b'],
    [4, 5, 'c'],
  ]);
});

it.each(['00:00:02,000 --> -00:00:03,000', '00:00:00:02,000 --> 00:00:03,000'])(
  'leaves out a cue with the times %s, and says so',
  (times) => {
    const text = `1\n00:00:01,000 --> 00:00:02,000\na\n\n2\n${times}\nb\n\n3\n00:00:04,000 --> 00:00:05,000\nc\n`;
    const { cues, leniencies } = parseCaptions({ text });
    expect(cues.map(({ startTime, text }) => [startTime, text])).toEqual([
      [1, 'a'],
      [4, 'c'],
    ]);
    expect(leniencies).toEqual([`left out, because its times are unreadable: ${times}`]);
  },
);

it.each([
  [
    '\\r\\r\\n',
    '1\r\r\n00:00:01,000 --> 00:00:02,000\r\r\nA\r\r\nb\r\r\n\r\r\n2\r\r\n00:00:03,000 --> 00:00:04,000\r\r\nC\r\r\n',
  ],
  ['a blank line', '1\n\n00:00:01,000 --> 00:00:02,000\n\nA\n\nb\n\n\n2\n\n00:00:03,000 --> 00:00:04,000\n\nC\n'],
])('reads lines that each end with %s', (_, text) => {
  expect(cuesOf(text).map(([start, , text]) => [start, text])).toEqual([
    [1, 'A b'],
    [3, 'C'],
  ]);
});

it('reads breaks and hard spaces of SubStation Alpha, but no path', () => {
  const text = '1\n00:00:01,000 --> 00:00:02,000\nOne\\Ntwo\\hthree\n\n2\n00:00:03,000 --> 00:00:04,000\nC:\\New\\home\n';
  expect(cuesOf(text).map(([, , text]) => text)).toEqual(['One two three', 'C:\\New\\home']);
});
