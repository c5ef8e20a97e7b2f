import { describe, expect, it } from 'vitest';
import type { Task } from '../../lib/records/task.ts';
import { itemSummaryState } from './item-summary-state.ts';

const task = (more: Partial<Task>): Task => ({
  taskId: 't',
  key: 't',
  url: 'https://a.example/',
  wish: { product: 'summary', detailLevel: 400 },
  status: 'pending',
  stage: 'finding',
  fromCache: false,
  createdAt: 1,
  updatedAt: 1,
  ...more,
});
const failed = (code: 'noCaptions' | 'cancelled') => task({ status: 'failed', failure: { code, message: '' } });
const done = task({ status: 'completed', contentId: 'web:exact' });

describe('the work on an item', () => {
  it.each([
    ['nothing yet', [], false, { state: 'none' }],
    ['a task that runs', [task({ stage: 'reading' }), done], true, { state: 'working', taskId: 't', stage: 'reading' }],
    ['a task that is done', [done], false, { state: 'ready', contentId: 'web:exact' }],
    ['a summary that was made elsewhere', [], true, { state: 'ready', contentId: 'web:guess' }],
    ['a summary, and a later try that failed', [failed('noCaptions'), done], true, { state: 'ready', contentId: 'web:exact' }],
    ['a failure', [failed('noCaptions')], false, { state: 'failed', failure: { code: 'noCaptions', message: '' } }],
    ['a task that the user stopped', [failed('cancelled')], false, { state: 'none' }],
  ] as const)('with %s', (_, tasks, hasSummary, expected) => {
    expect(itemSummaryState('web:guess', { tasks: [...tasks], hasSummary })).toEqual(expected);
  });
});
