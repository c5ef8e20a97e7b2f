import type { TaskOptions } from '../../records/task-options.ts';

/** The transcript that a product is made from, and how it is acquired. */
type SourceOptions = Pick<
  TaskOptions,
  'audioLanguage' | 'trackId' | 'transcribeProvider' | 'whisperPrompt' | 'enabledSpeaker' | 'soundId' | 'isRefresh'
>;
/** Options of a text that is written from the points of a transcript. */
type WritingOptions = SourceOptions &
  Pick<TaskOptions, 'detailLevel' | 'outputLanguage' | 'customPrompt' | 'showEmoji' | 'keywords' | 'model'>;

/** Options of a task that writes a summary. */
export type SummaryRequest = WritingOptions & { product: 'summary' };
/** Options of a task that writes an article. */
export type ArticleRequest = WritingOptions & { product: 'article' };
/** Options of a task that polishes the transcript to readable paragraphs. */
export type PolishRequest = SourceOptions & Pick<TaskOptions, 'keywords' | 'model'> & { product: 'polished' };
/** A translation; without an output language, into that of the settings. */
export type TranslationRequest = SourceOptions &
  Pick<TaskOptions, 'outputLanguage' | 'keywords' | 'model'> & { product: 'translation' };
/** Options of a task that only acquires the transcript. */
export type TranscriptOnlyRequest = SourceOptions & { product: 'transcript' };
/** Options of a task that extracts the slides of a video. */
export type VisualsRequest = Pick<TaskOptions, 'audioLanguage' | 'soundId' | 'isRefresh'> & { product: 'visuals' };

/** Options of a task, by what it makes of a media item (`product`); each type holds only the options that its product uses. */
export type ProductRequest =
  | SummaryRequest
  | ArticleRequest
  | PolishRequest
  | TranslationRequest
  | TranscriptOnlyRequest
  | VisualsRequest;
