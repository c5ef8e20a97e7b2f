import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCaptions, readCaptions } from '../read-captions.ts';

const read = (json: unknown) =>
  readCaptions({ text: JSON.stringify(json) }).cues.map(
    ({ startTime, endTime, text, speaker }) => `${startTime} ${endTime} ${speaker ? `${speaker}: ` : ''}${text}`,
  );
const a = 'Good morning all';
const b = 'And to you too';

describe('the JSON of services', () => {
  it.each<[string, unknown]>([
    [
      'whole milliseconds',
      [
        { start: 500, end: 1500, text: a, speaker: 'A' },
        { start: 1500, end: 4000, text: b, speaker: 'B' },
      ],
    ],
    [
      'durations in milliseconds',
      [
        { offset: 500, duration: 1000, text: a, speaker: 'A' },
        { offset: 1500, duration: 2500, text: b, speaker: 'B' },
      ],
    ],
    [
      'Gloss-like cues in milliseconds',
      [
        { startTime: 500, endTime: 1500, text: a, speaker: 'A' },
        { startTime: 1500, endTime: 4000, text: b, speaker: 'B' },
      ],
    ],
    [
      'the nodes of subtitle.js',
      [
        { type: 'cue', data: { start: 500, end: 1500, text: a, speaker: 'A' } },
        { type: 'cue', data: { start: 1500, end: 4000, text: b, speaker: 'B' } },
      ],
    ],
    [
      'Podlove',
      [
        { start: '00:00:00.500', start_ms: 500, end: '00:00:01.500', end_ms: 1500, speaker: '1', voice: 'A', text: a },
        { start: '00:00:01.500', start_ms: 1500, end: '00:00:04', end_ms: 4000, speaker: '2', voice: 'B', text: b },
      ],
    ],
    [
      'Podcasting 2.0 in milliseconds',
      {
        segments: [
          { startTime: 500, endTime: 1500, body: a, speaker: 'A' },
          { startTime: 1500, endTime: 4000, body: b, speaker: 'B' },
        ],
      },
    ],
    [
      'Azure’s fast transcription',
      {
        combinedPhrases: [{ text: `${a} ${b}` }],
        phrases: [
          { offsetMilliseconds: 500, durationMilliseconds: 1000, text: a, speaker: 'A', words: [] },
          { offsetMilliseconds: 1500, durationMilliseconds: 2500, text: b, speaker: 'B', words: [] },
        ],
      },
    ],
    [
      'Fireflies',
      {
        sentences: [
          { start_time: 0.5, end_time: 1.5, text: a, speaker_name: 'A' },
          { start_time: 1.5, end_time: 4, text: b, speaker_name: 'B' },
        ],
      },
    ],
    [
      'Teams',
      {
        entries: [
          { startOffset: '00:00:00.5000000', endOffset: '00:00:01.5000000', text: a, speakerDisplayName: 'A' },
          { startOffset: '00:00:01.5000000', endOffset: '00:00:04.0000000', text: b, speakerDisplayName: 'B' },
        ],
      },
    ],
    [
      'AssemblyAI',
      {
        utterances: [
          { start: 500, end: 1500, text: a, speaker: 'A' },
          { start: 1500, end: 4000, text: b, speaker: 'B' },
        ],
        words: [],
      },
    ],
    [
      'Deepgram',
      {
        results: {
          channels: [],
          utterances: [
            { start: 0.5, end: 1.5, transcript: a, speaker: 'A' },
            { start: 1.5, end: 4, transcript: b, speaker: 'B' },
          ],
        },
      },
    ],
    [
      'Gladia',
      {
        result: {
          transcription: {
            utterances: [
              { start: 0.5, end: 1.5, text: a, speaker: 'A' },
              { start: 1.5, end: 4, text: b, speaker: 'B' },
            ],
          },
        },
      },
    ],
    [
      'Amazon Transcribe',
      {
        results: {
          audio_segments: [
            { start_time: '0.5', end_time: '1.5', transcript: a, speaker_label: 'A' },
            { start_time: '1.5', end_time: '4.0', transcript: b, speaker_label: 'B' },
          ],
        },
      },
    ],
    [
      'Azure',
      {
        recognizedPhrases: [
          { offsetInTicks: 5e6, durationInTicks: 1e7, speaker: 'A', nBest: [{ display: a }] },
          { offsetInTicks: 1.5e7, durationInTicks: 2.5e7, speaker: 'B', nBest: [{ display: b }] },
        ],
      },
    ],
  ])('%s', (_, json) => expect(read(json)).toEqual([`0.5 1.5 A: ${a}`, `1.5 4 B: ${b}`]));

  it.each<[string, unknown]>([
    [
      'Deepgram',
      {
        results: {
          channels: [
            {
              alternatives: [
                {
                  words: [
                    { word: 'hi', punctuated_word: 'Hi', start: 0.5, end: 0.8 },
                    { word: 'all', start: 0.9, end: 1.5 },
                  ],
                },
              ],
            },
          ],
        },
      },
    ],
    [
      'Google',
      {
        results: [
          {
            alternatives: [
              {
                transcript: 'Hi all',
                words: [
                  { startTime: '0.500s', endTime: '0.800s', word: 'Hi' },
                  { startTime: '0.9s', endTime: '1.5s', word: 'all' },
                ],
              },
            ],
          },
        ],
      },
    ],
    [
      'Speechmatics',
      {
        results: [
          { type: 'word', start_time: 0.5, end_time: 0.8, alternatives: [{ content: 'Hi' }] },
          { type: 'word', start_time: 0.9, end_time: 1.5, alternatives: [{ content: 'all' }] },
        ],
      },
    ],
    [
      'Rev',
      {
        monologues: [
          {
            elements: [
              { type: 'text', value: 'Hi', ts: 0.5, end_ts: 0.8 },
              { type: 'punct', value: ' ' },
              { type: 'text', value: 'all', ts: 0.9, end_ts: 1.5 },
            ],
          },
        ],
      },
    ],
  ])('words of %s', (_, json) => expect(read(json)).toEqual(['0.5 1.5 Hi all']));

  it('takes whole seconds for seconds', () => {
    expect(
      read([
        { start: 0, end: 4, text: a },
        { start: 4, end: 9, text: b },
      ]),
    ).toEqual([`0 4 ${a}`, `4 9 ${b}`]);
    expect(read([{ index: 0, startTime: 0, endTime: 3600, text: 'Hi' }])).toEqual(['0 3600 Hi']);
  });

  it.each<[unknown]>([
    [{ data: [] }],
    [{ results: { items: [{ start_time: 'x' }] } }],
    [[{ title: 'x' }]],
    [{ transcript: 'words' }],
  ])('refuses %j', (json) => expect(() => read(json)).toThrow(expect.objectContaining({ code: 'captionsUnreadable' })));

  it('fails on any other JSON with a Failure only', () => {
    const key = fc.constantFrom(
      'results',
      'utterances',
      'words',
      'start',
      'end',
      'text',
      'data',
      'alternatives',
      'speaker',
      'channels',
      'segments',
    );
    const { json } = fc.letrec((tie) => ({
      json: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom(1, 2.5, 'a', null, '1s', 1e20),
        fc.array(tie('json'), { maxLength: 3 }),
        fc.dictionary(key, tie('json'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(json, (value) => {
        try {
          read(value);
        } catch (error) {
          expect((error as { code?: string }).code).toMatch(/^captions/);
        }
      }),
      { numRuns: 500 },
    );
  });
});

it('takes fractions for milliseconds where segments would last minutes, were they seconds', () => {
  const read = (scale: number) =>
    parseCaptions({
      text: JSON.stringify([0.5, 2.25, 4].map((at) => ({ start: at * scale + 0.25, end: (at + 1.5) * scale, text: 'we go on' }))),
    });
  expect(read(1000)).toMatchObject({ cues: [{ startTime: 0.50025 }, { endTime: 3.75 }, { endTime: 5.5 }] });
  expect(read(1)).toMatchObject({ cues: [{ startTime: 0.75 }, { endTime: 3.75 }, { endTime: 5.5 }] });
});

it('takes whole numbers for seconds where the text could not be spoken in milliseconds', () => {
  const texts = ['Welcome back', 'Boil the water', 'Thanks'];
  const segments = [0, 30, 65, 90].map((start) => ({ start }));
  const timed = texts.map((text, at) => ({ ...segments[at], end: segments[at + 1]!.start, text }));
  expect(read(timed)).toEqual(['0 30 Welcome back', '30 65 Boil the water', '65 90 Thanks']);
  expect(read(timed.map(({ end: _, ...segment }) => segment))).toEqual([
    '0 30 Welcome back',
    '30 65 Boil the water',
    '65 70 Thanks',
  ]);
  // What lies between the segments is no speech.
  const apart = [0, 600, 1200].map((start) => ({ start, end: start + 2, text: 'Good morning' }));
  expect(read(apart)).toEqual(['0 2 Good morning', '600 602 Good morning', '1200 1202 Good morning']);
});

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
    { start: 0.5, end: 1.5, text: `${a}, all of you` },
    { start: 1.5, end: 4, text: b },
  ];
  const { cues } = readCaptions({ text: lines.map((line) => JSON.stringify(line)).join('\n') });
  expect(cues.map(({ startTime, text }) => [startTime, text])).toEqual([
    [0.5, `${a}, all of you`],
    [1.5, b],
  ]);
});

it('joins the pieces of words of whisper.cpp', () => {
  const pieces = [' Good', ' mor', 'ning', ',', ' all', ' of', ' you'];
  const transcription = pieces.map((text, i) => ({ offsets: { from: i * 100, to: i * 100 + 100 }, text }));
  const { cues } = readCaptions({ text: JSON.stringify({ transcription }) });
  expect(cues).toMatchObject([{ startTime: 0, endTime: 0.7, text: 'Good morning, all of you' }]);
  expect(cues[0]!.words?.map(({ text }) => text)).toEqual(['Good', 'morning,', 'all', 'of', 'you']);
});
