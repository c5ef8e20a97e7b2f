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

/** Returns whether a task is a part of the queue: one that the user canceled is neither done nor failed. */
export const isQueued = ({ batchId, failure }: Pick<Task, 'batchId' | 'failure'>): boolean =>
  batchId !== undefined && failure?.code !== 'cancelled';

/** Counts the tasks of all batches. Single and canceled tasks are left out. */
export function countQueue(tasks: Task[]): QueueCount {
  const states = tasks.filter(isQueued).map(queuedState);
  const count = (wanted: QueuedState) => states.filter((state) => state === wanted).length;
  return { total: states.length, done: count('done') + count('broken'), failed: count('broken') };
}

/** Returns the ids of the batches with an unfinished task. */
export const unfinishedBatches = (tasks: readonly Task[]): string[] => [
  ...new Set(tasks.filter(({ status }) => status === 'pending').flatMap(({ batchId }) => batchId ?? [])),
];

/**
 * Returns the batches whose progress is shown, given those shown before and the unfinished ones. Batches stay after their last
 * task has ended, so that their result is seen, until another batch starts.
 */
export const updateShownBatches = (shown: readonly string[], unfinished: readonly string[]): readonly string[] => {
  if (unfinished.length === 0) return shown;
  const isContinued = unfinished.some((batchId) => shown.includes(batchId));
  return isContinued ? [...new Set([...shown, ...unfinished])] : unfinished;
};
