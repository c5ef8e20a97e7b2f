import type { Product } from '../contract/tasks.ts';

/** Options of a request to generate a text from a media item, or to extract its slides; `product` says which. */
export interface TaskOptions {
  product: Product;
  audioLanguage?: string;
  /** Id of the track to read, in any language. */
  trackId?: string;
  detailLevel: number;
  /** BCP 47 tag; the transcript's language when absent. */
  outputLanguage?: string;
  customPrompt?: string;
  showEmoji?: boolean;
  /** Names and terms with their spelling. */
  keywords?: string;
  /** `offline`, or a provider's id and a model's name with a slash between; from the settings when absent. */
  model?: string;
  /** Transcriber for media without captions; absent means no transcription. */
  transcribeProvider?: string;
  /** Names and terms that are likely to occur. */
  whisperPrompt?: string;
  enabledSpeaker?: boolean;
  /** Id of the stored audio or video of the media item on this device. */
  soundId?: string;
  isRefresh?: boolean;
}
