import type { Cue } from '../contract/cue.ts';
import type { SpeechProviderKind } from '../contract/provider-kinds.ts';
import type { ProviderSettings } from '../records/settings.ts';
import type { Transcript } from '../records/transcript.ts';
import type { Run, RunEvent, RunStep } from './run.ts';

/**
 * Transcribes audio, outside the worker. A run is long: it reports each finished chunk and continues from the chunks that it is
 * given, so an interrupted run repeats at most the chunk under way. Throws `noSound` (missing, protected or unreadable audio),
 * `nothingSaid` (silence, or music alone), `modelRefused` (key, plan, model name), `rateLimited`, `spendingCap`, `modelFailed`,
 * `noModel` (not downloaded), `tooLarge`, `offline`, `timeout`, `noPermission` and `storageFull`.
 */
export interface Speech {
  transcribe(request: SpeechRequest, run: SpeechRun): Promise<TranscriptionResult>;
  /** Names of the models that a provider offers. Throws what a run throws, so it also tests a key. */
  listModels(transcriber: Transcriber): Promise<string[]>;
  /** Estimates time, bytes and cost of a run. Downloads only as much of the audio as the estimate needs. */
  estimate(request: Pick<SpeechRequest, 'audio' | 'duration' | 'transcriber' | 'language'>): Promise<SpeechEstimate>;
}

/** Source of the audio, or of the video frames, of a media item. */
export type AudioSource =
  /** A media file, read by ranges. */
  | { kind: 'file'; url: string }
  /** A page, for a host with a program that extracts its media. */
  | { kind: 'page'; url: string }
  /** Audio stored on this device: a local file, or a capture, which may still grow. */
  | { kind: 'stored'; soundId: string };

/**
 * Transcriber of speech: a model on this device, or a provider with all that a call of its API needs. The key is not stored.
 */
export type Transcriber =
  | { kind: 'onDevice'; model: string }
  | (Pick<ProviderSettings, 'baseUrl' | 'model' | 'pricePerHour'> & {
      kind: SpeechProviderKind;
      apiKey?: string;
      /** Remaining budget of the run in US dollars. */
      budget?: number;
    });

/** A transcriber with its name in settings and results: `onDevice/` and a model, or the id of a provider and a model. */
export interface NamedTranscriber<Kind extends Transcriber = Transcriber> {
  id: string;
  transcriber: Kind;
}

/** Audio to transcribe, with the transcriber, hints about the speech, and the chunks that are finished already. */
export interface SpeechRequest {
  audio: AudioSource;
  transcriber: Transcriber;
  /** Seconds; 0 while unknown. */
  duration: number;
  /** BCP 47 tag of the spoken language; detected when absent. */
  language?: string;
  /** Names and terms that are likely to occur, in the user's words. */
  prompt?: string;
  /** More of them, from the metadata of the media item. Finished chunks stay finished when they change. */
  names?: string[];
  /** Whether to distinguish speakers. */
  speakers?: boolean;
  /** Speakers that the user has named, with their voice embeddings; matching voices get these names. */
  voices?: { name: string; voice?: number[] }[];
  /**
   * The transcript of the media item so far. The result of a capture, which may be a part of it, includes these cues wherever
   * the capture has none.
   */
  known?: Pick<Transcript, 'cues' | 'voices'>;
  /** Chunks that an earlier attempt has finished. */
  done: RunStep[];
}

/** Handle with which the caller of a transcription aborts it and receives its events. */
export type SpeechRun = Run<SpeechEvent>;
/** Event of a transcription: progress, a finished chunk, or the transcript so far. */
export type SpeechEvent =
  /** Progress counts seconds of audio. */
  | RunEvent
  /** Everything transcribed so far. */
  | { kind: 'transcribed'; result: TranscriptionResult };

/** The cues of transcribed audio, with its language and the speakers' voices. */
export interface TranscriptionResult {
  /** BCP 47 tag; empty when unknown. */
  language: string;
  cues: Cue[];
  /** Seconds of audio that were transcribed. */
  duration: number;
  /** Whether the cues include those that were known before. */
  includesKnownCues?: boolean;
  /** Voice embeddings by the speakers' names in the cues, if the model distinguishes voices. */
  voices?: Record<string, number[]>;
}

/** Transcription of one chunk of audio. Times are seconds from the start of the chunk. */
export interface ChunkTranscription {
  language?: string;
  segments: SpeechSegment[];
}
/** One line of a chunk's transcription. Times are seconds from the start of the chunk. */
export interface SpeechSegment {
  startTime: number;
  endTime: number;
  text: string;
  speaker?: string;
  words?: Cue['words'];
}

/** Expected time, data volume and cost of a transcription, shown to the user before it starts. */
export interface SpeechEstimate {
  /** Seconds of audio; 0 while unknown. */
  seconds: number;
  /** Bytes to download before the transcription starts; 0 for audio on this device. */
  soundBytes: number;
  /** Bytes of audio that are sent away from the device. */
  sentBytes: number;
  /** Host that receives them; absent when nothing leaves the device. */
  host?: string;
  /** Estimated seconds of computing, if the first half minute could be tried on this machine. */
  workSeconds?: number;
  /** US dollars; none when the price is not known. */
  cost?: number;
  /** Bytes of the model that is still to be downloaded. */
  modelBytes?: number;
}
