import { expect, it } from 'vitest';
import { stepText } from './state-text.ts';

it('names the chapter that is written, and the time left where it is known', () => {
  const work = { stage: 'writing', taskId: 'a', progress: { done: 1, total: 5 } } as const;
  expect(stepText(work)).toBe('Chapter 2 of 5');
  expect(stepText({ ...work, progress: { done: 1, total: 5, secondsLeft: 130 } })).toBe('Chapter 2 of 5 · about 3 min left');
});
