import type { Failure } from '../contract/failure.ts';
import { estimateTokens, type LimitLevel } from './context.ts';
import type { Reply } from './question.ts';
import { withoutThoughts } from './without-thoughts.ts';

/** Form of the requests that a model accepts and responds to, as calls have shown it. */
export interface ModelTraits {
  /**
   * `complete`, or `plain` without the options that some endpoints reject: the response schema, which is part of the prompt as well,
   * the token count, and the level of thinking.
   */
  form: 'complete' | 'plain';
  level: LimitLevel;
  /** The model requires OpenAI's newer name of the token limit, as those of OpenAI do behind other hosts too. */
  hasNewLimit: boolean;
}

/** Traits by the model's name with its provider's address; remembered for all tasks of this process. */
export type KnownTraits = Map<string, ModelTraits>;

/** Traits of a model that was not called yet. */
export const usualTraits: ModelTraits = { form: 'complete', level: 'usual', hasNewLimit: false };

/** Returns the traits with which a refused request may pass; undefined if it was refused for another reason. */
export function traitsAfterRefusal(traits: ModelTraits, failure: Failure): ModelTraits | undefined {
  const status = failure.details?.status;
  if (status === 400 && !traits.hasNewLimit && failure.message.includes('max_completion_tokens'))
    return { ...traits, hasNewLimit: true };
  if (status === 413 && traits.level !== 'low') return { ...traits, level: 'low' };
  if (traits.form === 'complete' && (status === 400 || status === 422)) return { ...traits, form: 'plain' };
  return undefined;
}

/** Returns the traits for a repeated request after thoughts used up the tokens of a response; undefined for any other response. */
export function traitsAfterReply(
  traits: ModelTraits,
  { text, isCut, filter }: Reply,
  maxTokens: number,
): ModelTraits | undefined {
  if (!isCut || filter !== undefined || traits.level !== 'usual') return undefined;
  const written = withoutThoughts(text);
  // White space without an end has few tokens by the estimate.
  const isShort = Math.max(estimateTokens(written), written.length / 10) < maxTokens / 2;
  return isShort ? { ...traits, level: 'high' } : undefined;
}
