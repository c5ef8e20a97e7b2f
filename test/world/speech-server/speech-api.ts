import type { ProviderRequest, Reaction } from '../../provider/provider.ts';
import type { RecognizedWord } from './recognize-words.ts';
import type { Refuse } from './speech-errors.ts';

/** A transcription request that reached a recognizer. */
export interface SpeechCall {
  protocol: 'openai' | 'deepgram' | 'assemblyai' | 'elevenLabs';
  model: string;
  key: string;
  language?: string;
  /** The prompt, or the key terms. */
  prompt?: string | string[];
  speakers: boolean;
  temperature?: number;
  /** Duration of the audio. */
  seconds: number;
  bytes: number;
  /** All request parameters, as named by the protocol. */
  options: Record<string, unknown>;
}

export interface SpokenText {
  language: string;
  seconds: number;
  words: RecognizedWord[];
}

/** The recognizer that the protocols share. */
export interface Ear {
  /** Transcribes audio. Throws for bytes that are not valid audio. */
  listen(call: Omit<SpeechCall, 'seconds' | 'bytes'>, wav: Uint8Array): SpokenText;
  looks(): number;
  /** Ids of stored transcripts, and addresses of uploads. */
  uploads: Set<string>;
}

/** One provider's API: request matching, key, error format and answers. */
export interface SpeechApi {
  isFor(request: ProviderRequest): boolean;
  keyOf(request: ProviderRequest): string;
  /** Whether a key is required; self-hosted servers need none. */
  needsKey: boolean;
  refuse: Refuse;
  answer(request: ProviderRequest, ear: Ear): Promise<Reaction> | Reaction;
}
