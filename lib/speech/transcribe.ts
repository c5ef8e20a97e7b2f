import { Failure } from '../contract/failure.ts';
import type { ChunkTranscription, SpeechRequest, SpeechRun, TranscriptionResult } from '../ports/speech.ts';
import { type AudioReader, sampleRate } from './audio-reader.ts';
import { type AudioChunk, type ChunkReader, type ChunkSize, chunkAudio } from './chunk-audio.ts';
import { readSteps, stepKey, type TranscriptionStep } from './chunk-step.ts';
import { createPendingChunks } from './pending-chunks.ts';
import type { Recognizer } from './recognizer.ts';
import { createSpeechLedger, isLocalTranscriber } from './speech-ledger.ts';
import type { Speeds } from './speeds.ts';
import { type ChunkCall, defaultTimeouts, transcribeChunk } from './transcribe-chunk.ts';
import { createTranscriptSoFar, type TranscriptSoFar } from './transcript-so-far.ts';
import type { TranscriptionHost } from './transcription-host.ts';
import { voicesIn } from './voices-in.ts';

/** Maximum concurrent calls of a provider; a model on this machine works on one chunk at a time. */
const maxForeignChunks = 3;
/** Chunk lengths in seconds of growing audio, and of audio for which only the provider distinguishes speakers. */
const liveChunkSeconds = 30;
const speakerChunkSeconds = 1800;

/** Transcribes the audio, or the remainder of an earlier attempt. Throws the failures of the port. */
export async function transcribe(
  host: TranscriptionHost,
  speeds: Speeds,
  request: SpeechRequest,
  run: SpeechRun,
): Promise<TranscriptionResult> {
  const { signal } = run;
  const stop = new AbortController();
  let chunks: ChunkReader | undefined;
  let progress: TranscriptSoFar | undefined;
  try {
    signal.throwIfAborted();
    const recognizer = await host.recognizerOf(request.transcriber, signal);
    const audio = await host.openAudio(request.audio, request.duration, signal);
    chunks = chunkAudio(audio, recognizer.speechIn?.bind(recognizer), AbortSignal.any([signal, stop.signal]));
    progress = createTranscriptSoFar(request, {
      total: audio.duration || request.duration,
      minVoiceSimilarity: recognizer.minVoiceSimilarity,
      timeMappings: () => audio.timeMappings?.() ?? [],
      now: host.now,
      onEvent: run.onEvent,
    });
    await transcribeAll({
      host,
      speeds,
      request,
      run,
      recognizer,
      audio,
      chunks,
      progress,
      stop,
      minTooLarge: Number.POSITIVE_INFINITY,
    });
    const partial = progress.result();
    if (partial.cues.length === 0) throw new Failure('nothingSaid', 'The audio contains no speech.');
    return { ...partial, duration: Math.max(chunks.read, partial.duration) };
  } catch (error) {
    throw Failure.from(signal.aborted ? signal.reason : error);
  } finally {
    progress?.close();
    await chunks?.close();
  }
}

interface Work {
  host: TranscriptionHost;
  speeds: Speeds;
  request: SpeechRequest;
  run: SpeechRun;
  recognizer: Recognizer;
  audio: AudioReader;
  chunks: ChunkReader;
  progress: TranscriptSoFar;
  /** Aborts reading, and waiting for another attempt. */
  stop: AbortController;
  /** Seconds of the shortest chunk that was too large for a call. */
  minTooLarge: number;
}

async function transcribeAll(work: Work): Promise<void> {
  const { host, speeds, request, run, chunks, progress, stop } = work;
  const done = readSteps(request.done);
  const transcribePending = createChunkTranscriber(work);
  const maxChunks = isLocalTranscriber(request.transcriber) ? 1 : maxForeignChunks;
  const measured = speeds.measure(request.transcriber, host.now);
  const pending = createPendingChunks(run.signal, () => stop.abort());
  try {
    for (let from = 0, place = 0; !pending.hasFailed(); place++) {
      run.signal.throwIfAborted();
      const language = progress.language();
      const key = await stepKey(request, from, language);
      const known = done.get(key);
      if (known && known.next > from) {
        progress.add(place, known);
        from = known.next;
        continue;
      }
      const size = sizeOf(work);
      const chunk = await chunks.chunkFrom(from, size);
      if (!chunk) break;
      if (!size.isLive) measured.begin();
      const seconds = chunk.next - from;
      const transcription = transcribePending({ chunk, place, key, language }).then(() => measured.add(seconds));
      pending.add(chunk.samples.length / sampleRate, transcription);
      from = chunk.next;
      // The language of the first chunks applies to the others.
      await pending.waitToAdd(language === undefined ? 1 : maxChunks);
    }
  } catch (error) {
    pending.fail(error);
  }
  await pending.end();
}

/** A chunk to transcribe, with its position among the chunks, the key of its checkpoint, and its language if that is known. */
interface PendingChunk {
  chunk: AudioChunk;
  place: number;
  key: string;
  language: string | undefined;
}

/** Creates the function that transcribes a chunk, stores its checkpoint and adds it to the transcript. */
function createChunkTranscriber(work: Work): (pending: PendingChunk) => Promise<void> {
  const { host, request, run, recognizer, progress, stop } = work;
  const ledger = createSpeechLedger(request.transcriber);
  return async ({ chunk, place, key, language }) => {
    const call: ChunkCall = {
      recognizer,
      ledger,
      options: { language: language || undefined, prompt: promptOf(request), speakers: request.speakers },
      timeouts: { ...defaultTimeouts, ...host.timeouts },
      signal: run.signal,
      noMoreAttempts: AbortSignal.any([run.signal, stop.signal]),
      onTooLarge: (seconds) => {
        work.minTooLarge = Math.min(work.minTooLarge, seconds);
      },
    };
    const partial = await transcribeChunk(call, chunk);
    const step = stepOf(chunk, request.speakers ? await voicesIn(partial, chunk, recognizer, run.signal) : partial);
    run.signal.throwIfAborted();
    run.onEvent({ kind: 'step', step: { key, value: step }, cost: ledger.takeUnreported() });
    progress.add(place, step);
  };
}

const promptOf = ({ prompt, names = [] }: SpeechRequest): string | undefined =>
  [prompt, ...names].filter(Boolean).join(', ') || undefined;

function sizeOf({ request, recognizer, audio, minTooLarge }: Work): ChunkSize {
  const { best, max } = recognizer.chunkSeconds;
  const isLive = request.audio.kind === 'stored' && audio.duration === 0;
  const largest = Math.min(max, minTooLarge / 2);
  // Without voice embeddings, speaker labels of different chunks are unrelated.
  const wanted = request.speakers && !recognizer.voiceOf ? speakerChunkSeconds : best;
  return { best: Math.min(isLive ? Math.min(best, liveChunkSeconds) : wanted, largest), max: largest, isLive };
}

const stepOf = (
  { startTime, endTime, next }: AudioChunk,
  partial: ChunkTranscription & { voices?: TranscriptionStep['voices'] },
): TranscriptionStep => ({
  startTime,
  endTime,
  next,
  ...partial,
});
