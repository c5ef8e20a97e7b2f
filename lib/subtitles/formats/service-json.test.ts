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

  it('reads texts within objects, beside the headings of sections', () => {
    const sentence = (startMs: number, text: string) => ({ startMs, text: { sentence: { startMs, text } } });
    const section = [{ startMs: 0, title: { title: 'Speaker 1' } }, sentence(500, a), sentence(1500, b)];
    for (const json of [{ version: '1', section }, section]) expect(read(json)).toEqual([`0.5 1.5 ${a}`, `1.5 6.5 ${b}`]);
  });

  it('reads the durations of captions of Panopto', () => {
    const caption = (Time: number, CaptionDuration: number, Caption: string) => ({ Caption, Time, CaptionDuration });
    expect(read([caption(0.5, 1, a), caption(4, 2.5, b)])).toEqual([`0.5 1.5 ${a}`, `4 6.5 ${b}`]);
  });

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
