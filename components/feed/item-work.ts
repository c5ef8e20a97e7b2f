import type { FailureData } from '../../lib/contract/failure.ts';
import type { Task } from '../../lib/records/task.ts';

export type ItemWork =
  | { state: 'none' }
  | { state: 'working'; taskId: string; stage: Task['stage'] }
  /** `contentId` is the medium's own, which its page may have told more exactly than the feed. */
  | { state: 'ready'; contentId: string }
  | { state: 'failed'; failure: FailureData };

/** `tasks` newest first. What was made stays readable though a later try failed; one that was stopped is no fault. */
export function itemWork(contentId: string, { tasks, hasSummary }: { tasks: Task[]; hasSummary: boolean }): ItemWork {
  const [newest] = tasks;
  if (newest?.status === 'pending') return { state: 'working', taskId: newest.taskId, stage: newest.stage };
  const made = tasks.find(({ status, contentId }) => status === 'completed' && contentId !== undefined);
  if (made?.contentId !== undefined) return { state: 'ready', contentId: made.contentId };
  if (hasSummary) return { state: 'ready', contentId };
  if (newest?.failure && newest.failure.code !== 'cancelled') return { state: 'failed', failure: newest.failure };
  return { state: 'none' };
}
