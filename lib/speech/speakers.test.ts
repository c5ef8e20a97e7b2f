import { describe, expect, it } from 'vitest';
import type { SpeechSegment } from '../ports/speech.ts';
import { randomOf } from './fixtures/cut-transcript.ts';
import { createSpeakers } from './speakers.ts';
import { compactVoice, cosineSimilarity, directionOf } from './voices.ts';

const segment = (speaker: string | undefined, startTime: number, endTime: number): SpeechSegment => ({
  startTime,
  endTime,
  text: 'so',
  ...(speaker !== undefined && { speaker }),
});
const names = (speakers: ReturnType<typeof createSpeakers>, placed: SpeechSegment[][]) =>
  speakers.name(placed.flat()).named.map(({ speaker }) => speaker);

describe("a provider's labels", () => {
  it('are matched by the speech in the overlap', () => {
    const speakers = createSpeakers();
    const placed = [
      { startTime: 0, endTime: 30, segments: [segment('B', 0, 10), segment('A', 10, 20), segment('C', 20, 30)] },
      { startTime: 28, endTime: 60, segments: [segment('A', 28, 35), segment('B', 35, 60)] },
      { startTime: 58, endTime: 90, segments: [segment('A', 58, 70), segment('B', 70, 90)] },
    ].map((chunk) => speakers.place(chunk));
    expect(names(speakers, placed)).toEqual([
      'Speaker 1',
      'Speaker 2',
      'Speaker 3',
      'Speaker 3',
      'Speaker 4',
      'Speaker 4',
      'Speaker 5',
    ]);
  });

  it('of two people are unambiguous', () => {
    const speakers = createSpeakers();
    const placed = [
      { startTime: 0, endTime: 30, segments: [segment('0', 0, 10), segment('1', 10, 30)] },
      { startTime: 28, endTime: 60, segments: [segment('0', 28, 40), segment('1', 40, 60)] },
    ].map((chunk) => speakers.place(chunk));
    expect(names(speakers, placed)).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 2', 'Speaker 1']);
  });

  it('of one person are that of one', () => {
    const speakers = createSpeakers();
    const placed = [
      { startTime: 0, endTime: 30, segments: [segment('0', 0, 10)] },
      { startTime: 30, endTime: 60, segments: [segment('3', 40, 50)] },
    ].map((chunk) => speakers.place(chunk));
    expect(names(speakers, placed)).toEqual(['Speaker 1', 'Speaker 1']);
  });
});

describe('voices', () => {
  const random = randomOf(3);
  const noise = () => Array.from({ length: 64 }, () => random() + random() - 1);
  const people = [noise(), noise(), noise()];
  /** A person's voice at another time. */
  const voiceOf = (person: number, blur = 0.5) => {
    const other = directionOf(noise())!;
    return directionOf(people[person]!)!.map((value, at) => value + blur * other[at]!);
  };
  const pieceOf = (startTime: number, spoken: number[], blur?: number) => ({
    startTime,
    endTime: startTime + spoken.length * 5,
    segments: spoken.map((_, at) => segment(String(at), startTime + at * 5, startTime + at * 5 + 5)),
    voices: Object.fromEntries(spoken.map((person, at) => [at, compactVoice(voiceOf(person, blur))!])),
  });

  it('of one person are one speaker, in the order in which they appear', () => {
    const speakers = createSpeakers();
    const spoken = [
      [1, 0, 1, 1],
      [0, 2, 1, 2],
      [2, 2, 0, 1],
    ];
    const placed = spoken.map((some, at) => speakers.place(pieceOf(at * 20, some)));
    const order = [1, 0, 2];
    expect(names(speakers, placed)).toEqual(spoken.flat().map((person) => `Speaker ${order.indexOf(person) + 1}`));
    const { voices } = speakers.name(placed.flat());
    expect(cosineSimilarity(voices!['Speaker 1']!, people[1]!)).toBeGreaterThan(0.9);
    expect(cosineSimilarity(voices!['Speaker 1']!, people[0]!)).toBeLessThan(0.5);
  });

  it('that differ at first are merged later', () => {
    const speakers = createSpeakers([], 0.6);
    const placed = Array.from({ length: 12 }, (_, at) => speakers.place(pieceOf(at * 20, [0, 1, 0, 1], 0.8)));
    expect(new Set(names(speakers, placed))).toEqual(new Set(['Speaker 1', 'Speaker 2']));
  });

  it('of named speakers keep their names', () => {
    const speakers = createSpeakers([{ name: 'Ada', voice: people[1]! }, { name: 'Bo' }]);
    const placed = [speakers.place(pieceOf(0, [0, 1, 0]))];
    expect(names(speakers, placed)).toEqual(['Speaker 1', 'Ada', 'Speaker 1']);
    expect(Object.keys(speakers.name(placed.flat()).voices!).sort()).toEqual(['Ada', 'Speaker 1']);
  });

  it('of a word or two belong to the previous speaker', () => {
    const speakers = createSpeakers();
    const chunk = pieceOf(0, [0, 1]);
    chunk.segments.push(segment(undefined, 10.2, 10.5), segment(undefined, 60, 61));
    expect(names(speakers, [speakers.place(chunk)])).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 2', undefined]);
  });
});
