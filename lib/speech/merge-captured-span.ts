import type { SpeechRequest, SpeechSegment, TranscriptionResult } from '../ports/speech.ts';
import { numberedSpeakerPattern as numbered } from '../records/numbered-speaker.ts';
import { createTranscriptJoiner } from './join-transcripts.ts';
import type { Span } from './media-times.ts';
import { sliceUtterance, type Utterance, utteranceOf } from './utterance.ts';

type Words = NonNullable<SpeechRequest['known']>;

/**
 * Seconds by which the known transcript extends into a transcribed span at its edges, so that a word that an edge cuts is
 * complete.
 */
const seamSeconds = 2;

/**
 * Inserts the transcript of some spans of a media item, in order, into the known transcript of the rest. Speakers of the two
 * are never merged.
 */
export function mergeCapturedSpan(
  known: Words,
  captured: Words,
  spans: readonly Span[],
): Pick<TranscriptionResult, 'cues' | 'voices'> {
  const former = known.cues.flatMap((cue) => utteranceOf(cue) ?? []);
  /** Known utterances before each span, and after the last. */
  const rests = [...spans, undefined].map((next, at) => {
    const from = spans[at - 1]?.endTime ?? Number.NEGATIVE_INFINITY;
    const to = next?.startTime ?? Number.POSITIVE_INFINITY;
    return between(former, from, to).length > 0 ? between(former, from - seamSeconds, to + seamSeconds) : [];
  });
  const used = new Set(rests.flat().map(({ speaker }) => speaker));
  const highest = [...used].reduce((highest, speaker) => Math.max(highest, Number(numbered.exec(speaker ?? '')?.[1] ?? 0)), 0);
  const labelOf = (speaker: string) => speaker.replace(numbered, (_, number) => `Speaker ${Number(number) + highest}`);
  const added = captured.cues.flatMap((cue) => utteranceOf(cue.speaker ? { ...cue, speaker: labelOf(cue.speaker) } : cue) ?? []);

  const joiner = createTranscriptJoiner();
  for (const [at, rest] of rests.entries()) {
    const [first, last] = [rest[0], rest.at(-1)];
    if (first && last) joiner.add({ startTime: first.startTime, endTime: last.endTime, segments: rest });
    const span = spans[at];
    if (span)
      joiner.add({
        ...span,
        segments: between(added, at ? span.startTime : 0, spans[at + 1]?.startTime ?? Number.POSITIVE_INFINITY),
      });
  }
  const voices = [
    ...Object.entries(known.voices ?? {}).filter(([name]) => used.has(name)),
    ...Object.entries(captured.voices ?? {}).map(([name, voice]) => [labelOf(name), voice] as const),
  ];
  return { cues: joiner.cues(), ...(voices.length > 0 && { voices: Object.fromEntries(voices) }) };
}

/** Returns the utterances between two times; a word counts if its middle is between them. */
const between = (utterances: readonly Utterance[], from: number, to: number): SpeechSegment[] =>
  utterances.flatMap((utterance) => {
    const isIn = utterance.words.map(({ startTime, endTime }) => {
      const middle = (startTime + endTime) / 2;
      return middle >= from && middle < to;
    });
    const first = isIn.indexOf(true);
    return first < 0 ? [] : sliceUtterance(utterance, first, isIn.lastIndexOf(true) + 1)!.segment;
  });
