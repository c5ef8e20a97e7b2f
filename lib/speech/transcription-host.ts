import type { AudioSource, Transcriber } from '../ports/speech.ts';
import type { Recognizer } from './recognizer.ts';
import type { Sound } from './sound.ts';
import type { RetryTimeouts } from './transcribe-chunk.ts';

/** What hearing needs of a host. */
export interface TranscriptionHost {
  /** Throws `noSound`, and what fetching throws. `duration`: seconds, as far as they are known. */
  openSound(source: AudioSource, duration: number, signal: AbortSignal): Promise<Sound>;
  /** Throws `noModel` for one that is not downloaded, and `invalid` for an address or a key that is none. */
  recognizerOf(transcriber: Transcriber, signal: AbortSignal): Promise<Recognizer>;
  /** Throws what hearing would. */
  listModels(transcriber: Transcriber): Promise<string[]>;
  /** Bytes of a model on this device that still have to be downloaded. */
  missingBytes?(model: string): Promise<number>;
  /** Milliseconds. */
  now(): number;
  timeouts?: Partial<RetryTimeouts>;
}
