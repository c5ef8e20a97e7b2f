/**
 * The speech and language models that can be downloaded to this device. A download starts only on the user’s request, from huggingface.co
 * and the hosts that it redirects to.
 */
export interface ModelDownloads {
  list(): Promise<DownloadableModels>;
  /**
   * Downloads the missing parts of a model, and continues when its caller is gone. Returns the model once it is complete or
   * paused. Throws `notFound` (no such model), `storageFull`, `offline`, `rateLimited` and `modelFailed`.
   */
  download(input: { id: string }, options?: { onEvent(progress: ModelProgress): void }): Promise<DownloadableModel>;
  /** Pauses a download; a later one continues from the bytes that are stored. */
  pause(input: { id: string }): Promise<void>;
  remove(input: { id: string }): Promise<void>;
}

/** The models that Gloss offers for this device, and whether the device can run any. */
export interface DownloadableModels {
  /** Whether this browser can run any of them. */
  canRun: boolean;
  models: DownloadableModel[];
}

/** A speech or language model for this device with the state of its download. */
export interface DownloadableModel {
  id: string;
  name: string;
  /** `voices` distinguishes speakers and transcribes nothing, `text` writes. */
  purpose: 'speech' | 'voices' | 'text';
  /** BCP 47 tags; empty for a model of many languages. */
  languages: string[];
  license: string;
  /** Its page. */
  url: string;
  /** Backend that runs it on this machine; absent if there is none. */
  device?: 'webgpu' | 'wasm';
  state: 'absent' | 'downloading' | 'paused' | 'ready';
  /** Downloaded bytes and total bytes. */
  have: number;
  total: number;
}

/** Downloaded bytes (`have`) and total bytes of a model. */
export type ModelProgress = Pick<DownloadableModel, 'have' | 'total'>;
