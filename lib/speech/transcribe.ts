import { Failure } from '../contract/failure.ts';
import type { ChunkTranscription, SpeechRequest, SpeechRun, TranscriptionResult } from '../ports/speech.ts';
import { type AudioReader, sampleRate } from './audio-reader.ts';
import { type AudioChunk, type ChunkReader, type ChunkSize, chunkAudio } from './chunk-audio.ts';
import { readSteps, stepKey, type TranscriptionStep } from './chunk-step.ts';
import type { Recognizer } from './recognizer.ts';
import { createSpeechLedger, isLocalTranscriber } from './speech-ledger.ts';
import type { Speeds } from './speeds.ts';
import { type ChunkCall, defaultTimeouts, transcribeChunk } from './transcribe-chunk.ts';
import { createTranscriptSoFar, type TranscriptSoFar } from './transcript-so-far.ts';
import type { TranscriptionHost } from './transcription-host.ts';
import { voicesIn } from './voices-in.ts';

/** Maximum concurrent calls of a provider; a model on this machine works on one chunk at a time. */
const maxForeignChunks = 3;
/** Maximum seconds of audio in pending calls, which are in memory. */
const maxPendingSeconds = 1500;
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
    await transcribeAll({ host, speeds, request, run, recognizer, audio, chunks, progress, stop });
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
}

async function transcribeAll(work: Work): Promise<void> {
  const { host, speeds, request, run, recognizer, chunks, progress, stop } = work;
  const done = readSteps(request.done);
  const ledger = createSpeechLedger(request.transcriber);
  const tooLarge = { from: Number.POSITIVE_INFINITY };
  const atOnce = isLocalTranscriber(request.transcriber) ? 1 : maxForeignChunks;
  const inFlight = new Set<Promise<void>>();
  const measured = speeds.measure(request.transcriber, host.now);
  const isOver = new Promise<void>((resolve) => run.signal.addEventListener('abort', () => resolve(), { once: true }));
  let held = 0;
  let failure: unknown;

  const transcribePending = async (chunk: AudioChunk, place: number, key: string, language: string | undefined) => {
    const call: ChunkCall = {
      recognizer,
      ledger,
      options: { language: language || undefined, prompt: promptOf(request), speakers: request.speakers },
      timeouts: { ...defaultTimeouts, ...host.timeouts },
      signal: run.signal,
      noMoreAttempts: AbortSignal.any([run.signal, stop.signal]),
      onTooLarge: (seconds) => {
        tooLarge.from = Math.min(tooLarge.from, seconds);
      },
    };
    const partial = await transcribeChunk(call, chunk);
    const step = stepOf(chunk, request.speakers ? await voicesIn(partial, chunk, recognizer, run.signal) : partial);
    run.signal.throwIfAborted();
    run.onEvent({ kind: 'step', step: { key, value: step }, cost: ledger.takeUnreported() });
    progress.add(place, step);
  };

  try {
    for (let from = 0, place = 0; failure === undefined; place++) {
      run.signal.throwIfAborted();
      const language = progress.language();
      const key = await stepKey(request, from, language);
      const known = done.get(key);
      if (known && known.next > from) {
        progress.add(place, known);
        from = known.next;
        continue;
      }
      const chunk = await chunks.chunkFrom(from, sizeOf(work, tooLarge.from));
      if (!chunk) break;
      if (!sizeOf(work, tooLarge.from).isLive) measured.begin();
      const start = from;
      const seconds = chunk.samples.length / sampleRate;
      const task = transcribePending(chunk, place, key, language)
        .then(() => measured.add(chunk.next - start))
        .catch((error) => {
          failure ??= error;
          stop.abort();
        })
        .finally(() => {
          inFlight.delete(task);
          held -= seconds;
        });
      inFlight.add(task);
      held += seconds;
      from = chunk.next;
      // The language of the first chunks applies to the others.
      const maxInFlight = language === undefined ? 1 : atOnce;
      while ((inFlight.size >= maxInFlight || held >= maxPendingSeconds) && !run.signal.aborted) {
        await Promise.race([...inFlight, isOver]);
      }
    }
  } catch (error) {
    failure ??= error;
    stop.abort();
  }
  // Chunks in progress are paid for, so they are awaited.
  await Promise.race([Promise.all(inFlight), isOver]);
  if (run.signal.aborted) throw run.signal.reason;
  if (failure !== undefined) throw failure;
}

const promptOf = ({ prompt, names = [] }: SpeechRequest): string | undefined =>
  [prompt, ...names].filter(Boolean).join(', ') || undefined;

function sizeOf({ request, recognizer, audio }: Work, tooLarge: number): ChunkSize {
  const { best, max } = recognizer.chunkSeconds;
  const isLive = request.audio.kind === 'stored' && audio.duration === 0;
  const largest = Math.min(max, tooLarge / 2);
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
