import type { ChunkTranscription } from '../ports/speech.ts';
import type { SpeechRange } from './find-speech-ranges.ts';

/** Transcribes one chunk of audio: a provider's API, or a model on this machine. */
export interface Recognizer {
  /** Preferred and maximum length of a chunk in seconds. */
  chunkSeconds: { best: number; max: number };
  /** Bytes that leave this machine per second of audio; 0 for a local model. */
  sentBytes: number;
  /**
   * Transcribes a chunk. Times count from its start; no segments means no speech. Throws `modelRefused`, `rateLimited`,
   * `modelFailed`, `tooLarge`, `offline`, `timeout`.
   */
  transcribe(chunk: RecognizerInput, signal: AbortSignal): Promise<ChunkTranscription>;
  /**
   * Returns the ranges with speech, in seconds from the start of the samples; without this method, loudness decides. Audio
   * outside of them is not transcribed, so that a model can't invent text there.
   */
  speechIn?(samples: Float32Array, signal: AbortSignal): Promise<SpeechRange[]>;
  /** Returns the voice of some samples as a vector; voices of one speaker have similar directions. */
  voiceOf?(samples: Float32Array, signal: AbortSignal): Promise<number[]>;
  /** Minimum cosine similarity of two voices of one speaker; defaults to 0.6. */
  minVoiceSimilarity?: number;
}

/** A chunk of audio to transcribe, with the options of the recognizer. */
export interface RecognizerInput {
  /** Mono, 16 kHz, from -1 to 1. */
  samples: Float32Array;
  /** BCP 47 tag. */
  language?: string;
  prompt?: string;
  speakers?: boolean;
  /** Temperature of a second attempt after a model repeated itself, from 0 to 1. */
  temperature?: number;
}
