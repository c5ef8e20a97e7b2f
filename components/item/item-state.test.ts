import { describe, expect, it } from 'vitest';
import type { FailureCode } from '../../lib/contract/failure.ts';
import type { Summary, Task } from '../../lib/ports.ts';
import { detailNameOf } from './detail-levels.ts';
import { itemState } from './item-state.ts';
import { newestTask } from './newest-task.ts';

const summary: Summary = {
  summaryId: 's',
  contentId: 'site:a',
  key: '400',
  trackId: 'en',
  createdAt: 1,
  digest: { language: 'en', lines: [], chapters: [] },
};
const task = (change: Partial<Task>): Task => ({
  taskId: 't',
  key: 'k',
  url: 'https://example.com/a',
  wish: { detailLevel: 400 },
  contentId: 'site:a',
  status: 'pending',
  stage: 'reading',
  fromCache: false,
  createdAt: 100,
  updatedAt: 100,
  ...change,
});
const failed = (code: FailureCode, updatedAt = 100) => task({ status: 'failed', failure: { code, message: '' }, updatedAt });
const facts = { asking: false, online: true, since: 50 };
const contentId = 'site:a';

describe('itemState', () => {
  it('waits for the store before it says anything', () => {
    expect(itemState({ ...facts, rows: undefined }).name).toBe('detecting');
  });

  it('works from the first moment: the task is about to start', () => {
    expect(itemState({ ...facts, rows: { contentId } })).toEqual({ name: 'working', work: { stage: 'finding' } });
  });

  it('tells the stage of the task, and which task to cancel', () => {
    expect(itemState({ ...facts, rows: { contentId, task: task({}) } })).toEqual({
      name: 'working',
      work: { stage: 'reading', taskId: 't' },
    });
  });

  it.each([
    ['noCaptions', 'no-captions'],
    ['noMedia', 'none'],
    ['noPermission', 'forbidden'],
    ['offline', 'offline'],
    ['botCheck', 'error'],
    ['cancelled', 'error'],
  ] as const)('shows %s as %s', (code, name) => {
    const state = itemState({ ...facts, rows: { contentId, task: failed(code) } });
    expect(state).toMatchObject({ name, failure: { code } });
  });

  it('takes a failure from before it was opened for history', () => {
    expect(itemState({ ...facts, since: 200, rows: { contentId, task: failed('siteFailed') } }).name).toBe('working');
  });

  it('keeps the summary in sight while another version is made, and when that fails', () => {
    expect(itemState({ ...facts, rows: { contentId, summary, task: task({}) } })).toMatchObject({
      name: 'ready',
      work: { stage: 'reading' },
    });
    expect(itemState({ ...facts, rows: { contentId, summary, task: failed('timeout') } })).toMatchObject({
      name: 'ready',
      failure: { code: 'timeout' },
    });
  });

  it('does not report what the user stopped', () => {
    expect(itemState({ ...facts, rows: { contentId, summary, task: failed('cancelled') } }).failure).toBeUndefined();
  });

  it('is offline with what is stored', () => {
    expect(itemState({ ...facts, online: false, rows: { contentId, summary } }).name).toBe('offline');
  });

  it('does not fall back to the first stage when the answer of a call comes after its rows', () => {
    const rows = { contentId, summary, task: task({ status: 'completed', updatedAt: 60 }) };
    expect(itemState({ ...facts, asking: true, rows }).work).toBeUndefined();
    expect(itemState({ ...facts, asking: true, since: 70, rows }).work).toEqual({ stage: 'finding' });
  });
});

describe('newestTask', () => {
  it('prefers the later one', () => {
    const early = task({ taskId: 'early' });
    const late = task({ taskId: 'late', createdAt: 200, contentId: undefined });
    expect(newestTask(contentId, early, late)).toBe(late);
    expect(newestTask(contentId, { ...early, createdAt: 300 }, late)?.taskId).toBe('early');
  });

  it('never takes the task of another medium that lived at the same address', () => {
    expect(newestTask(contentId, undefined, task({ contentId: 'site:b' }))).toBeUndefined();
  });
});

describe('detailNameOf', () => {
  it('reads the level of a key, with and without a language', () => {
    expect([detailNameOf('150'), detailNameOf('750 de'), detailNameOf('399')]).toEqual(['short', 'detailed', undefined]);
  });
});
