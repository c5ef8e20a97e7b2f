import { describe, expect, it } from 'vitest';
import type { Task } from '../../lib/records/task.ts';
import { shownTask } from './item-tasks.ts';

const task = (taskId: string, createdAt: number, status: Task['status'], updatedAt = createdAt): Task => ({
  taskId,
  key: taskId,
  url: 'https://talks.example.org/time',
  wish: { product: 'summary', detailLevel: 400 },
  status,
  stage: 'finding',
  fromCache: false,
  createdAt,
  updatedAt,
});
const shown = (tasks: Task[], requested: { taskId?: string; since: number }) => shownTask(tasks, requested)?.taskId;

describe('shownTask', () => {
  it('is the requested task, or one that another view started since', () => {
    expect(shown([], { since: 5 })).toBeUndefined();
    expect(shown([task('old', 1, 'completed')], { since: 5 })).toBe('old');
    const requested = [task('requested', 6, 'completed'), task('old', 1, 'pending')];
    expect(shown(requested, { taskId: 'requested', since: 5 })).toBe('requested');
    expect(shown([task('capture', 9, 'pending'), ...requested], { taskId: 'requested', since: 5 })).toBe('capture');
  });

  it('is the transcription again after a summary of the partial transcript, and its result in the end', () => {
    const transcription = task('listening', 6, 'pending');
    const soFar = (status: Task['status']) => task('so far', 8, status, status === 'pending' ? 8 : 9);
    const requested = { taskId: 'listening', since: 5 };
    expect(shown([soFar('pending'), transcription], requested)).toBe('so far');
    expect(shown([soFar('completed'), transcription], requested)).toBe('listening');
    expect(shown([soFar('completed'), task('listening', 6, 'completed', 20)], requested)).toBe('listening');
  });

  it('is the task that is pending when the view opens', () => {
    expect(shown([task('so far', 3, 'completed'), task('listening', 1, 'pending')], { since: 5 })).toBe('listening');
  });
});
