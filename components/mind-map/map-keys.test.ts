import { expect, it } from 'vitest';
import { mapActionOf } from './map-keys.ts';
import type { Topic } from './map-topics.ts';

const topic = (title: string, children: Topic[] = [], fold = 0) =>
  ({ content: title, payload: { title, fold }, children }) as unknown as Topic;
const [b1, c1] = [topic('b1'), topic('c1')];
const [a, b, c] = [topic('a'), topic('b', [b1]), topic('c', [c1], 1)];
const root = topic('root', [a, b, c]);

it.each([
  ['down', 'ArrowDown', root, { go: a }],
  ['down into what is open', 'ArrowDown', b, { go: b1 }],
  ['down past what is folded', 'ArrowDown', c, undefined],
  ['up', 'ArrowUp', c, { go: b1 }],
  ['up from the top', 'ArrowUp', root, undefined],
  ['into what is folded', 'ArrowRight', c, { toggle: c }],
  ['into what is open', 'ArrowRight', b, { go: b1 }],
  ['into nothing', 'ArrowRight', a, undefined],
  ['out of what is open', 'ArrowLeft', b, { toggle: b }],
  ['out to what holds it', 'ArrowLeft', b1, { go: b }],
  ['out of the middle', 'ArrowLeft', root, undefined],
  ['to the first', 'Home', c, { go: root }],
  ['to the last', 'End', root, { go: c }],
  ['to the media item', 'Enter', b, { open: b }],
  ['fold', ' ', b, { toggle: b }],
  ['fold what has nothing in it', ' ', a, undefined],
  ['nearer', '+', a, { zoom: 1.25 }],
  ['all', '0', a, { fit: true }],
  ['another key', 'x', a, undefined],
])('%s', (_, key, current, action) => {
  expect(mapActionOf(key, root, current)).toEqual(action);
});
