import { expect, it } from 'vitest';
import { readCaptions } from './read-captions.ts';

const turns = (text: string) => readCaptions({ text }).cues.map(({ startTime, speaker, text }) => [startTime, speaker, text]);

it.each([
  ['Ann 00:00:12 Hello.\nBob 00:00:15 Hi.'],
  ['Ann [00:00:12] Hello.\nBob [00:00:15] Hi.'],
  ['Ann (00:00:12) Hello.\nBob (00:00:15) Hi.'],
  ['Ann [0:12] Hello.\nBob [0:15] Hi.'],
  ['Ann: (00:12)\nHello.\n\nBob: (00:15)\nHi.'],
  ['00:00:12:00 - 00:00:14:12\nAnn\nHello.\n\n00:00:15:00 - 00:00:16:00\nBob\nHi.'],
  ['00;00;12;00 - 00;00;14;12\nAnn\nHello.\n\n00;00;15;00 - 00;00;16;00\nBob\nHi.'],
  ['[00:00:12] [Ann]\nHello.\n[00:00:15] [Bob]\nHi.'],
  ['00:12 Ann：Hello.\n00:15 Bob：Hi.'],
  ['Ann: 00:12 - 00:15\nHello.\n\nBob: 00:15 - 00:20\nHi.'],
  ['Ann [00:00:12 - 00:00:15] Hello.\nBob [00:00:15 - 00:00:20] Hi.'],
  ['Ann(00:00:12): Hello.\nBob(00:00:15): Hi.'],
  ['Ann（00:00:12）：Hello.\nBob（00:00:15）：Hi.'],
  ['Ann • 0:12\nHello.\n\nBob • 0:15\nHi.'],
  ['**Ann** [0:12](https://example.org/v?t=12): Hello.\n**Bob** [0:15](https://example.org/v?t=15): Hi.'],
  [
    'Ann\n0 minutes 12 seconds\n0:12\nAnn 0 minutes 12 seconds\nHello.\nBob\n0 minutes 15 seconds\n0:15\nBob 0 minutes 15 seconds\nHi.',
  ],
])('reads names, times and texts of %j', (text) => {
  expect(turns(text)).toEqual([
    [12, 'Ann', 'Hello.'],
    [15, 'Bob', 'Hi.'],
  ]);
});

it.each([
  ['[00:12]Hello.\n[00:15]Hi.'],
  ['【00:12】Hello.\n【00:15】Hi.'],
  ['00：12 Hello.\n00：15 Hi.'],
  ['0:12Hello.\n0:15Hi.'],
  ['[0:12](https://example.org/v?t=12) Hello.\n[0:15](https://example.org/v?t=15) Hi.'],
  ['**[0:12](https://example.org/v?t=12)** Hello.\n**[0:15](https://example.org/v?t=15)** Hi.'],
  ['- 0:12 Hello.\n- 0:15 Hi.'],
  ['* [0:12] Hello.\n* [0:15] Hi.'],
  ['## 0:12\nHello.\n\n## 0:15\nHi.'],
  ['`0:12` Hello.\n`0:15` Hi.'],
  ['TC 00:00:12 Hello.\nTC 00:00:15 Hi.'],
  ['[12.00s -> 15.00s] Hello.\n[15.00s -> 16.20s] Hi.'],
  ['0:12 → 0:15 Hello.\n0:15 → 0:16 Hi.'],
  ['0:12\t0:15\tHello.\n0:15\t0:16\tHi.'],
  ['0:12 to 0:15 Hello.\n0:15 ~ 0:16 Hi.'],
  ['0:12\n12 seconds\nHello.\n0:15\n15 seconds\nHi.'],
  ['0:12\n0 Minuten, 12 Sekunden\nHello.\n0:15\n0 Minuten, 15 Sekunden\nHi.'],
])('reads times and texts of %j', (text) => {
  expect(turns(text)).toEqual([
    [12, undefined, 'Hello.'],
    [15, undefined, 'Hi.'],
  ]);
});

it('leaves a line with the numbers of its time in, where other times have none', () => {
  expect(turns('0:03\n3 people\n0:05\ncame\n0:07\nhome')).toHaveLength(3);
});

it('cuts no time in the middle', () => {
  expect(() => turns('00:00:01,000,Ann,Hello\n00:00:03,000,Bob,Hi')).toThrow('The caption format is unknown.');
  expect(turns('00:00:12:2 of us|went\n00:00:15:Then')[0]).toEqual([12, undefined, '2 of us went']);
  expect(() => turns('Breakfast (9:00) is served.\nLunch (12:30) is late.')).toThrow('The caption format is unknown.');
  expect(() => turns('Monday 9:00 Yoga\nTuesday 10:00 Pilates')).toThrow('The caption format is unknown.');
  expect(() => turns('Come and see us\nMonday 9:00 - 17:00')).toThrow('The caption format is unknown.');
  expect(() => turns('9:30am we meet\n10:30AM we talk\n11:30Uhr we eat')).toThrow('The caption format is unknown.');
});

it('reads repeated lines of lyrics without fractions', () => {
  expect(turns('[00:12][00:20]Hello.\n[00:15]Hi.').map(([time]) => time)).toEqual([12, 15, 20]);
});
