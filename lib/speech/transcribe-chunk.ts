import { sleep } from '../async/sleep.ts';
import { Failure } from '../contract/failure.ts';
import type { ChunkTranscription, SpeechSegment } from '../ports/speech.ts';
import { sampleRate } from './audio-reader.ts';
import { type AudioChunk, toAudioTime } from './chunk-audio.ts';
import { halveChunk } from './halve-chunk.ts';
import { createTranscriptJoiner } from './join-transcripts.ts';
import type { Recognizer, RecognizerInput } from './recognizer.ts';
import { cutLoops, isLooping } from './repetition.ts';
import type { SpeechLedger } from './speech-ledger.ts';

/** Delays between attempts to transcribe a chunk, in milliseconds. */
export interface RetryTimeouts {
  /** Delay before the second attempt; doubled with each further one. */
  backOffMs: number;
  /** Maximum delay that a provider may request; a longer one counts as a refusal. */
  maxRetryAfterMs: number;
}
export const defaultTimeouts: RetryTimeouts = { backOffMs: 1000, maxRetryAfterMs: 120_000 };

/** Everything besides the audio that the transcription of a chunk needs. */
export interface ChunkCall {
  recognizer: Recognizer;
  ledger: SpeechLedger;
  options: Pick<RecognizerInput, 'language' | 'prompt' | 'speakers'>;
  timeouts: RetryTimeouts;
  /** Aborts calls. */
  signal: AbortSignal;
  /** Aborts waiting for another attempt. */
  noMoreAttempts: AbortSignal;
  /** Called with the seconds of a chunk that was too large for a call. */
  onTooLarge(seconds: number): void;
}

const maxAttempts = 5;
const temporaryFailures = new Set(['rateLimited', 'timeout', 'offline']);
/** Temperature of the second attempt after a model repeated itself. */
const retryTemperature = 0.4;

/**
 * Transcribes a chunk with times of the audio. Waits for temporary failures; halves a chunk that is too large, or in which a
 * model repeats itself.
 */
export async function transcribeChunk(call: ChunkCall, chunk: AudioChunk): Promise<ChunkTranscription> {
  let transcription: ChunkTranscription;
  try {
    transcription = await transcribeWithRetries(call, chunk);
  } catch (error) {
    const halves = Failure.from(error).code === 'tooLarge' ? halveChunk(chunk) : undefined;
    if (!halves) throw error;
    call.onTooLarge(chunk.samples.length / sampleRate);
    return joinHalves(halves, [await transcribeChunk(call, halves[0]), await transcribeChunk(call, halves[1])]);
  }
  return isLooping(transcription.segments) ? retryLoopingChunk(call, chunk, transcription) : transcription;
}

/** Transcribes a chunk with loops again, then in halves; finally returns the text without the loops. */
async function retryLoopingChunk(call: ChunkCall, chunk: AudioChunk, first: ChunkTranscription): Promise<ChunkTranscription> {
  let transcription = first;
  try {
    transcription = await transcribeWithRetries(call, chunk, retryTemperature);
    const halves = halveChunk(chunk);
    if (isLooping(transcription.segments) && halves) {
      const [one, other] = halves;
      transcription = joinHalves(halves, [
        withoutLoops(await transcribeWithRetries(call, one, retryTemperature)),
        withoutLoops(await transcribeWithRetries(call, other, retryTemperature)),
      ]);
    }
  } catch (error) {
    // An earlier answer exists and is paid for.
    if (call.signal.aborted) throw error;
  }
  return withoutLoops(transcription);
}

const withoutLoops = (transcription: ChunkTranscription): ChunkTranscription => ({
  ...transcription,
  segments: cutLoops(transcription.segments),
});

function joinHalves(
  halves: [AudioChunk, AudioChunk],
  transcription: [ChunkTranscription, ChunkTranscription],
): ChunkTranscription {
  const joiner = createTranscriptJoiner();
  for (const [place, { segments }] of transcription.entries()) joiner.add({ ...halves[place]!, segments });
  const language = transcription[0].language ?? transcription[1].language;
  return { ...(language && { language }), segments: joiner.segments() };
}

async function transcribeWithRetries(call: ChunkCall, chunk: AudioChunk, temperature?: number): Promise<ChunkTranscription> {
  const { timeouts, signal, noMoreAttempts } = call;
  for (let attempt = 1; ; attempt++) {
    try {
      return await transcribeOnce(call, chunk, temperature);
    } catch (error) {
      if (signal.aborted) throw Failure.from(signal.reason);
      const failure = Failure.from(error);
      const { retry, retryAfterMs } = failure.details ?? {};
      const delayMs = retryAfterMs ?? timeouts.backOffMs * 2 ** (attempt - 1);
      if (!(retry || temporaryFailures.has(failure.code)) || attempt === maxAttempts || delayMs > timeouts.maxRetryAfterMs)
        throw failure;
      await sleep(delayMs, noMoreAttempts);
      if (noMoreAttempts.aborted) throw failure;
    }
  }
}

async function transcribeOnce(call: ChunkCall, chunk: AudioChunk, temperature?: number): Promise<ChunkTranscription> {
  const { recognizer, ledger, options, signal } = call;
  const seconds = chunk.samples.length / sampleRate;
  const release = ledger.reserve(seconds);
  try {
    const transcription = await recognizer.transcribe(
      { samples: chunk.samples, ...options, ...(temperature !== undefined && { temperature }) },
      signal,
    );
    ledger.count(seconds);
    return { ...transcription, segments: transcription.segments.map((segment) => toAudioTimes(segment, chunk, seconds)) };
  } finally {
    release();
  }
}

/** Converts a segment to times of the audio, within the chunk. */
function toAudioTimes(segment: SpeechSegment, chunk: AudioChunk, seconds: number): SpeechSegment {
  const placed = <Timed extends { startTime: number; endTime: number }>(timed: Timed): Timed => {
    const start = Math.min(Math.max(0, timed.startTime || 0), seconds);
    const end = Math.min(Math.max(start, timed.endTime || 0), seconds);
    const startTime = toAudioTime(chunk, start, 'start');
    return { ...timed, startTime, endTime: Math.max(startTime, toAudioTime(chunk, end, 'end')) };
  };
  return { ...placed(segment), ...(segment.words && { words: segment.words.map(placed) }) };
}
