import { expect, it } from 'vitest';
import type { Task } from '../../lib/records/task.ts';
import { countQueue, queuedState, unfinishedBatches, updateShownBatches } from './queue-state.ts';

const task = (change: Partial<Task>): Task => ({
  taskId: 't',
  key: 'k',
  url: 'https://example.org/a',
  wish: { product: 'summary', detailLevel: 400 },
  status: 'pending',
  stage: 'queued',
  fromCache: false,
  createdAt: 1,
  updatedAt: 1,
  ...change,
});
const tasks = [
  task({ batchId: 'a', status: 'completed', stage: 'summarizing' }),
  task({ batchId: 'a', status: 'failed' }),
  task({ batchId: 'b', stage: 'reading' }),
  task({ batchId: 'b' }),
  task({ stage: 'writing' }),
];

it('distinguishes waiting, running and ended tasks', () => {
  expect(tasks.map(queuedState)).toEqual(['done', 'broken', 'running', 'waiting', 'running']);
});

it('counts batches only, without what was canceled', () => {
  const canceled = task({ batchId: 'b', status: 'failed', failure: { code: 'cancelled', message: '' } });
  expect(countQueue([...tasks, canceled])).toEqual({ total: 4, done: 2, failed: 1 });
  expect(unfinishedBatches(tasks)).toEqual(['b']);
});

it('shows batches until the next one starts', () => {
  expect(updateShownBatches([], [])).toEqual([]);
  expect(updateShownBatches([], ['a'])).toEqual(['a']);
  expect(updateShownBatches(['a'], ['a', 'b'])).toEqual(['a', 'b']);
  expect(updateShownBatches(['a', 'b'], ['b'])).toEqual(['a', 'b']);
  expect(updateShownBatches(['a', 'b'], [])).toEqual(['a', 'b']);
  expect(updateShownBatches(['a', 'b'], ['c'])).toEqual(['c']);
});
