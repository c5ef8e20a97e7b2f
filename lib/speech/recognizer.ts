import type { ChunkTranscription } from '../ports/speech.ts';

/** Who hears one piece of sound: a provider's API, or a model on this machine. */
export interface Recognizer {
  /** Seconds that one piece has at best, and at most. */
  piece: { best: number; most: number };
  /** Bytes that leave the machine for a second of sound; 0 where none does. */
  sentBytes: number;
  /**
   * Times count from the start of the piece. No segments: nothing was said in it.
   * Throws `modelRefused`, `rateLimited`, `modelFailed`, `tooLarge`, `offline`, `timeout`.
   */
  hear(piece: Piece, signal: AbortSignal): Promise<ChunkTranscription>;
  /**
   * Where somebody speaks, in seconds from the start of the samples; a recognizer that has no way to know lets loudness decide.
   * What is outside of them is not heard at all, so a model can't make words up there.
   */
  speechIn?(samples: Float32Array, signal: AbortSignal): Promise<{ startTime: number; endTime: number }[]>;
  /** What the voice in some samples is like: voices of one person point the same way. */
  voiceOf?(samples: Float32Array, signal: AbortSignal): Promise<number[]>;
  /** How much alike (as a cosine) two voices of one person are at least; 0.6 when absent. */
  alike?: number;
}

export interface Piece {
  /** Mono, 16 kHz, from -1 to 1. */
  samples: Float32Array;
  /** BCP 47 tag. */
  language?: string;
  prompt?: string;
  speakers?: boolean;
  /** At a second try, after the first one went round in circles: from 0 to 1. */
  temperature?: number;
}
