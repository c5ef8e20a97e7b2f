import { estimateTokenCount } from 'tokenx';
import type { ModelChoice } from '../ports/models.ts';
import { isLocal, isOllama } from './address.ts';

/** Models disagree by about this much on what a token is. */
const margin = 1.15;

export const tokensOf = (text: string): number => Math.ceil(estimateTokenCount(text) * margin);

/** Tokens that a request and its answer may have together: what the person says, or what is safe to suppose. */
export function contextOf(choice: ModelChoice): number {
  if (choice.contextWindow) return choice.contextWindow;
  if (choice.kind === 'anthropic' || choice.kind === 'google') return 128_000;
  if (isOllama(choice)) return 8192;
  // Servers on the same machine begin with this little, and cut what is longer without a word.
  return isLocal(choice) ? 4096 : 32_000;
}

/** Longer inputs are read less faithfully in their middle, whatever the window. */
const mostInput = 6000;
const leastInput = 300;

/** Tokens of data that a request should hold when its answer needs so many. */
export const inputTokenLimit = (choice: ModelChoice, output: number): number =>
  Math.max(leastInput, Math.min(0.6 * contextOf(choice) - output, mostInput));

/** Models lose lines of long lists. */
const longestList = 1200;

/** Tokens of data for an answer that is about as long. */
export const rewriteTokenLimit = (choice: ModelChoice): number => Math.min(longestList, contextOf(choice) / 5);

/** Limit of an answer: models that think before they write need more than the answer itself. */
export const outputLimit = (choice: ModelChoice, output: number): number =>
  Math.round(Math.min(3 * output + 1000, Math.max(output, 0.35 * contextOf(choice))));
