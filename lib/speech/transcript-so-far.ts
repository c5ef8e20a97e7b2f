import type { SpeechEvent, SpeechRequest, TranscriptionResult } from '../ports/speech.ts';
import { countWords } from '../subtitles/count-words.ts';
import { joinWords } from '../subtitles/join-words.ts';
import type { TranscriptionStep } from './chunk-step.ts';
import { createTranscriptJoiner } from './join-transcripts.ts';
import { inMediaTime, spansOf, type TimeMapping } from './media-times.ts';
import { mergeCapturedSpan } from './merge-captured-span.ts';
import { createSpeakers } from './speakers.ts';
import { subtitleLines } from './subtitle-lines.ts';

/** The transcript of the chunks that are transcribed so far, independent of the order in which they are completed. */
export interface TranscriptSoFar {
  add(place: number, step: TranscriptionStep): void;
  /**
   * Returns the language of the remaining chunks; `undefined` while the first chunks leave it open, empty if they never
   * determine it.
   */
  language(): string | undefined;
  /** Stops reporting. */
  close(): void;
  result(): TranscriptionResult;
}

/** Lead in words after which a language is certain, and the number of chunks with text after which the leading one is taken. */
const minWordLead = 30;
const minSpokenChunks = 5;
/** Minimum milliseconds between two reports, and additional ones per cue: reporting ten hours takes a second. */
const minReportIntervalMs = 1000;
const reportIntervalPerCueMs = 1;

/** Creates the growing transcript of one audio, which reports its cues to `onEvent` at intervals. */
export function createTranscriptSoFar(
  request: SpeechRequest,
  options: {
    /** Seconds; 0 while unknown. */
    total: number;
    minVoiceSimilarity?: number;
    /** Returns the position of the audio in its media item, as far as it is known. */
    timeMappings(): readonly TimeMapping[];
    now(): number;
    onEvent(event: SpeechEvent): void;
  },
): TranscriptSoFar {
  const { now, onEvent } = options;
  const joiner = createTranscriptJoiner();
  const speakers = createSpeakers(request.voices, options.minVoiceSimilarity);
  const waiting = new Map<number, TranscriptionStep>();
  const votes = new Map<string, number>();
  let settled = request.language;
  let joined = 0;
  let spoken = 0;
  let duration = 0;
  let lastReportedAt = Number.NEGATIVE_INFINITY;
  let reportIntervalMs = minReportIntervalMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function join(step: TranscriptionStep): void {
    const placed = request.speakers ? speakers.place(step) : step.segments.map(({ speaker: _, ...segment }) => segment);
    const segments = joinWords(placed).flatMap(subtitleLines);
    joiner.add({ startTime: step.startTime, endTime: step.endTime, segments });
    duration = Math.max(duration, step.endTime);
    if (segments.length === 0) return;
    spoken += 1;
    if (step.language) {
      const words = step.segments.reduce((sum, { text }) => sum + countWords(text), 0);
      votes.set(step.language, (votes.get(step.language) ?? 0) + words);
    }
    const [first = ['', 0], second = ['', 0]] = [...votes].sort((a, b) => b[1] - a[1]);
    if (first[1] - second[1] >= minWordLead || spoken >= minSpokenChunks) settled ??= first[0];
  }

  function result(): TranscriptionResult {
    const timeMappings = options.timeMappings();
    const { named: cues, voices } = speakers.name(inMediaTime(joiner.cues(), timeMappings));
    const likeliest = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
    const own = { language: settled || likeliest || '', cues, duration, ...(voices && { voices }) };
    if (!request.known || cues.length === 0 || timeMappings.length === 0) return own;
    return { ...own, ...mergeCapturedSpan(request.known, own, spansOf(timeMappings, duration)), includesKnownCues: true };
  }

  function report(): void {
    timer = undefined;
    lastReportedAt = now();
    const all = result();
    reportIntervalMs = Math.max(minReportIntervalMs, reportIntervalPerCueMs * all.cues.length);
    if (all.cues.length > 0) onEvent({ kind: 'transcribed', result: all });
  }

  return {
    add(place, step) {
      waiting.set(place, step);
      for (let next = waiting.get(joined); next; next = waiting.get(joined)) {
        join(next);
        waiting.delete(joined);
        joined += 1;
        onEvent({ kind: 'progress', done: duration, total: Math.max(options.total, options.total && duration) });
      }
      if (joined === 0 || timer !== undefined) return;
      const delayMs = lastReportedAt + reportIntervalMs - now();
      if (delayMs <= 0) report();
      else timer = setTimeout(report, delayMs);
    },
    language: () => settled,
    close: () => clearTimeout(timer),
    result,
  };
}
