import { describe, expect, it } from 'vitest';
import type { FailureCode } from '../../lib/contract/failure.ts';
import type { Task } from '../../lib/records/task.ts';
import { detailNameOf } from './detail-levels.ts';
import { itemState } from './item-state.ts';
import { mergeTasks } from './item-tasks.ts';

const task = (change: Partial<Task>): Task => ({
  taskId: 't',
  key: 'k',
  url: 'https://example.com/a',
  wish: { product: 'summary', detailLevel: 400 },
  contentId: 'site:a',
  status: 'pending',
  stage: 'reading',
  fromCache: false,
  createdAt: 100,
  updatedAt: 100,
  ...change,
});
const failed = (code: FailureCode, updatedAt = 100) => task({ status: 'failed', failure: { code, message: '' }, updatedAt });
const facts = { isRead: true, hasSummary: false, task: undefined, isRequesting: false, online: true, since: 50 };
const contentId = 'site:a';

describe('itemState', () => {
  it('is loading until the store has been read', () => {
    expect(itemState({ ...facts, isRead: false }).name).toBe('detecting');
  });

  it('works from the first moment: the task is about to start', () => {
    expect(itemState(facts)).toEqual({ name: 'working', work: { stage: 'finding' } });
  });

  it('returns the stage of the task, and its id for canceling', () => {
    expect(itemState({ ...facts, task: task({}) })).toEqual({ name: 'working', work: { stage: 'reading', taskId: 't' } });
  });

  it('counts chapters only while a model writes', () => {
    const progress = { done: 2, total: 12 };
    expect(itemState({ ...facts, task: task({ stage: 'writing', progress }) }).work).toMatchObject({ progress });
    expect(itemState({ ...facts, task: task({ stage: 'fetching', progress }) }).work).not.toHaveProperty('progress');
  });

  it.each([
    ['noCaptions', 'no-captions'],
    ['noMedia', 'none'],
    ['noPermission', 'forbidden'],
    ['offline', 'offline'],
    ['botCheck', 'error'],
    ['cancelled', 'error'],
  ] as const)('shows %s as %s', (code, name) => {
    expect(itemState({ ...facts, task: failed(code) })).toMatchObject({ name, failure: { code } });
  });

  it('ignores a failure from before the view was opened', () => {
    expect(itemState({ ...facts, since: 200, task: failed('siteFailed') }).name).toBe('working');
  });

  it('reports the failure of the last request by its id, whichever clock its time is from', () => {
    const request = { since: 200, newTaskId: 't' };
    expect(itemState({ ...facts, ...request, task: failed('siteFailed') })).toMatchObject({ failure: { code: 'siteFailed' } });
  });

  it('continues to show the summary while another version is generated, and when that fails', () => {
    expect(itemState({ ...facts, hasSummary: true, task: task({}) })).toMatchObject({
      name: 'ready',
      work: { stage: 'reading' },
    });
    expect(itemState({ ...facts, hasSummary: true, task: failed('timeout') })).toMatchObject({
      name: 'ready',
      failure: { code: 'timeout' },
    });
  });

  it('does not report what the user stopped', () => {
    expect(itemState({ ...facts, hasSummary: true, task: failed('cancelled') }).failure).toBeUndefined();
  });

  it('is available offline with what is stored', () => {
    expect(itemState({ ...facts, online: false, hasSummary: true }).name).toBe('offline');
  });

  it('does not report that the device is offline beside the state that says so', () => {
    const state = { ...facts, hasSummary: true, task: failed('offline') };
    expect(itemState({ ...state, online: false }).failure).toBeUndefined();
    expect(itemState(state).failure?.code).toBe('offline');
  });

  it('does not return to the first stage when the result of a call arrives after its rows', () => {
    const rows = { hasSummary: true, task: task({ status: 'completed', updatedAt: 60 }) };
    expect(itemState({ ...facts, isRequesting: true, ...rows }).work).toBeUndefined();
    expect(itemState({ ...facts, isRequesting: true, since: 70, ...rows }).work).toEqual({ stage: 'finding' });
  });
});

describe('mergeTasks', () => {
  const ids = (byId: Task[], byUrl: Task[]) => mergeTasks(contentId, byId, byUrl).map(({ taskId }) => taskId);

  it('sorts newest first, tasks without a content id included', () => {
    const nameless = task({ taskId: 'late', createdAt: 200, contentId: undefined });
    const early = task({ taskId: 'early' });
    expect(ids([early], [nameless, early])).toEqual(['late', 'early']);
    expect(ids([{ ...early, createdAt: 300 }], [nameless])).toEqual(['early', 'late']);
  });

  it('leaves out tasks of another media item with the same address', () => {
    expect(ids([], [task({ contentId: 'site:b' })])).toEqual([]);
  });
});

describe('detailNameOf', () => {
  it('names the levels, and no value between them', () => {
    expect([150, 750, 399].map(detailNameOf)).toEqual(['short', 'detailed', undefined]);
  });
});
