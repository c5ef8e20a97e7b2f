import type { Task } from '../../lib/records/task.ts';

export type QueuedState = 'waiting' | 'running' | 'paused' | 'done' | 'broken';

export const queuedState = ({ status, stage, isPaused }: Pick<Task, 'status' | 'stage' | 'isPaused'>): QueuedState => {
  if (status === 'completed') return 'done';
  if (status === 'failed') return 'broken';
  if (isPaused) return 'paused';
  return stage === 'queued' ? 'waiting' : 'running';
};

export interface QueueCount {
  total: number;
  /** Completed and failed tasks. */
  done: number;
  failed: number;
}

/** Counts the tasks of all batches. Single tasks are left out. */
export function countQueue(tasks: Task[]): QueueCount {
  const states = tasks.filter(({ batchId }) => batchId !== undefined).map(queuedState);
  const count = (wanted: QueuedState) => states.filter((state) => state === wanted).length;
  return { total: states.length, done: count('done') + count('broken'), failed: count('broken') };
}

export const batchesOf = (tasks: Task[]): string[] => [
  ...new Set(tasks.filter(({ status }) => status === 'pending').flatMap(({ batchId }) => batchId ?? [])),
];
