import { describe, expect, it } from 'vitest';
import { readCaptions } from './read-captions.ts';

const turns = (text: string) => readCaptions({ text }).cues.map(({ startTime, speaker, text }) => [startTime, speaker, text]);

it.each([
  ['[0:01] Ann Moss: One.\n[0:05] Bob: Two.'],
  ['Ann Moss  0:01  \nOne.\n\nBob  0:05  \nTwo.'],
  ['[Ann Moss] 00:00:01\nOne.\n\n[Bob] 00:00:05\nTwo.'],
  ['Ann Moss (00:01):\nOne.\n\nBob (00:05):\nTwo.'],
  ['Ann Moss [00:01]: One.\nBob [00:05]: Two.'],
  ['0:01\nAnn Moss\nOne.\n\n0:05\nBob\nTwo.'],
  ['Ann Moss\n0:01\nOne.\n\nBob\n0:05\nTwo.'],
  ['[00:00:01] **Ann Moss:** One.\n\n[00:00:05] **Bob:** Two.'],
  ['0:01\n**Ann Moss**: One.\n\n0:05\n**Bob**: Two.'],
  ['0:01 | Ann Moss\nOne.\n\n0:05 | Bob\nTwo.'],
  ['WEBVTT\n\n1 "Ann Moss" (123)\n00:01.000 --> 00:02.000\nOne.\n\n2 "Bob" (45)\n00:05.000 --> 00:06.000\nTwo.'],
  ['0:01 - Ann Moss\n  One.\n\n0:05 - Bob\n  Two.'],
  ['0:0:1.0 --> 0:0:3.5\nAnn Moss\nOne.\n\n0:0:5.0 --> 0:0:6.5\nBob\nTwo.'],
])('reads the speakers of %j', (text) => {
  expect(turns(text)).toEqual([
    [1, 'Ann Moss', 'One.'],
    [5, 'Bob', 'Two.'],
  ]);
});

it('reads several speakers below one time, as Google Meet writes them', () => {
  expect(turns('00:00:00\n \nAnn: Twelve marks\nBob von Roe: Twelve marks\n\n00:01:00\n \nAnn: Later')).toEqual([
    [0, 'Ann', 'Twelve marks'],
    [30, 'Bob von Roe', 'Twelve marks'],
    [60, 'Ann', 'Later'],
  ]);
});

it('gives turns in Chinese below one time, also the last one, as long as their characters take', () => {
  const first = '00:00:00\n \n安娜：十四标记\nBob: Fourteen marks';
  expect(turns(`${first}\n\n00:01:00\n \n安娜：一二三四五六\nBob: Later`)).toEqual([
    [0, '安娜', '十四标记'],
    [30, 'Bob', 'Fourteen marks'],
    [60, '安娜', '一二三四五六'],
    [expect.closeTo(61.4, 6), 'Bob', 'Later'],
  ]);
});

it('continues the turn of a speaker at a further time, as Rev writes it', () => {
  expect(turns('Ann (00:01):\nOne.\n(00:03):\nTwo.\n(00:04):\n[laughs]\n\nBob (00:05):\nThree.')).toEqual([
    [1, 'Ann', 'One.'],
    [3, 'Ann', 'Two.'],
    [4, undefined, '[laughs]'],
    [5, 'Bob', 'Three.'],
  ]);
});

it('reads names before a colon of East Asian text', () => {
  expect(turns('0:01 安娜：大家好\n0:05 小明：你好')).toEqual([
    [1, '安娜', '大家好'],
    [5, '小明', '你好'],
  ]);
});

it('reads names where another speaker begins, and not at every time', () => {
  const panel = [
    ['Ann', ['This is one.', 'This is two.']],
    ['Bob', ['Yes.', 'This is three.']],
    ['Ann', ['This is four.']],
    ['Bob', ['This is five.']],
  ] as const;
  let minute = 0;
  const text = panel.map(([name, lines]) => `${name}\n${lines.map((line) => `00:0${minute++}:00\n${line}\n`).join('')}`).join('');
  expect(turns(text).map(([, speaker, line]) => [speaker, line])).toEqual(
    panel.flatMap(([name, lines]) => lines.map((line) => [name, line])),
  );
});

it('reads names before a colon of Chinese without a space', () => {
  expect(turns('0:01 安娜:大家好\n0:05 小明:你好')).toEqual([
    [1, '安娜', '大家好'],
    [5, '小明', '你好'],
  ]);
});

it.each([
  ['0:01\nHello.\n0:05\nYes, I am.'],
  ['Transcript\n0:01\nHello.\n0:05\nYes.'],
  ['0:01 one: two\n0:05 three'],
  ['0:01\nGo on\n\n0:05\nand on\nand on'],
])('takes no text of %j for a name', (text) => expect(turns(text).map(([, speaker]) => speaker)).toEqual([undefined, undefined]));

it.each([
  ['voices', '<v Ann>Hi Bob.</v> <v Bob>Hi Ann.</v>'],
  ['dashes', '- Ann: Hi Bob.\n- Bob: Hi Ann.'],
  ['marks', '>> Ann: Hi Bob. >> Bob: Hi Ann.'],
  ['names that repeat', 'Ann: Hi Bob.\nBob: Hi Ann.'],
])('gives speakers in one cue with %s a turn each', (_, text) => {
  const cue = (minute: number) => `00:0${minute}:00.000 --> 00:0${minute}:04.000\n${text}\n\n`;
  expect(turns(`WEBVTT\n\n${cue(0)}${cue(1)}`)).toEqual([
    [0, 'Ann', 'Hi Bob.'],
    [2, 'Bob', 'Hi Ann.'],
    [60, 'Ann', 'Hi Bob.'],
    [62, 'Bob', 'Hi Ann.'],
  ]);
});

it('takes every label for a name where nearly every cue has one, as Zoom writes them', () => {
  const names = ['Ann Moss', 'bob’s iPhone', '+1 415-555-0100', 'Host | ACME'];
  const file = (spoken: (index: number) => string) =>
    `WEBVTT\n\n${Array.from({ length: 20 }, (_, i) => `${i}\n00:00:${i + 10}.000 --> 00:00:${i + 11}.000\n${spoken(i)}\n`).join('\n')}`;
  const named = (index: number) => `${names[index % 4]}: We have two options: stay or go.`;
  expect(turns(file((i) => (i === 7 ? 'or both' : named(i))))).toEqual(
    Array.from({ length: 20 }, (_, i) =>
      i === 7 ? [17, undefined, 'or both'] : [i + 10, names[i % 4], 'We have two options: stay or go.'],
    ),
  );
  // One label in four cues is a way to speak.
  expect(turns(file((i) => (i % 4 === 0 ? 'so i said: stay' : 'or go'))).every(([, speaker]) => !speaker)).toBe(true);
});

it('leaves turns without names in one cue', () => {
  expect(turns('WEBVTT\n\n00:00.000 --> 00:04.000\n- Hi.\n- Ho, well.\n')).toHaveLength(1);
});

describe('names here and there in captions', () => {
  const webvtt = (lines: string[]) =>
    `WEBVTT\n\n${lines.map((line, i) => `00:00:${10 + i}.000 --> 00:00:${11 + i}.000\n${line}\n`).join('\n')}`;
  const spoken = ['We start now.', 'I agree,', 'as ever.', 'Then go on.', 'So I do.', 'Good.'];
  const named = (write: (name: string) => string, ...before: string[]) => [
    ...before,
    `${write('Ann Moss')}${spoken[0]}`,
    `${write('Bob')}${spoken[1]}`,
    spoken[2]!,
    `${write('Ann Moss')}${spoken[3]}`,
    `${write('Bob')}${spoken[4]}`,
    spoken[5]!,
  ];
  const speakers = ['Ann Moss', 'Bob', undefined, 'Ann Moss', 'Bob', undefined];

  it.each([
    ['with a colon', named((name) => `${name}: `)],
    ['with a colon, below a sound', named((name) => `${name}: `, '[MUSIC PLAYING]')],
    ['in brackets', named((name) => `[${name}] `)],
    ['in brackets behind the mark of a turn', named((name) => `- [${name}] `, '♪ ♪')],
  ])('are those of speakers: %s', (_, lines) => {
    const cues = turns(webvtt(lines)).slice(-6);
    expect(cues.map(([, speaker]) => speaker)).toEqual(speakers);
    expect(cues.map(([, , text]) => text)).toEqual(spoken);
  });

  it('are those of speakers wherever they stand, in capitals', () => {
    const lines = named((name) => `${name.toUpperCase()}: `, 'Welcome to all of you.', 'This is a course:');
    expect(turns(webvtt(lines)).map(([, speaker]) => speaker?.toString().toLowerCase())).toEqual([
      undefined,
      undefined,
      ...speakers.map((name) => name?.toLowerCase()),
    ]);
    expect(turns(webvtt(named((name) => `${name}: `, 'Welcome to all of you.'))).every(([, name]) => !name)).toBe(true);
  });

  it.each([
    ['parentheses', (name: string) => `(${name}) `],
    ['parentheses with a colon', (name: string) => `(${name}): `],
    ['wide parentheses', (name: string) => `（${name}）`],
    ['wide brackets', (name: string) => `【${name}】`],
  ])('are those of speakers in %s, where nearly all lines have one', (_, write) => {
    const names = ['Ann Moss', '笑笑', 'Ann Moss', '笑笑', 'Ann Moss', '笑笑'];
    const lines = spoken.map((line, i) => write(names[i]!) + line);
    const read = turns(webvtt(['(DOOR CLOSES)', ...lines, '(laughs) Oh.']));
    expect(read.map(([, speaker]) => speaker)).toEqual([undefined, ...names, undefined]);
    expect(read.slice(1, -1).map(([, , text]) => text)).toEqual(spoken);
  });

  it.each(['(sighs) ', '(In Spanish) ', '(Laughter) ', '（笑）', '(掌声)', '（小声）', '(웃음) ', '(Risas) '])(
    'are no remarks in parentheses: %s',
    (label) => {
      expect(turns(webvtt(spoken.map((line) => label + line))).every(([, name]) => !name)).toBe(true);
    },
  );

  it.each(['(%) ', '（%）', '【 % 】'])('are no numbers in a list: %s', (form) => {
    const numbered = spoken.map((line, i) => form.replace('%', String((i % 3) + 1)) + line);
    expect(turns(webvtt(numbered)).map(([, name, text]) => [name, text])).toEqual(numbered.map((line) => [undefined, line]));
  });

  it('are those of speakers in YouTube’s captions too', () => {
    const events = named((name) => `${name.toUpperCase()}: `).map((utf8, i) => ({
      tStartMs: i * 2000,
      dDurationMs: 2000,
      segs: [{ utf8 }],
    }));
    expect(turns(JSON.stringify({ wireMagic: 'pb3', events })).map(([, , text]) => text)).toEqual(spoken);
  });

  it.each([['[Laughter] '], ['- [Music] '], ['[Speaking French] '], ['- [Laughs] ']])(
    'are no sounds and remarks: %s',
    (label) => {
      expect(turns(webvtt(spoken.map((line) => label + line))).every(([, name]) => !name)).toBe(true);
    },
  );
});
