import { expect, test } from 'vitest';
import { judgeLine } from './line-rules.ts';

test.each([
  ['It crashes when the cache is full.', 'pronoun'],
  ['Marketing: That costs five euros.', 'pronoun'],
  ['And the cache is full.', 'connective'],
  ['So what?', 'question'],
  ['Is there a button for that', 'question'],
  ['What is the price of the battery', 'question'],
  ["What's causing the crash is the cache.", undefined],
  ['When the cache is full, the player crashes.', undefined],
  ['The cache is full.', undefined],
])('%s', (line, problem) => {
  expect(judgeLine(line).problem).toBe(problem);
});

test('a line in the first person may name its speaker', () => {
  expect(judgeLine("We'll use rubber.")).toEqual({ isFirstPerson: true, isAttributed: false });
  expect(judgeLine("Project Manager: We'll use rubber.")).toEqual({ isFirstPerson: true, isAttributed: true });
  expect(judgeLine('Weather is fine.').isFirstPerson).toBe(false);
});
