import type { PromptConfig } from '../../lib/contract/summaries.ts';
import type { TaskOptions } from '../../lib/records/task-options.ts';

/** Returns the text options of a request, without the options of its transcription. */
export function textOptionsOf({ product, model, keywords, isRefresh, ...options }: TaskOptions): PromptConfig {
  const { transcribeProvider, whisperPrompt, enabledSpeaker, soundId, ...config } = options;
  return config;
}

/** Returns the input that repeats the transcription of a request. */
export const transcriptionInputOf = ({ model, soundId, ...options }: TaskOptions) => {
  const { transcribeProvider, whisperPrompt, enabledSpeaker, isRefresh } = options;
  return {
    model,
    soundId,
    promptConfig: { ...textOptionsOf(options), transcribeProvider, whisperPrompt, enabledSpeaker, isRefresh },
  };
};

export const hasSameTranscript = (one: TaskOptions, other: TaskOptions): boolean =>
  one.audioLanguage === other.audioLanguage && one.trackId === other.trackId;

/** Returns the options without those that need a language model. */
export const withoutModelOptions = ({
  outputLanguage: _,
  customPrompt: __,
  showEmoji: ___,
  ...config
}: PromptConfig): PromptConfig => config;
