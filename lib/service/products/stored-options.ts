import { defaultDetailLevel } from '../../contract/detail-level.ts';
import type { TaskOptions } from '../../records/task-options.ts';
import type { ProductRequest } from './product-request.ts';

/**
 * Converts a request to the options that rows store: tasks and versions store one set of options for all products, from which the
 * cache keys of texts are computed. Rows and keys are compatible with 0.1.0, so its texts are found and its pending tasks resume.
 */
export const toStoredOptions = (request: ProductRequest): TaskOptions => ({ detailLevel: defaultDetailLevel, ...request });

/** Converts a row's options to a request, without options that its product ignores. */
export function requestOf(options: TaskOptions): ProductRequest {
  const { audioLanguage, trackId, transcribeProvider, whisperPrompt, enabledSpeaker, soundId, isRefresh } = options;
  const source = { audioLanguage, trackId, transcribeProvider, whisperPrompt, enabledSpeaker, soundId, isRefresh };
  const { product, detailLevel, outputLanguage, customPrompt, showEmoji, keywords, model } = options;
  switch (product) {
    case 'summary':
    case 'article':
      return { ...source, product, detailLevel, outputLanguage, customPrompt, showEmoji, keywords, model };
    case 'polished':
      return { ...source, product, keywords, model };
    case 'translation':
      return { ...source, product, outputLanguage, keywords, model };
    case 'transcript':
      return { ...source, product };
    case 'visuals':
      return { product, audioLanguage, soundId, isRefresh };
  }
}

/**
 * Returns the cache keys under which a text of an engine may be stored: the current key and, if it differs, the one of version
 * 0.1.0, which held ignored options too.
 */
export const textKeys = (options: TaskOptions, engineId: string): [key: string, ...formerKeys: string[]] => {
  const key = optionsKey(toStoredOptions(requestOf(options)), engineId);
  const formerKey = optionsKey(options, engineId);
  return formerKey === key ? [key] : [key, formerKey];
};

/** Options about how the transcript is acquired, which do not change the text and are not part of its key. */
const acquisitionOptions = new Set<string>([
  'isRefresh',
  'model',
  'transcribeProvider',
  'whisperPrompt',
  'enabledSpeaker',
  'soundId',
] satisfies (keyof TaskOptions)[]);

/** Returns the cache key of options and an engine, which does not depend on the order of the options. */
export function optionsKey(options: TaskOptions, engineId: string): string {
  const parts = Object.entries(options).filter(([name, value]) => value !== undefined && !acquisitionOptions.has(name));
  return JSON.stringify([engineId, ...parts.sort(([a], [b]) => (a < b ? -1 : 1))]);
}
