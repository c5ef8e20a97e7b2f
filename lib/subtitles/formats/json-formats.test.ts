import { describe, expect, it } from 'vitest';
import { readCaptions } from '../read-captions.ts';

const read = (value: unknown) => readCaptions({ text: JSON.stringify(value) });

describe('formats of JSON', () => {
  it('reads Bilibili', () => {
    const body = [{ from: 1.25, to: 2.5, sid: 1, location: 2, content: '你好', music: 0 }];
    expect(read({ font_size: 0.4, lang: 'zh', version: 'v1', body })).toEqual({
      format: 'bilibili',
      language: 'zh',
      cues: [{ index: 0, startTime: 1.25, endTime: 2.5, text: '你好' }],
    });
  });

  it('reads a podcast transcript of phrases, where ends may be missing', () => {
    const segments = [
      { speaker: 'Ann', startTime: 0.5, endTime: 1.5, body: 'Welcome back to the show.' },
      { speaker: 'Bob', startTime: 2, body: 'Thank you for having me.' },
      { startTime: 4, endTime: 5, body: 'So, what is new?' },
    ];
    expect(read({ version: '1.0.0', segments })).toEqual({
      format: 'podcast-json',
      cues: [
        { index: 0, startTime: 0.5, endTime: 1.5, text: 'Welcome back to the show.', speaker: 'Ann' },
        { index: 1, startTime: 2, endTime: 4, text: 'Thank you for having me.', speaker: 'Bob' },
        { index: 2, startTime: 4, endTime: 5, text: 'So, what is new?' },
      ],
    });
  });

  it('joins a podcast transcript of single words by speaker and pause', () => {
    const word = (startTime: number, body: string, speaker: string) => ({ startTime, endTime: startTime + 0.25, body, speaker });
    const segments = [
      word(0, 'Hi', 'Ann'),
      word(0.25, ',', 'Ann'),
      word(0.5, 'all', 'Ann'),
      word(0.75, 'Hello', 'Bob'),
      word(3, 'So', 'Bob'),
    ];
    expect(read({ segments }).cues).toEqual([
      {
        index: 0,
        startTime: 0,
        endTime: 0.75,
        text: 'Hi, all',
        speaker: 'Ann',
        words: [
          { startTime: 0, endTime: 0.25, text: 'Hi' },
          { startTime: 0.25, endTime: 0.5, text: ',' },
          { startTime: 0.5, endTime: 0.75, text: 'all' },
        ],
      },
      {
        index: 1,
        startTime: 0.75,
        endTime: 1,
        text: 'Hello',
        speaker: 'Bob',
        words: [{ startTime: 0.75, endTime: 1, text: 'Hello' }],
      },
      { index: 2, startTime: 3, endTime: 3.25, text: 'So', speaker: 'Bob', words: [{ startTime: 3, endTime: 3.25, text: 'So' }] },
    ]);
  });

  it('joins single characters of a script without spaces to text without spaces', () => {
    const segments = [...'今天天气很好'].map((body, i) => ({ startTime: i / 4, endTime: (i + 1) / 4, body }));
    expect(read({ segments }).cues.map(({ text }) => text)).toEqual(['今天天气很好']);
  });

  it('reads Whisper, with words', () => {
    const words = [
      { word: ' Hello', start: 0.1, end: 0.4, probability: 0.9 },
      { word: ' there.', start: 0.5, end: 0.9 },
    ];
    expect(
      read({ text: ' Hello there.', language: 'en', segments: [{ id: 0, start: 0, end: 1, text: ' Hello there.', words }] }),
    ).toEqual({
      format: 'whisper-json',
      language: 'en',
      cues: [
        {
          index: 0,
          startTime: 0,
          endTime: 1,
          text: 'Hello there.',
          words: [
            { startTime: 0.1, endTime: 0.4, text: 'Hello' },
            { startTime: 0.5, endTime: 0.9, text: 'there.' },
          ],
        },
      ],
    });
  });

  it('reads the variants of Whisper: offsets in milliseconds, bare lists, a language by its name', () => {
    const cue = { index: 0, startTime: 1, endTime: 2.5, text: 'hi you' };
    const transcription = [{ timestamps: { from: '00:00:01,000' }, offsets: { from: 1000, to: 2500 }, text: ' hi you' }];
    expect(read({ result: { language: 'en' }, transcription })).toEqual({ format: 'whisper-json', language: 'en', cues: [cue] });
    expect(read([{ text: 'hi you', start: 1, duration: 1.5 }])).toEqual({ format: 'whisper-json', cues: [cue] });
    expect(read({ language: 'english', segments: [{ start: 1, end: 2.5, text: 'hi you' }] })).toEqual({
      format: 'whisper-json',
      cues: [cue],
    });
  });
});
