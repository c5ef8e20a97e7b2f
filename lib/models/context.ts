import { estimateTokenCount, sliceByTokens } from 'tokenx';
import type { ModelChoice } from '../ports/models.ts';
import { isLocal, isOllama } from './address.ts';

/** Factor by which models' token counts differ. */
const tokenMargin = 1.15;

/** Returns an upper estimate of a text's number of tokens, with a margin for the differences between models. */
export const estimateTokens = (text: string): number => Math.ceil(estimateTokenCount(text) * tokenMargin);

/** Returns the end of a text that has at most this many tokens by the same estimate. */
export const lastTokens = (text: string, maxTokens: number): string => {
  const count = Math.floor(maxTokens / tokenMargin);
  return estimateTokenCount(text) <= count ? text : sliceByTokens(text, -count);
};

/** Returns the context size in tokens for request and response: the user's setting, or a safe default. */
export function contextOf(choice: ModelChoice): number {
  if (choice.contextWindow) return choice.contextWindow;
  if (choice.kind === 'anthropic' || choice.kind === 'google') return 128_000;
  if (isOllama(choice)) return 8192;
  // Servers on the same machine begin with this little, and cut what is longer without a word.
  return isLocal(choice) ? 4096 : 32_000;
}

/** Maximum tokens of input at any context size, because models read the middle of longer inputs less accurately. */
const maxInput = 6000;
const minInput = 300;

/** Returns the tokens of data that fit into a request whose response needs `output` tokens. */
export const inputTokenLimit = (choice: ModelChoice, output: number): number =>
  Math.max(minInput, Math.min(0.6 * contextOf(choice) - output, maxInput));

/** Maximum tokens of a list, because models lose lines of longer ones. */
const maxList = 1200;

/** Returns the tokens of data for a response of about the same length. */
export const rewriteTokenLimit = (choice: ModelChoice): number => Math.min(maxList, contextOf(choice) / 5);

/**
 * Level of the token limit of responses: `low` for a provider that counts the limit against a small quota, `high` for a model that
 * thinks at length, because thoughts count as output.
 */
export type LimitLevel = keyof typeof limitLevels;
const limitLevels = {
  low: { factor: 1, thoughtTokens: 1000 },
  usual: { factor: 3, thoughtTokens: 1000 },
  high: { factor: 3, thoughtTokens: 10_000 },
};

/** Returns the token limit of a response with its thoughts. */
export function outputLimit(choice: ModelChoice, output: number, level: LimitLevel): number {
  const { factor, thoughtTokens } = limitLevels[level];
  return Math.round(Math.min(factor * output + thoughtTokens, Math.max(output, 0.35 * contextOf(choice))));
}
