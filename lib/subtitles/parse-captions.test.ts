import { describe, expect, it } from 'vitest';
import { encodeBase64 } from '../encoding/base64.ts';
import { parseCaptions, readCaptions } from './read-captions.ts';

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
    expect(parse(text).leniencies).toEqual([]);
  });

  it('gives a line of ASS that starts before the video the time that it has', () => {
    const [cue] = parse('[Events]\nDialogue: 0,-0:00:01.50,0:00:02.00,,,0,0,0,,a').cues;
    expect(cue).toMatchObject({ startTime: -1.5, endTime: 2 });
  });

  it.each([
    ['WebVTT without minutes', 'WEBVTT\n\n0.860 --> 7.380\na', '0.860 --> 7.380'],
    ['WebVTT with a comma', 'WEBVTT\n\n00:01,000 --> 00:02,000\na', '00:01,000'],
    ['WebVTT with settings at the time', 'WEBVTT\n\n00:01.000 --> 00:02.000line:0\na', 'line:0'],
    ['SubRip with a dot', '1\n00:00:01.000 --> 00:00:02.000\na', '00:00:01.000'],
    [
      'WebVTT with a cue whose times are unreadable',
      'WEBVTT\n\n00:0x.000 --> 00:02.000\na\n\n00:01.000 --> 00:02.000\na',
      '00:0x',
    ],
    ['ASS with an indented line', '[Events]\n Dialogue: 0,0:00:01.00,0:00:02.00,,,0,0,0,,a', 'indented'],
    ['ASS with a line that starts before the video', '[Events]\nDialogue: 0,-0:00:01.00,0:00:02.00,,,0,0,0,,a', '-0:00:01'],
    ['ASS with milliseconds', '[Events]\nDialogue: 0,0:00:01.000,0:00:02.000,,,0,0,0,,a', '0:00:01.000'],
    [
      'ASS with a line without times',
      '[Events]\nDialogue: 0,x,0:00:02.00,,,0,0,0,,b\nDialogue: 0,0:00:01.00,0:00:02.00,,,0,0,0,,a',
      'x,',
    ],
    ['JSON in milliseconds', '[{"start":1000,"end":2000,"text":"a"}]', 'milliseconds'],
    ['SubRip with a short arrow', '1\n00:00:01,000 -> 00:00:02,000\na', '->'],
  ])('reads %s, and says so', (_, text, reason) => {
    expect(parse(text).cues).toHaveLength(1);
    expect(parse(text).leniencies).toEqual([expect.stringContaining(reason)]);
  });

  it('says that it guessed the character encoding of a file that declares none', () => {
    const bytes = Uint8Array.from('1\n00:00:01,000 --> 00:00:02,000\nd\u00e9j\u00e0 vu, tr\u00e8s bien', (letter) =>
      letter.charCodeAt(0),
    );
    const { cues, leniencies } = parseCaptions({ base64: encodeBase64(bytes) });
    expect(cues[0]!.text).toBe('déjà vu, très bien');
    expect(leniencies).toEqual(['the character encoding is guessed: windows-1252']);
    expect(parseCaptions({ base64: encodeBase64(bytes), contentType: 'text/plain; charset=iso-8859-2' }).leniencies).toEqual([]);
  });

  it('says nothing of times in the right form', () => {
    for (const text of ['WEBVTT\n\n100:00:01.000 --> 100:00:02.000 line:0\na', '1\n00:00:01,000 --> 00:00:02,000\na'])
      expect(parse(text).leniencies).toEqual([]);
  });
});

describe('forms that files have', () => {
  it.each<[string, string, string[]]>([
    ['hours beyond 99', 'WEBVTT\n\n99:00:00.000 --> 100:00:02.000\na', ['356400 360002 a']],
    ['tags of HTML', '1\n00:00:01,000 --> 00:00:02,000\nH<sub>2</sub>O <a href="x">y</a> <foo>z</foo>', ['1 2 H2O y z']],
    ['null characters', 'WEBVTT\n\n\u00001\n00:01.000 --> 00:02.000\u0000 line:0\na\u0000b', ['1 2 a\uFFFDb']],
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

  const srt = (...texts: string[]) =>
    texts.map((text, i) => `${i}\n00:00:0${i},000 --> 00:00:0${i + 1},000\n${text}\n`).join('\n');

  it('takes a name with a colon for a speaker where names repeat', () => {
    const dialog = srt('Ann: a', 'Bob Roe: b', 'Ann: c', 'Bob Roe: d', 'e');
    expect(read(dialog)).toEqual(['0 1 Ann: a', '1 2 Bob Roe: b', '2 3 Ann: c', '3 4 Bob Roe: d', '4 5 e']);
    expect(readCaptions({ text: dialog }).cues[1]!.speaker).toBe('Bob Roe');
    const [alone] = readCaptions({ text: srt('Note: this') }).cues;
    expect([alone!.speaker, alone!.text]).toEqual([undefined, 'Note: this']);
  });

  it.each([
    ['each cue', ['Ann: a', 'Bob: b'], ['Ann: a', 'Bob: b']],
    ['names in brackets', ['[Speaker 1]: a', '[Speaker 2]: b'], ['Speaker 1: a', 'Speaker 2: b']],
    ['a space before the colon', ['Ann : a', 'Bob : b'], ['Ann: a', 'Bob: b']],
    [
      'only a change',
      ['Speaker 1: I am', 'your father.', '[Music]', 'Speaker 2: No'],
      ['Speaker 1: I am', 'Speaker 1: your father.', ': [Music]', 'Speaker 2: No'],
    ],
    ['a turn without a name', ['Ann: a', '- b', 'c', 'Bob: d'], ['Ann: a', ': - b', ': c', 'Bob: d']],
    ['no name', ['he said: a', 'she said: b'], [': he said: a', ': she said: b']],
    ['a label alone', ['Remember: be kind.', 'And so on.'], [': Remember: be kind.', ': And so on.']],
    ['a title alone', ['Star Wars: A New Hope', 'is old.'], [': Star Wars: A New Hope', ': is old.']],
    ['common words', ['Question: why?', 'Warning: a', 'Note: b'], [': Question: why?', ': Warning: a', ': Note: b']],
    ['a common word amid names', ['Ann: a', 'Note: b', 'Bob: c'], ['Ann: a', 'Ann: Note: b', 'Bob: c']],
    [
      'a common word that repeats',
      ['Question: why?', 'Answer: b', 'Question: how?', 'Answer: d'],
      ['Question: why?', 'Answer: b', 'Question: how?', 'Answer: d'],
    ],
  ])('finds the speakers of podcasts that label %s', (_, texts, expected) => {
    const text = srt(...texts);
    const { cues } = readCaptions({ text }, { isPodcast: true });
    expect(cues.map(({ speaker = '', text }) => `${speaker}: ${text}`)).toEqual(expected);
  });
});
