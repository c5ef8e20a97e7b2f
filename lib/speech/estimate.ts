import { Failure } from '../contract/failure.ts';
import type { SpeechEstimate, SpeechRequest } from '../ports/speech.ts';
import { type AudioReader, sampleRate } from './audio-reader.ts';
import { addressOf } from './providers/address.ts';
import type { Recognizer } from './recognizer.ts';
import { openReader } from './sample-reader.ts';
import { costOf, isLocalTranscriber } from './speech-ledger.ts';
import type { Speeds } from './speeds.ts';
import type { TranscriptionHost } from './transcription-host.ts';

/** Seconds at the start of the audio with which a model on this device is measured. */
const measuredSeconds = 30;

/**
 * Estimates the time and cost of a run if no chunk has to be transcribed twice. Throws `noSound`, `invalid`, and the failures
 * of fetching.
 */
export async function estimate(
  host: TranscriptionHost,
  speeds: Speeds,
  request: Pick<SpeechRequest, 'audio' | 'duration' | 'transcriber' | 'language'>,
): Promise<SpeechEstimate> {
  const { transcriber } = request;
  const { signal } = new AbortController();
  const audio = await host.openAudio(request.audio, request.duration, signal);
  const seconds = audio.duration || request.duration;
  const modelBytes = transcriber.kind === 'onDevice' ? await host.missingBytes?.(transcriber.model) : undefined;
  const recognizer = modelBytes ? undefined : await recognizerFor(host, request, signal);
  if (recognizer && transcriber.kind === 'onDevice' && speeds.of(transcriber) === undefined) {
    const speed = await measureSpeed(host, recognizer, audio, request.language, signal);
    if (speed !== undefined) speeds.storeSpeed(transcriber, speed);
  }
  const speed = speeds.of(transcriber);
  const cost = seconds > 0 ? costOf(transcriber, seconds) : undefined;
  return {
    seconds,
    soundBytes: audio.bytes,
    sentBytes: isLocalTranscriber(transcriber) ? 0 : Math.round((recognizer?.sentBytes ?? 0) * seconds),
    ...(transcriber.kind !== 'onDevice' && !isLocalTranscriber(transcriber) && { host: addressOf(transcriber).host }),
    ...(speed !== undefined && seconds > 0 && { workSeconds: speed * seconds }),
    ...(cost !== undefined && { cost }),
    ...(modelBytes && { modelBytes }),
  };
}

/** Returns the recognizer; undefined if the model is not downloaded, because its speed is unknown then. */
async function recognizerFor(
  host: TranscriptionHost,
  { transcriber }: Pick<SpeechRequest, 'transcriber'>,
  signal: AbortSignal,
): Promise<Recognizer | undefined> {
  try {
    return await host.recognizerOf(transcriber, signal);
  } catch (error) {
    if (Failure.from(error).code === 'noModel') return undefined;
    throw error;
  }
}

/** Measures the seconds of work per second of audio; undefined if the audio starts without speech or can't be transcribed. */
async function measureSpeed(
  host: TranscriptionHost,
  recognizer: Recognizer,
  audio: AudioReader,
  language: string | undefined,
  signal: AbortSignal,
): Promise<number | undefined> {
  // Measuring growing audio would have to wait for it.
  if (audio.duration === 0) return undefined;
  const seconds = Math.min(measuredSeconds, recognizer.chunkSeconds.max);
  const reader = openReader(audio, 0, signal);
  try {
    await reader.move(0, seconds * sampleRate);
    const samples = reader.copy(0, seconds * sampleRate);
    const start = host.now();
    await recognizer.speechIn?.(samples, signal);
    const { segments } = await recognizer.transcribe({ samples, ...(language && { language }) }, signal);
    return segments.length > 0 ? (host.now() - start) / 1000 / (samples.length / sampleRate) : undefined;
  } catch {
    // The run reports the same error.
    return undefined;
  } finally {
    await reader.close();
  }
}
