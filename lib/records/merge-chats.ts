import { type Chat, type ChatMessage, maxMessages } from './chat.ts';

/**
 * Merges the messages of two states of a conversation: each question once with its answer, in an order that is the same on every
 * device. What either device has cleared is gone; the newest questions with their answers stay.
 */
export function mergeChats(later: Chat, earlier: Chat): Chat {
  const clearedAt = Math.max(clearingOf(later), clearingOf(earlier));
  const exchanges = new Map<string, ChatMessage[]>();
  for (const exchange of [...divideByQuestion(later.messages), ...divideByQuestion(earlier.messages)]) {
    const key = exchange.map(({ createdAt, content }) => `${String(createdAt).padStart(16, '0')} ${content}`).join(' ');
    if (exchange[0]!.createdAt > clearedAt && !exchanges.has(key)) exchanges.set(key, exchange);
  }
  const messages: ChatMessage[] = [];
  for (const [, exchange] of [...exchanges].sort(([a], [b]) => (a < b ? 1 : -1))) {
    if (messages.length + exchange.length > maxMessages) break;
    messages.unshift(...exchange);
  }
  return { ...later, messages, ...(clearedAt > 0 && { clearedAt }) };
}

/** Returns the time at which a conversation was cleared last; 0 if never. Older versions leave only that it has no messages. */
const clearingOf = ({ clearedAt, messages, updatedAt }: Chat): number => clearedAt ?? (messages.length === 0 ? updatedAt : 0);

function divideByQuestion(messages: readonly ChatMessage[]): ChatMessage[][] {
  const exchanges: ChatMessage[][] = [];
  for (const message of messages) {
    if (message.role === 'user' || exchanges.length === 0) exchanges.push([message]);
    else exchanges.at(-1)!.push(message);
  }
  return exchanges;
}
