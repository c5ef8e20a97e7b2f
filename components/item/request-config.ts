import type { PromptConfig } from '../../lib/contract/summaries.ts';
import type { TaskOptions } from '../../lib/records/task-options.ts';

/** What a wish says of how a text is to be; how its words were heard is no part of that. */
export function configOf({ product, model, keywords, isRefresh, ...wish }: TaskOptions): PromptConfig {
  const { transcribeProvider, whisperPrompt, enabledSpeaker, soundId, ...config } = wish;
  return config;
}

/** The same, how its words are heard included. */
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

/** Without what only a model can do. */
export const plainOf = ({ outputLanguage: _, customPrompt: __, showEmoji: ___, ...config }: PromptConfig): PromptConfig => config;

export const needsModel = ({ outputLanguage, customPrompt, showEmoji }: PromptConfig): boolean =>
  outputLanguage !== undefined || customPrompt !== undefined || showEmoji !== undefined;
