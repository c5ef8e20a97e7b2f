import { describe, expect, it } from 'vitest';
import { readCaptions } from '../read-captions.ts';

const read = (json: unknown) =>
  readCaptions({ text: JSON.stringify(json) }).cues.map(
    ({ startTime, endTime, text, speaker }) => `${startTime} ${endTime} ${speaker ? `${speaker}: ` : ''}${text}`,
  );

describe('the JSON of services without speakers', () => {
  const words = [
    { startTime: '0.5s', endTime: '1s', word: 'Good' },
    { startTime: '1s', endTime: '1.5s', word: 'day' },
  ];
  it.each<[string, unknown]>([
    [
      'Vosk',
      {
        result: [
          { conf: 1, start: 0.5, end: 1, word: 'Good' },
          { start: 1, end: 1.5, word: 'day' },
        ],
        text: 'Good day',
      },
    ],
    [
      'Watson',
      {
        results: [
          {
            alternatives: [
              {
                timestamps: [
                  ['Good', 0.5, 1],
                  ['day', 1, 1.5],
                ],
              },
            ],
          },
        ],
      },
    ],
    ['an operation of Google', { done: true, response: { results: [{ alternatives: [{ words }] }] } }],
    ['edX', { start: [500], end: [1500], text: ['Good day'] }],
    ['Transformers', { text: 'Good day', chunks: [{ timestamp: [0.5, 1.5], text: 'Good day' }] }],
  ])('reads %s', (_, json) => expect(read(json)).toEqual(['0.5 1.5 Good day']));
});

describe('the speakers of words', () => {
  it('are those of the last result of Google, which repeats all words', () => {
    const word = (start: number, word: string, speakerTag?: number) => ({
      startTime: `${start}s`,
      endTime: `${start + 1}s`,
      word,
      speakerTag,
    });
    const result = (...words: unknown[]) => ({ alternatives: [{ words }] });
    expect(
      read({ results: [result(word(0, 'hi')), result(word(1, 'you')), result(word(0, 'hi', 1), word(1, 'you', 2))] }),
    ).toEqual(['0 1 1: hi', '1 2 2: you']);
  });

  it('are the channels of Deepgram', () => {
    const channel = (start: number, word: string) => ({ alternatives: [{ words: [{ start, end: start + 1, word }] }] });
    expect(read({ results: { channels: [channel(0, 'hi'), channel(1, 'you')] } })).toEqual(['0 1 0: hi', '1 2 1: you']);
  });

  it('are in a list of their own in older answers of Amazon, and marks make no cue longer', () => {
    const item = (start: number, content: string) => ({
      start_time: `${start}`,
      end_time: `${start + 1}`,
      alternatives: [{ content }],
    });
    const mark = { type: 'punctuation', alternatives: [{ content: '.' }] };
    const items = [item(0, 'Hi'), mark, item(20, 'You'), mark];
    const labels = {
      segments: [
        {
          items: [
            { start_time: '0', speaker_label: 'A' },
            { start_time: '20', speaker_label: 'B' },
          ],
        },
      ],
    };
    expect(read({ results: { speaker_labels: labels, items } })).toEqual(['0 1 A: Hi.', '20 21 B: You.']);
  });
});

it('reads an object on each line', () => {
  const lines = [
    { start: 0.5, end: 1.5, text: 'Good morning, all of you' },
    { start: 1.5, end: 4, text: 'And to you' },
  ];
  const { cues } = readCaptions({ text: lines.map((line) => JSON.stringify(line)).join('\n') });
  expect(cues.map(({ startTime, text }) => [startTime, text])).toEqual([
    [0.5, 'Good morning, all of you'],
    [1.5, 'And to you'],
  ]);
});

it('joins the pieces of words of whisper.cpp', () => {
  const pieces = [' Good', ' mor', 'ning', ',', ' all', ' of', ' you'];
  const transcription = pieces.map((text, i) => ({ offsets: { from: i * 100, to: i * 100 + 100 }, text }));
  const { cues } = readCaptions({ text: JSON.stringify({ transcription }) });
  expect(cues).toMatchObject([{ startTime: 0, endTime: 0.7, text: 'Good morning, all of you' }]);
  expect(cues[0]!.words?.map(({ text }) => text)).toEqual(['Good', 'morning,', 'all', 'of', 'you']);
});
