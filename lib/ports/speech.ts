import type { Cue } from '../contract/cue.ts';
import type { ProviderSettings, SpeechProviderKind, Transcript } from '../records/records.ts';
import type { Run, RunEvent, RunStep } from './run.ts';

/**
 * What turns sound into words, in whichever room the host runs it. A run is long: it tells each finished chunk, and goes
 * on from the chunks that it is given, so whoever was killed hears again at most the one that was under way.
 * Throws `noSound` (none that can be read: protected, broken, no sound track), `nothingSaid` (silence, or music alone),
 * `modelRefused` (key, plan, model name), `rateLimited`, `spendingCap`, `modelFailed`, `noModel` (not downloaded),
 * `tooLarge`, `offline`, `timeout`, `noPermission` and `storageFull`.
 */
export interface Speech {
  transcribe(request: SpeechRequest, run: SpeechRun): Promise<TranscriptionResult>;
  /** Names of the models that a provider offers; throws what a run would, so it is the test of a key too. */
  listModels(transcriber: Transcriber): Promise<string[]>;
  /** Before a run: what it will take. Loads no more of the sound than is needed to know. */
  estimate(request: Pick<SpeechRequest, 'audio' | 'duration' | 'transcriber' | 'language'>): Promise<SpeechEstimate>;
}

/** Where sound is to be had. */
export type AudioSource =
  /** A media file, read by ranges. */
  | { kind: 'file'; url: string }
  /** A page, for a host with a program that knows how to get at its media. */
  | { kind: 'page'; url: string }
  /** Kept on this device: a file that was dropped, or what is being captured, which may still grow. */
  | { kind: 'kept'; soundId: string };

/** Who listens: a model on this device, or a provider with all that a call needs. The key is used for the call and kept nowhere. */
export type Transcriber =
  | { kind: 'onDevice'; model: string }
  | (Pick<ProviderSettings, 'baseUrl' | 'model' | 'pricePerHour'> & {
      kind: SpeechProviderKind;
      apiKey?: string;
      /** US dollars that the run may still cost. */
      budget?: number;
    });

/** Who listens, as settings and results name it: `onDevice/` and a model, or the id of a provider and a model. */
export interface NamedTranscriber<Kind extends Transcriber = Transcriber> {
  id: string;
  transcriber: Kind;
}

export interface SpeechRequest {
  audio: AudioSource;
  transcriber: Transcriber;
  /** Seconds; 0 while unknown. */
  duration: number;
  /** BCP 47 tag of what is spoken; found out when absent. */
  language?: string;
  /** Names and terms that are likely to be said. */
  prompt?: string;
  /** Whether to tell speakers apart. */
  speakers?: boolean;
  /** Those that a person has named, and what their voices are like: who sounds so is called so. */
  voices?: { name: string; voice?: number[] }[];
  /**
   * What was heard of the medium before. Of a capture, which may be a part of it, the words are told together with these: its own
   * wherever it has heard something.
   */
  known?: Pick<Transcript, 'cues' | 'voices'>;
  /** Chunks that an earlier try has finished. */
  done: RunStep[];
}

export type SpeechRun = Run<SpeechEvent>;
export type SpeechEvent =
  /** Its progress is seconds of the sound. */
  | RunEvent
  /** All that was heard so far. */
  | { kind: 'heard'; result: TranscriptionResult };

export interface TranscriptionResult {
  /** BCP 47 tag; empty when unknown. */
  language: string;
  cues: Cue[];
  /** Seconds of the sound, as far as it was heard. */
  duration: number;
  /** The words that were known before are among the cues. */
  includesKnownCues?: boolean;
  /** By the speakers' names in the cues: what their voices are like, where a model could tell. */
  voices?: Record<string, number[]>;
}

/** What was heard in one piece of sound. Times are seconds from the start of the piece. */
export interface ChunkTranscription {
  language?: string;
  segments: SpeechSegment[];
}
export interface SpeechSegment {
  startTime: number;
  endTime: number;
  text: string;
  speaker?: string;
  words?: Cue['words'];
}

export interface SpeechEstimate {
  /** Seconds of sound; 0 when nobody knows. */
  seconds: number;
  /** Bytes to load before anything can be heard; 0 for what is kept here. */
  soundBytes: number;
  /** Bytes of sound that leave the device. */
  sentBytes: number;
  /** Where they go; none when nothing leaves the device. */
  host?: string;
  /** Seconds of work, where the first half minute could be tried on this machine. */
  workSeconds?: number;
  /** US dollars; none when the price is not known. */
  cost?: number;
  /** Bytes of the model that is still to be downloaded. */
  modelBytes?: number;
}
