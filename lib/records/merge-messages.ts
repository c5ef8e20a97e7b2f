import { type ChatMessage, maxMessages } from './chat.ts';

/**
 * Merges two states of a conversation: each question once with its answer, in an order that is the same on every device. A later
 * state without messages was cleared, and stays so.
 */
export function mergeMessages(later: readonly ChatMessage[], earlier: readonly ChatMessage[]): ChatMessage[] {
  if (later.length === 0) return [];
  const exchanges = new Map<string, ChatMessage[]>();
  for (const exchange of [...divideByQuestion(later), ...divideByQuestion(earlier)]) {
    const key = exchange.map(({ createdAt, content }) => `${String(createdAt).padStart(16, '0')} ${content}`).join(' ');
    if (!exchanges.has(key)) exchanges.set(key, exchange);
  }
  return [...exchanges]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, exchange]) => exchange)
    .slice(-maxMessages);
}

function divideByQuestion(messages: readonly ChatMessage[]): ChatMessage[][] {
  const exchanges: ChatMessage[][] = [];
  for (const message of messages) {
    if (message.role === 'user' || exchanges.length === 0) exchanges.push([message]);
    else exchanges.at(-1)!.push(message);
  }
  return exchanges;
}
