/**
 * The models of speech on this device, as faces see them. Nothing is downloaded but at a person's wish, from
 * huggingface.co and the hosts that it sends to, which let everybody read their files.
 */
export interface SpeechModels {
  list(): Promise<SpeechModelList>;
  /**
   * Brings what is missing of a model, and goes on when nobody listens any more. Answers with the model as it is when it
   * is complete, or paused. Throws `notFound` (no such model), `storageFull`, `offline`, `rateLimited` and `modelFailed`.
   */
  download(input: { id: string }, options?: { onEvent(progress: ModelProgress): void }): Promise<SpeechModel>;
  /** What came in stays, and a download goes on from there. */
  pause(input: { id: string }): Promise<void>;
  remove(input: { id: string }): Promise<void>;
}

export interface SpeechModelList {
  /** Whether this browser can run any of them. */
  canRun: boolean;
  models: SpeechModel[];
}

export interface SpeechModel {
  id: string;
  name: string;
  /** `voices` tells speakers apart, and hears no words. */
  does: 'speech' | 'voices';
  /** BCP 47 tags; empty where it hears about a hundred. */
  languages: string[];
  licence: string;
  /** Its page. */
  url: string;
  /** What computes on this machine; none where nothing here can. */
  device?: 'webgpu' | 'wasm';
  state: 'absent' | 'downloading' | 'paused' | 'ready';
  /** Bytes on this device, and of all of it. */
  have: number;
  total: number;
}

/** Bytes. */
export type ModelProgress = Pick<SpeechModel, 'have' | 'total'>;
