import { expect, it } from 'vitest';
import { readCaptions } from '../read-captions.ts';
import { findSegments } from './find-segments.ts';

const read = (json: unknown) =>
  readCaptions({ text: JSON.stringify(json) }).cues.map(
    ({ startTime, endTime, text, speaker }) => `${startTime} ${endTime} ${speaker ? `${speaker}: ` : ''}${text}`,
  );
const a = 'Good morning all';
const b = 'And to you too';

it.each<[string, unknown]>([
  [
    'in sentences of a channel, in milliseconds',
    {
      transcripts: [
        {
          text: `${a} ${b}`,
          sentences: [
            { begin_time: 500, end_time: 1500, text: a },
            { begin_time: 1500, end_time: 4000, text: b },
          ],
        },
      ],
    },
  ],
  [
    'in lists of several paragraphs',
    {
      data: {
        paragraphs: [{ cues: [{ time: 500, endTime: 1500, text: a }] }, { cues: [{ time: 1500, endTime: 4000, text: b }] }],
      },
    },
  ],
  [
    'as `content` beside its language',
    {
      lang: 'en',
      content: [
        { text: a, offset: 500, duration: 1000, lang: 'en' },
        { text: b, offset: 1500, duration: 2500, lang: 'en' },
      ],
    },
  ],
  [
    'with texts in lists',
    {
      objects: [
        { startTime: 500, endTime: 1500, content: [{ text: a }] },
        { startTime: 1500, endTime: 4000, content: [{ text: b }] },
      ],
    },
  ],
  [
    'with times in an object of their own',
    {
      videos: [
        {
          transcript: [
            { id: 1, text: a, instances: [{ start: '0:00:00.5', end: '0:00:01.5' }] },
            { id: 2, text: b, instances: [{ start: '0:00:01.5', end: '0:00:04' }] },
          ],
        },
      ],
    },
  ],
  [
    'with capitals in the names of fields',
    {
      Cues: [
        { Start: 0.5, End: 1.5, Text: a },
        { Start: 1.5, End: 4, Text: b },
      ],
    },
  ],
  [
    'with ranges of times',
    [
      { timestamp: '00:00.5 - 00:01.5', text: a },
      { timestamp: '00:01.5 - 00:04', text: b },
    ],
  ],
  [
    'with segments beside their words',
    {
      timestamp: {
        word: a.split(' ').map((segment, i) => ({ start: 0.5 + i / 10, end: 0.6 + i / 10, segment })),
        segment: [
          { start: 0.5, end: 1.5, segment: a },
          { start: 1.5, end: 4, segment: b },
        ],
      },
    },
  ],
])('finds segments %s', (_, json) => expect(read(json)).toEqual([`0.5 1.5 ${a}`, `1.5 4 ${b}`]));

it('has the names of speakers', () => {
  expect(
    read([
      { timestamp: '00:03 - 00:05', speaker: 'Ann', text: a },
      { timestamp: '00:05 - 00:08', speaker: 'Bob', text: b },
    ]),
  ).toEqual([`3 5 Ann: ${a}`, `5 8 Bob: ${b}`]);
});

it.each<[string, unknown]>([
  ['times without texts', { list: [{ start: 1 }, { start: 2 }] }],
  ['texts without times', { list: [{ text: 'a' }, { text: 'b' }] }],
  ['dates', [{ timestamp: '2026-11-30T10:00:00Z', text: 'a' }]],
  ['few entries with both', { list: [{ start: 1, text: 'a' }, { text: 'b' }, { text: 'c' }] }],
])('finds none where there are %s', (_, json) => expect(findSegments(json)).toBeUndefined());

it('looks no deeper than transcripts are', () => {
  let json: unknown = [{ start: 1, text: 'a' }];
  for (let depth = 0; depth < 5000; depth++) json = { json };
  expect(findSegments(json)).toBeUndefined();
});
