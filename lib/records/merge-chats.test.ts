import { expect, it } from 'vitest';
import type { Chat, ChatMessage } from './chat.ts';
import { mergeChats } from './merge-chats.ts';

const exchange = (createdAt: number, name: string): ChatMessage[] => [
  { role: 'user', content: `${name}?`, citations: [], createdAt },
  { role: 'assistant', content: `${name}.`, citations: [], createdAt },
];
const chat = (messages: ChatMessage[], more: Partial<Chat> = {}): Chat => ({
  chatId: 'content:a',
  messages,
  suggestedQuestions: [],
  updatedAt: messages.at(-1)?.createdAt ?? 0,
  ...more,
});
const merge = (later: ChatMessage[], earlier: ChatMessage[]) => mergeChats(chat(later), chat(earlier)).messages;

it('merges the messages of two devices, each once, in the order of time', () => {
  const [first, second, third, last] = [exchange(1, 'a'), exchange(3, 'b'), exchange(20, 'c'), exchange(100, 'd')];
  const merged = [...first, ...second, ...third, ...last];
  expect(merge([...first, ...third, ...last], [...first, ...second])).toEqual(merged);
  expect(merge([...first, ...second], [...first, ...third, ...last])).toEqual(merged);
});

it('separates no answer from its question when both devices asked at once', () => {
  const [a, b] = [exchange(5, 'a'), exchange(5, 'b')];
  expect(merge(b, a)).toEqual([...a, ...b]);
  expect(merge(a, b)).toEqual([...a, ...b]);
});

it('leaves a cleared conversation cleared, and keeps what was asked after it', () => {
  const asked = chat([...exchange(1, 'a'), ...exchange(9, 'b')]);
  const cleared = chat([], { updatedAt: 5, clearedAt: 5 });
  for (const earlier of [cleared, chat([], { updatedAt: 5 })]) {
    const merged = mergeChats(asked, earlier);
    expect(merged).toMatchObject({ messages: exchange(9, 'b'), clearedAt: 5 });
    // Neither does a third device bring back what was cleared.
    expect(mergeChats(merged, chat(exchange(1, 'a')))).toEqual(merged);
  }
  expect(mergeChats(cleared, chat(exchange(1, 'a'))).messages).toEqual([]);
});

it('keeps the newest 200 messages', () => {
  const exchanges = Array.from({ length: 150 }, (_, i) => exchange(i, `${i}`));
  const merged = merge(exchanges.slice(70).flat(), exchanges.slice(0, 100).flat());
  expect(merged).toEqual(exchanges.slice(50).flat());
});
