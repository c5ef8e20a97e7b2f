import { expect, it } from 'vitest';
import type { ChatMessage } from './chat.ts';
import { mergeMessages } from './merge-messages.ts';

const exchange = (createdAt: number, name: string): ChatMessage[] => [
  { role: 'user', content: `${name}?`, citations: [], createdAt },
  { role: 'assistant', content: `${name}.`, citations: [], createdAt },
];

it('merges the messages of two devices, each once, in the order of time', () => {
  const [first, second, third, last] = [exchange(1, 'a'), exchange(3, 'b'), exchange(20, 'c'), exchange(100, 'd')];
  const merged = [...first, ...second, ...third, ...last];
  expect(mergeMessages([...first, ...third, ...last], [...first, ...second])).toEqual(merged);
  expect(mergeMessages([...first, ...second], [...first, ...third, ...last])).toEqual(merged);
});

it('separates no answer from its question when both devices asked at once', () => {
  const [a, b] = [exchange(5, 'a'), exchange(5, 'b')];
  expect(mergeMessages(b, a)).toEqual([...a, ...b]);
  expect(mergeMessages(a, b)).toEqual([...a, ...b]);
});

it('leaves a cleared conversation cleared, and keeps what was asked after it', () => {
  expect(mergeMessages([], exchange(1, 'a'))).toEqual([]);
  expect(mergeMessages(exchange(2, 'b'), [])).toEqual(exchange(2, 'b'));
});

it('keeps the newest 200 messages', () => {
  const exchanges = Array.from({ length: 150 }, (_, i) => exchange(i, `${i}`));
  const merged = mergeMessages(exchanges.slice(70).flat(), exchanges.slice(0, 100).flat());
  expect(merged).toEqual(exchanges.slice(50).flat());
});
