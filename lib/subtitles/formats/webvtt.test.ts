import { describe, expect, it } from 'vitest';
import { parseCaptions, readCaptions } from '../read-captions.ts';

const read = (text: string) => readCaptions({ text });
const texts = (text: string) => read(text).cues.map((cue) => cue.text);

describe('WebVTT', () => {
  it('reads times with and without hours, names of cues, settings and the language', () => {
    const result = read(`WEBVTT - a title
Kind: captions
Language: pt-BR

intro
00:01.500 --> 00:02.000 align:start position:0%
um

123:00:03.250 --> 123:00:04.000
dois
três
`);
    expect(result).toEqual({
      format: 'webvtt',
      language: 'pt-BR',
      cues: [
        { index: 0, startTime: 1.5, endTime: 2, text: 'um', position: 'align:start position:0%' },
        { index: 1, startTime: 442_803.25, endTime: 442_804, text: 'dois três' },
      ],
    });
  });

  it('skips notes, styles and regions, and cues that are commented out', () => {
    const file = `WEBVTT

STYLE
::cue(v) { color: red }

REGION
id:fred

NOTE
00:00:00.000 --> 00:00:09.000
not shown

00:01.000 --> 00:02.000
shown

NOTE the end`;
    expect(texts(file)).toEqual(['shown']);
  });

  it('reads a cue right under the header and one right under another', () => {
    expect(texts('WEBVTT\n00:01.000 --> 00:02.000\na\n00:02.000 --> 00:03.000\nb')).toEqual(['a', 'b']);
  });

  it('reads segments that were glued together, each with its header', () => {
    const segment = (cue: string) => `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000\n\n${cue}\n`;
    const file = ['00:01.000 --> 00:02.000\na\n', '00:01.000 --> 00:02.000\na\n', '00:02.000 --> 00:03.000\nb\n'].map(segment);
    expect(texts(file.join('\n'))).toEqual(['a', 'b']);
  });

  it('removes known tags only, preserves ruby bases, and decodes entities once', () => {
    const file = `WEBVTT

00:01.000 --> 00:02.000
<c.yellow.bg_blue>if</c> a < b <i>and</i> <lang en>b</lang> <3 &amp;lt; c&lrm;

00:02.000 --> 00:03.000
<ruby>漢<rt>kan</rt>字<rt>ji</rt></ruby>です &nbsp; &lt;i&gt;
`;
    expect(texts(file)).toEqual(['if a < b and b <3 &lt; c\u200e', '漢字です <i>']);
  });

  it('names the voice, also of another that takes over inside a cue', () => {
    const file = `WEBVTT

00:01.000 --> 00:02.000
<v.loud Mary Ann>Hello &amp; welcome

00:02.000 --> 00:03.000
<v Roger>Hi.</v> <v Anna>Hey.</v> <v Roger>So.</v>
`;
    expect(read(file).cues).toMatchObject([
      { text: 'Hello & welcome', speaker: 'Mary Ann' },
      { startTime: 2, text: 'Hi.', speaker: 'Roger' },
      { text: 'Hey.', speaker: 'Anna' },
      { endTime: 3, text: 'So.', speaker: 'Roger' },
    ]);
  });

  it('preserves the times of words', () => {
    const [cue] = read('WEBVTT\n\n00:01.000 --> 00:03.000\nhey<00:00:01.500><c> there</c> <00:02.250>you').cues;
    expect(cue).toEqual({
      index: 0,
      startTime: 1,
      endTime: 3,
      text: 'hey there you',
      words: [
        { startTime: 1, endTime: 1.5, text: 'hey' },
        { startTime: 1.5, endTime: 2.25, text: 'there' },
        { startTime: 2.25, endTime: 3, text: 'you' },
      ],
    });
  });

  it('treats annotations as such only inside ruby', () => {
    const file = `WEBVTT

00:01.000 --> 00:02.000
<rt>Stage left</rt> <ruby>東<rt>とう</rt>京<rt>きょう</ruby> by night

00:02.000 --> 00:03.000
<ruby>夜<rp>(</rp><rt>よる</rt><rp>)</rp></ruby> <rp>(late)</rp>
`;
    expect(texts(file)).toEqual(['Stage left 東京 by night', '夜 (late)']);
  });

  it('leaves no partial tag at the end of a cue, and loses no text for it', () => {
    const cue = (second: number, text: string) => `00:0${second}.000 --> 00:0${second + 1}.000\n${text}\n\n`;
    const ends = ['one</i', 'two</', 'three<c.yellow.bg_blue', 'four<00:00:04.500', 'is 5 <b', 'or 6 <b and more', 'love <3'];
    expect(texts(`WEBVTT\n\n${ends.map((text, i) => cue(i + 1, text)).join('')}`)).toEqual([
      ...['one', 'two', 'three', 'four', 'is 5 <b', 'or 6 <b and more', 'love <3'],
    ]);
  });

  it('closes the open tag at an end tag without a name', () => {
    expect(texts('WEBVTT\n\n00:01.000 --> 00:02.000\n<i>soft</>ly')).toEqual(['softly']);
  });

  it('decodes all names of HTML, also inside a voice, and each once', () => {
    const file =
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<v R&eacute;mi &amp; Co>caf&eacute; &copy; &#8364;5 &notin; &amp;copy; AT&T &nosuch;';
    expect(read(file).cues).toMatchObject([{ speaker: 'Rémi & Co', text: 'café © €5 ∉ &copy; AT&T &nosuch;' }]);
  });

  it('continues after arrows without times', () => {
    const file = `WEBVTT

-->
00:01.000 --> 00:02.000
first
here -->
00:02.000 --> 00:03.000
second

00:03.000 --> soon
lost

-- >
00:04.000 --> 00:05.000
fourth
`;
    expect(texts(file)).toEqual(['first', 'second', 'fourth']);
  });

  it('reads times that players reject, and returns exact numbers', () => {
    const file = `WEBVTT

0:01.1 --> 00:02,25
a

00:00:00:03.000 --> 00:00:09.000
never

1:00:03.333 --> 01:00:04.001\u00a0line:0
b
`;
    expect(read(file).cues.map(({ startTime, endTime, text }) => [startTime, endTime, text])).toEqual([
      [1.1, 2.25, 'a'],
      [3603.333, 3604.001, 'b'],
    ]);
  });

  it('distinguishes an empty file from an unreadable one', () => {
    expect(() => read('WEBVTT\n\nNOTE nothing yet\n')).toThrow(expect.objectContaining({ code: 'captionsEmpty' }));
    expect(() => read('WEBVTT\n\n1 to 2\nwords\n')).toThrow(expect.objectContaining({ code: 'captionsUnreadable' }));
  });

  it('reads ruby with its readings, classes, languages, and the places of regions', () => {
    const file = `WEBVTT

REGION
id:low
width:40%
lines:3
regionanchor:0%,100%
viewportanchor:10%,90%

00:01.000 --> 00:02.000 region:low align:left
<v.loud Ann><lang ja><ruby>東<rp>(</rp><rt>とう</rt><rp>)</rp>京<rt>きょう</ruby>へ</lang> <c.yellow.bg_blue>a</c>

00:02.000 --> 00:03.000 region:low line:0
b
`;
    expect(parseCaptions({ text: file }).cues).toMatchObject([
      {
        text: '東京へ a',
        speaker: 'Ann',
        language: 'ja',
        styles: ['loud', 'yellow', 'bg_blue'],
        position: 'region:low align:left line:90%,end position:10% size:40%',
        ruby: [
          { at: 0, base: '東', reading: 'とう' },
          { at: 1, base: '京', reading: 'きょう' },
        ],
      },
      { position: 'region:low line:0' },
    ]);
  });
});
