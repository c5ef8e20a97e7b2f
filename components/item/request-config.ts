import type { PromptConfig } from '../../lib/contract/summaries.ts';
import type { TaskOptions } from '../../lib/records/task-options.ts';

/** Returns the text options of a request, without the options of its transcription. */
export function configOf({ product, model, keywords, isRefresh, ...wish }: TaskOptions): PromptConfig {
  const { transcribeProvider, whisperPrompt, enabledSpeaker, soundId, ...config } = wish;
  return config;
}

/** Returns the input that repeats the transcription of a request. */
export const listeningOf = ({ model, soundId, ...wish }: TaskOptions) => {
  const { transcribeProvider, whisperPrompt, enabledSpeaker, isRefresh } = wish;
  return {
    model,
    soundId,
    promptConfig: { ...configOf(wish), transcribeProvider, whisperPrompt, enabledSpeaker, isRefresh },
  };
};

export const sameWords = (one: TaskOptions, other: TaskOptions): boolean =>
  one.audioLanguage === other.audioLanguage && one.trackId === other.trackId;

/** Returns the options without those that need a language model. */
export const plainOf = ({ outputLanguage: _, customPrompt: __, showEmoji: ___, ...config }: PromptConfig): PromptConfig => config;

export const needsModel = ({ outputLanguage, customPrompt, showEmoji }: PromptConfig): boolean =>
  outputLanguage !== undefined || customPrompt !== undefined || showEmoji !== undefined;
