import type { AudioSource, Transcriber } from '../ports/speech.ts';
import type { AudioReader } from './audio-reader.ts';
import type { Recognizer } from './recognizer.ts';
import type { RetryTimeouts } from './transcribe-chunk.ts';

/** Capabilities that transcription needs from its environment (browser or server): opening audio, recognizers, a clock. */
export interface TranscriptionHost {
  /** Opens the audio. Throws `noSound`, and the failures of fetching. `duration` in seconds, if known. */
  openAudio(source: AudioSource, duration: number, signal: AbortSignal): Promise<AudioReader>;
  /**
   * Returns the recognizer of a transcriber. Throws `noModel` for a model that is not downloaded, and `invalid` for an invalid
   * address or key.
   */
  recognizerOf(transcriber: Transcriber, signal: AbortSignal): Promise<Recognizer>;
  /** Lists the models of a provider. Throws the failures of transcription. */
  listModels(transcriber: Transcriber): Promise<string[]>;
  /** Returns the bytes of a model on this device that are not downloaded yet. */
  missingBytes?(model: string): Promise<number>;
  /** Milliseconds. */
  now(): number;
  timeouts?: Partial<RetryTimeouts>;
}
