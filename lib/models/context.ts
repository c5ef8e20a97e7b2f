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

/** Tokens for the thoughts before a response, which count as output: of any model, and of one that is known to think at length. */
const thoughtTokens = { few: 1000, many: 10_000 };

/** Returns the token limit of a response with its thoughts. */
export const outputLimit = (choice: ModelChoice, output: number, isThinking = false): number =>
  Math.round(Math.min(3 * output + thoughtTokens[isThinking ? 'many' : 'few'], Math.max(output, 0.35 * contextOf(choice))));
