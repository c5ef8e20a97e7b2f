import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orInSoak } from '../../test/soak/or-in-soak.ts';
import type { SpeechSegment } from '../ports/speech.ts';
import { type Cutting, cutTranscript, meeting, randomOf, roundTable, talk } from './fixtures/cut-transcript.ts';
import { type ChunkUtterances, createTranscriptJoiner, joinTranscripts } from './join-transcripts.ts';
import { spokenWords } from './spoken-words.ts';

const cuttings: Record<string, Cutting> = {
  'whole segments': { shortest: 10, longest: 60, overlap: [1, 2], jitter: 0.1, byWords: false },
  'segments that are cut': { shortest: 10, longest: 60, overlap: [1, 2], jitter: 0.1, byWords: true },
  'short chunks with times of words': { shortest: 6, longest: 30, overlap: [1, 2], jitter: 0.1, byWords: true, wordTimes: true },
  'long overlaps': { shortest: 20, longest: 40, overlap: [5, 15], jitter: 0.1, byWords: true },
  'other marks and capitals': { shortest: 10, longest: 60, overlap: [1.5, 5], jitter: 0.1, byWords: true, misheardShare: 0.3 },
};
/** Each cuts about twenty times. */
const runs = orInSoak(4, 12);

const wordsOf = (segments: readonly SpeechSegment[]) => segments.flatMap((segment) => spokenWords(segment));
const plain = (segments: readonly SpeechSegment[]) => wordsOf(segments).map((word) => word.plain);
const bare = ({ endTime: _, ...chunk }: ChunkUtterances): ChunkUtterances => chunk;
const chunk = (startTime: number, ...utterances: [number, number, string][]): ChunkUtterances => ({
  startTime,
  segments: utterances.map(([start, end, text]) => ({ startTime: start, endTime: end, text })),
});
const texts = (chunks: ChunkUtterances[]) => joinTranscripts(chunks).map(({ text }) => text);

describe.each([
  ['English', talk],
  ['Chinese', roundTable],
] as const)('random cuts of a transcript in %s', (_, utterances) => {
  const truth = wordsOf(utterances);

  it.each(Object.entries(cuttings))('lose no word and double none, %s', (name, cutting) => {
    for (let seed = 1; seed <= runs; seed++) {
      const chunks = cutTranscript(utterances, cutting, randomOf(seed * 7919));
      // With nothing but offsets, the end of a chunk is unknown.
      const cues = joinTranscripts(seed % 2 === 0 ? chunks : chunks.map(bare));
      expect(plain(cues), `${name}, ${seed}`).toEqual(truth.map((word) => word.plain));
      if (cutting.misheardShare) continue;
      let at = 0;
      for (const cue of cues) {
        const count = spokenWords(cue).length;
        expect(Math.abs(cue.startTime - truth[at]!.startTime)).toBeLessThan(0.2);
        expect(cue.endTime - truth[at + count - 1]!.endTime).toBeLessThan(0.2);
        at += count;
      }
    }
  });
});

it('keeps simultaneous speech', () => {
  for (let seed = 1; seed <= runs; seed++) {
    const chunks = cutTranscript(meeting, cuttings['whole segments']!, randomOf(seed * 7919));
    expect(plain(joinTranscripts(chunks)).sort(), String(seed)).toEqual(plain(meeting).sort());
  }
});

it('gives the same result chunk by chunk', () => {
  const chunks = cutTranscript(talk, cuttings['segments that are cut']!, randomOf(5));
  const joiner = createTranscriptJoiner();
  for (const one of chunks) joiner.add(one);
  expect(joiner.cues()).toEqual(joinTranscripts(chunks.toReversed()));
});

describe('where two chunks disagree', () => {
  it('hallucinated words at the end of one are replaced by the middle of the other', () => {
    expect(
      texts([
        chunk(0, [22, 26, 'That is the end of it.'], [28, 30, 'Thank you for watching!']),
        chunk(27, [28, 31, 'So next we turn to bread'], [31, 34, 'and to its crust.']),
      ]),
    ).toEqual(['That is the end of it.', 'So next we turn to bread', 'and to its crust.']);
    expect(
      texts([
        chunk(0, [22, 27, 'That is the end of it.'], [27.5, 30, 'Thanks for watching, and please subscribe.']),
        chunk(25, [25, 27, 'end of it.'], [27.2, 31, 'Now to the dough.']),
      ]),
    ).toEqual(['That is the end of it.', 'Now to the dough.']);
  });

  it('words at an edge are dropped where the other chunk has silence', () => {
    expect(
      texts([
        { ...chunk(0, [20, 25, 'That is all.'], [29, 29.8, 'Bye.']), endTime: 30 },
        { ...chunk(28, [34, 36, 'Hello again.']), endTime: 60 },
      ]),
    ).toEqual(['That is all.', 'Hello again.']);
    expect(
      texts([
        { ...chunk(0, [20, 25, 'That is all.'], [29.7, 30, 'Well,']), endTime: 30 },
        { ...chunk(28, [28.1, 28.4, 'Thank you.'], [29.7, 31, 'Well, hello.']), endTime: 60 },
      ]),
    ).toEqual(['That is all.', 'Well, hello.']);
  });

  it('cut words are taken from the chunk that has them complete', () => {
    expect(
      texts([
        { ...chunk(0, [24, 30, 'we look at the transcrip']), endTime: 30 },
        { ...chunk(28.5, [28.5, 33, 'he transcription of the talk']), endTime: 60 },
      ]).join(' '),
    ).toBe('we look at the transcription of the talk');
  });

  it('spelling does not double a word', () => {
    expect(
      texts([
        { ...chunk(0, [24, 30, 'the colour of the theatre centre']), endTime: 30 },
        { ...chunk(28, [28, 33, 'theater, center, and more']), endTime: 60 },
      ])
        .join(' ')
        .replaceAll(/re\b/g, 'er'),
    ).toMatch(/^the colour of the theater,? center, and moer$/);
  });
});

describe('scripts without spaces', () => {
  it.each([
    [
      'Japanese',
      '今日はパンの作り方について話します',
      'について話しますので聞いてください',
      '今日はパンの作り方について話しますので聞いてください',
    ],
    ['Thai', 'วันนี้เราจะพูดถึงขนมปัง', 'ถึงขนมปังที่ทำเองที่บ้าน', 'วันนี้เราจะพูดถึงขนมปังที่ทำเองที่บ้าน'],
  ])('%s', (_, one, other, whole) => {
    const [left, right] = [one.length / 6, other.length / 6];
    const overlap = (one.length + other.length - whole.length) / 6;
    const cues = texts([
      { ...chunk(0, [0, left, one]), endTime: left },
      { ...chunk(left - overlap, [left - overlap, left - overlap + right, other]), endTime: left - overlap + right },
    ]);
    expect(cues.join('')).toBe(whole);
  });
});

it('accepts any chunks', () => {
  const time = fc.oneof(fc.double({ min: -5, max: 100 }), fc.double());
  const segment = fc.record({ startTime: time, endTime: time, text: fc.string({ unit: 'grapheme', maxLength: 40 }) });
  const chunks = fc.array(fc.record({ startTime: fc.double({ min: 0, max: 100, noNaN: true }), segments: fc.array(segment) }));
  fc.assert(
    fc.property(chunks, (some) => {
      const cues = joinTranscripts(some);
      for (const [index, cue] of cues.entries()) {
        expect(cue.index).toBe(index);
        expect(cue.startTime).toBeLessThanOrEqual(cue.endTime);
        // What is spoken at the same time overlaps.
        expect(cue.startTime).toBeLessThanOrEqual(cues[index + 1]?.startTime ?? Number.POSITIVE_INFINITY);
      }
    }),
    { numRuns: 200 },
  );
});

it('takes time in proportion to what is new', () => {
  const count = (chunks: number) => {
    const joiner = createTranscriptJoiner();
    let looked = 0;
    const watched = (text: string, startTime: number): SpeechSegment => ({
      endTime: startTime + 2,
      text,
      get startTime() {
        looked++;
        return startTime;
      },
    });
    for (let at = 0; at < chunks; at++)
      joiner.add({ startTime: at * 2, endTime: at * 2 + 3, segments: [watched(`word ${at}`, at * 2)] });
    return looked;
  };
  expect(count(4000) / count(400)).toBeLessThan(11);
});
