import type { ProviderRequest, Reaction } from '../../provider/provider.ts';
import type { RecognizedWord } from './recognize-words.ts';
import type { Refuse } from './speech-errors.ts';

/** A piece of sound that came to be heard. */
export interface AskedSpeech {
  protocol: 'openai' | 'deepgram' | 'assemblyai' | 'elevenLabs';
  model: string;
  key: string;
  language?: string;
  /** The prompt, or the terms. */
  prompt?: string | string[];
  speakers: boolean;
  temperature?: number;
  /** Of the sound. */
  seconds: number;
  bytes: number;
  /** All that was asked for, in the protocol's own words. */
  options: Record<string, unknown>;
}

export interface SpokenText {
  language: string;
  seconds: number;
  words: RecognizedWord[];
}

/** What the protocols need of the world. */
export interface Ear {
  /** Throws for bytes that are no sound. */
  listen(asked: Omit<AskedSpeech, 'seconds' | 'bytes'>, wav: Uint8Array): SpokenText;
  looks(): number;
  /** Ids of transcripts that are kept, and addresses of uploads. */
  uploads: Set<string>;
}

/** One provider's interface: whose request it is, its key, its way to refuse, and the answer. */
export interface SpeechApi {
  isFor(request: ProviderRequest): boolean;
  keyOf(request: ProviderRequest): string;
  /** A server of one's own asks for none. */
  needsKey: boolean;
  refuse: Refuse;
  answer(request: ProviderRequest, ear: Ear): Promise<Reaction> | Reaction;
}
