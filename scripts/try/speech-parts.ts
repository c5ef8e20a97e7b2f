import * as z from 'zod/mini';
import { joinTranscripts } from '../../lib/speech/join-transcripts.ts';
import { type Part, part } from './part.ts';

const time = z.number();
const Word = z.pipe(
  z.object({
    text: z.nullish(z.string()),
    word: z.nullish(z.string()),
    startTime: z.nullish(time),
    endTime: z.nullish(time),
    start: z.nullish(time),
    end: z.nullish(time),
  }),
  z.transform(({ text, word, startTime, endTime, start, end }) => ({
    text: text ?? word ?? '',
    startTime: startTime ?? start ?? Number.NaN,
    endTime: endTime ?? end ?? Number.NaN,
  })),
);
/** The input in this project's format or in Whisper's. */
const Segment = z.pipe(
  z
    .object({
      text: z.string(),
      startTime: z.nullish(time),
      endTime: z.nullish(time),
      start: z.nullish(time),
      end: z.nullish(time),
      speaker: z.nullish(z.string()),
      words: z.nullish(z.array(Word)),
    })
    .check(
      z.refine(({ startTime, start }) => typeof (startTime ?? start) === 'number', 'startTime or start'),
      z.refine(({ endTime, end }) => typeof (endTime ?? end) === 'number', 'endTime or end'),
    ),
  z.transform(({ startTime, start, endTime, end, speaker, words, text }) => ({
    text,
    startTime: startTime ?? start ?? 0,
    endTime: endTime ?? end ?? 0,
    ...(speaker && { speaker }),
    ...(words?.every((word) => Number.isFinite(word.startTime + word.endTime)) && { words }),
  })),
);

const moved = (offset: number) => {
  const later = <Timed extends { startTime: number; endTime: number }>(timed: Timed): Timed => ({
    ...timed,
    startTime: timed.startTime + offset,
    endTime: timed.endTime + offset,
  });
  return (segment: z.output<typeof Segment>) => ({
    ...later(segment),
    ...(segment.words && { words: segment.words.map(later) }),
  });
};

export const speechParts: Record<string, Part> = {
  'join-transcripts': part(
    '{chunks: [{offset, segments: [{startTime, endTime, text, speaker?, words?}]}]} -> {cues}, times from the offset on, in seconds',
    z.object({ chunks: z.array(z.object({ offset: time, segments: z.array(Segment) })) }),
    ({ chunks }) => ({
      cues: joinTranscripts(chunks.map(({ offset, segments }) => ({ startTime: offset, segments: segments.map(moved(offset)) }))),
    }),
  ),
};
