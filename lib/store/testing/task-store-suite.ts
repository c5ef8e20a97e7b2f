import { expect, it } from 'vitest';
import { mediaStepsKey, type TaskStore } from '../../ports/task-store.ts';
import type { Task } from '../../records/task.ts';
import { digest, task } from './rows-suite.ts';

const ended = (taskId: string, updatedAt: number, change: Partial<Task> = {}): Task => ({
  ...task(taskId, updatedAt),
  status: 'completed',
  contentId: 'youtube:aaaaaaaaaaa',
  ...change,
});

export function taskStoreSuite(open: () => Promise<TaskStore>): void {
  it('lists pending tasks, oldest first', async () => {
    const store = await open();
    await store.putTask(task('late', 20));
    await store.putTask(task('early', 10));
    await store.putTask({ ...task('done', 5), status: 'completed' });
    expect((await store.listPendingTasks()).map(({ taskId }) => taskId)).toEqual(['early', 'late']);
  });

  it('knows the batches of its tasks', async () => {
    const store = await open();
    await store.putTask({ ...task('one'), batchId: 'pending' });
    await store.putTask(ended('two', 5, { batchId: 'ended' }));
    const three = task('three');
    await store.putTask({ ...three, wish: { ...three.wish, customPrompt: 'a\u0000b "batchId":"unknown"' } });
    expect(await Promise.all(['pending', 'ended', 'unknown'].map((batchId) => store.hasBatch(batchId)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('does not let a late step revive a finished task', async () => {
    const store = await open();
    await store.putTask(task('one'));
    expect(await store.updateTask('one', { stage: 'reading' })).toBe(true);
    expect(await store.updateTask('one', { status: 'failed' })).toBe(true);
    expect(await store.updateTask('one', { status: 'completed' })).toBe(false);
    expect(await store.updateTask('unknown', { stage: 'reading' })).toBe(false);
    expect(await store.getTask('one')).toMatchObject({ status: 'failed', stage: 'reading' });
  });

  it('deletes tasks that ended long ago, but not pending, new, or the newest of a media item', async () => {
    const store = await open();
    await store.putTask(task('pending', 1));
    await store.putTask(ended('old', 2));
    await store.putTask(ended('newest', 3));
    await store.putTask(ended('new', 50, { contentId: 'youtube:other' }));
    await store.putTask(ended('never found', 4, { status: 'failed', contentId: undefined }));
    await store.putStep({ taskId: 'old', key: 'a', value: 1 });
    await store.pruneTasks(10);
    const left = await Promise.all(['pending', 'old', 'newest', 'new', 'never found'].map((taskId) => store.getTask(taskId)));
    expect(left.map((row) => row?.taskId)).toEqual(['pending', undefined, 'newest', 'new', undefined]);
    expect(await store.getSteps('old')).toEqual([]);
  });

  it('stores the steps of a task, each once, until they are deleted', async () => {
    const store = await open();
    for (const taskId of ['one', 'one more']) await store.putTask(task(taskId));
    await store.putStep({ taskId: 'one', key: 'a', value: { lines: ['x'] } });
    await store.putStep({ taskId: 'one', key: 'b', value: 2 });
    await store.putStep({ taskId: 'one', key: 'a', value: { lines: ['y'] } });
    await store.putStep({ taskId: 'one more', key: 'a', value: 3 });
    expect(await store.getSteps('one')).toEqual([
      { taskId: 'one', key: 'a', value: { lines: ['y'] } },
      { taskId: 'one', key: 'b', value: 2 },
    ]);
    await store.forgetSteps('one');
    expect(await store.getSteps('one')).toEqual([]);
    expect(await store.getSteps('one more')).toHaveLength(1);
  });

  it('stores no steps of a task or a media item that is not stored', async () => {
    const store = await open();
    for (const taskId of ['gone', mediaStepsKey('heard', 'gone')]) {
      await expect(store.putStep({ taskId, key: 'a', value: 1 })).rejects.toMatchObject({ code: 'notFound' });
      await expect(store.putPartial({ taskId, digest: digest('So far'), updatedAt: 1 })).rejects.toMatchObject({
        code: 'notFound',
      });
      expect([await store.getSteps(taskId), await store.getPartial(taskId)]).toEqual([[], undefined]);
    }
  });

  it('stores the text that is being generated', async () => {
    const store = await open();
    await store.putTask(task('one'));
    await store.putPartial({ taskId: 'one', digest: digest('So far'), updatedAt: 1 });
    await store.putPartial({ taskId: 'one', digest: digest('And further'), updatedAt: 2 });
    expect(await store.getPartial('one')).toEqual({ taskId: 'one', digest: digest('And further'), updatedAt: 2 });
    await store.forgetSteps('one');
    expect(await store.getPartial('one')).toBeUndefined();
  });
}
