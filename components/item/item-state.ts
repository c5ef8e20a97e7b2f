import type { FailureData } from '../../lib/contract/failure.ts';
import type { TaskStage } from '../../lib/contract/tasks.ts';
import type { Task } from '../../lib/records/task.ts';

/** What a face shows, and what tests look for in `data-state`. */
export type StateName = 'detecting' | 'none' | 'forbidden' | 'working' | 'ready' | 'no-captions' | 'offline' | 'error';

/** What is going on, and how far it is. */
export interface Work {
  stage: TaskStage;
  taskId?: string;
  progress?: Task['progress'];
  isPaused?: boolean;
}

export interface ItemState {
  name: StateName;
  /** Work that is going on, a second version behind a summary that is shown included. */
  work?: Work;
  failure?: FailureData;
}

export interface Facts {
  /** The store was read. */
  isRead: boolean;
  hasSummary: boolean;
  task: Task | undefined;
  /** A call that has not been answered yet. */
  asking: boolean;
  /** How the last call ended, if badly. */
  failure?: FailureData;
  online: boolean;
  /** When the face was opened, or asked last: how tasks before that failed is history. Milliseconds since 1970. */
  since: number;
}

/** From the rows to the one state that is shown. */
export function itemState({ isRead, hasSummary, task, asking, failure: refused, online, since }: Facts): ItemState {
  if (!isRead) return { name: 'detecting' };
  const news = task && task.updatedAt >= since ? task : undefined;
  const work = workOf(task) ?? (asking && !news ? { stage: 'finding' as const } : undefined);
  const failure = work ? undefined : (refused ?? (news?.status === 'failed' ? news.failure : undefined));
  if (hasSummary) {
    return { name: online ? 'ready' : 'offline', work, failure: failure?.code === 'cancelled' ? undefined : failure };
  }
  if (work) return { name: 'working', work };
  if (failure) return { name: failedName(failure), failure };
  // The work is about to be started.
  return { name: 'working', work: { stage: 'finding' } };
}

export function workOf(task: Task | undefined): Work | undefined {
  if (task?.status !== 'pending') return undefined;
  const { stage, taskId, progress, isPaused } = task;
  const isCounted = stage === 'writing' || stage === 'listening' || stage === 'looking';
  return { stage, taskId, ...(isCounted && progress && { progress }), ...(isPaused && { isPaused }) };
}

function failedName({ code }: FailureData): StateName {
  switch (code) {
    case 'noCaptions':
      return 'no-captions';
    case 'noMedia':
      return 'none';
    case 'noPermission':
      return 'forbidden';
    case 'offline':
      return 'offline';
    default:
      return 'error';
  }
}
