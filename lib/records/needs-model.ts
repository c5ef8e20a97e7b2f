import type { TaskOptions } from './task-options.ts';

/**
 * Whether the options of a text need a language model, because the offline engine only repeats sentences of the transcript. An output
 * language is not among them: it may turn out to be that of the transcript.
 */
export const needsModel = ({
  product,
  customPrompt,
  showEmoji,
}: Partial<Pick<TaskOptions, 'product' | 'customPrompt' | 'showEmoji'>>): boolean =>
  product === 'translation' || customPrompt !== undefined || showEmoji === true;
