import type { FailureData } from '../../lib/contract/failure.ts';
import type { Task } from '../../lib/records/task.ts';

export type ItemSummaryState =
  | { state: 'none' }
  | { state: 'working'; taskId: string; stage: Task['stage'] }
  /** `contentId` is that of the item's page, which may be more exact than that of the feed. */
  | { state: 'ready'; contentId: string }
  | { state: 'failed'; failure: FailureData };

/**
 * Derives the state of an item's summary. `tasks` are newest first. A summary stays readable after a later failure, and
 * a canceled task is no failure.
 */
export function itemSummaryState(
  contentId: string,
  { tasks, hasSummary }: { tasks: Task[]; hasSummary: boolean },
): ItemSummaryState {
  const [newest] = tasks;
  if (newest?.status === 'pending') return { state: 'working', taskId: newest.taskId, stage: newest.stage };
  const made = tasks.find(({ status, contentId }) => status === 'completed' && contentId !== undefined);
  if (made?.contentId !== undefined) return { state: 'ready', contentId: made.contentId };
  if (hasSummary) return { state: 'ready', contentId };
  if (newest?.failure && newest.failure.code !== 'cancelled') return { state: 'failed', failure: newest.failure };
  return { state: 'none' };
}
