import type { TaskOptions } from '../../records/task-options.ts';

/** The transcript that a product is made from, and how it is acquired. */
type SourceOptions = Pick<
  TaskOptions,
  'audioLanguage' | 'trackId' | 'transcribeProvider' | 'whisperPrompt' | 'enabledSpeaker' | 'soundId' | 'isRefresh'
>;
/** Options of a text that is written from the points of a transcript. */
type WritingOptions = SourceOptions &
  Pick<TaskOptions, 'detailLevel' | 'outputLanguage' | 'customPrompt' | 'showEmoji' | 'keywords' | 'model'>;

export type SummaryRequest = WritingOptions & { product: 'summary' };
export type ArticleRequest = WritingOptions & { product: 'article' };
export type PolishRequest = SourceOptions & Pick<TaskOptions, 'keywords' | 'model'> & { product: 'polished' };
/** A translation; without an output language, into that of the settings. */
export type TranslationRequest = SourceOptions &
  Pick<TaskOptions, 'outputLanguage' | 'keywords' | 'model'> & { product: 'translation' };
export type TranscriptOnlyRequest = SourceOptions & { product: 'transcript' };
export type VisualsRequest = Pick<TaskOptions, 'audioLanguage' | 'soundId' | 'isRefresh'> & { product: 'visuals' };

/** A request for one product; each holds the options that its product obeys, and no other. */
export type ProductRequest =
  | SummaryRequest
  | ArticleRequest
  | PolishRequest
  | TranslationRequest
  | TranscriptOnlyRequest
  | VisualsRequest;
