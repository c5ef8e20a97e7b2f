import type { FailureData } from '../../lib/contract/failure.ts';
import type { TaskStage } from '../../lib/contract/tasks.ts';
import type { Task } from '../../lib/ports.ts';
import type { Rows } from './rows.ts';

/** What a face shows, and what tests look for in `data-state`. */
export type StateName = 'detecting' | 'none' | 'forbidden' | 'working' | 'ready' | 'no-captions' | 'offline' | 'error';

export interface ItemState {
  name: StateName;
  /** Work that is going on, a second version behind a summary that is shown included. */
  work?: { stage: TaskStage; taskId?: string };
  failure?: FailureData;
}

export interface Facts {
  rows: Rows | undefined;
  /** A call that has not been answered yet. */
  asking: boolean;
  /** How the last call ended, if badly. */
  failure?: FailureData;
  online: boolean;
  /** When the face was opened, or asked last: how tasks before that failed is history. Milliseconds since 1970. */
  since: number;
}

/** From the rows to the one state that is shown. */
export function itemState({ rows, asking, failure: refused, online, since }: Facts): ItemState {
  if (!rows) return { name: 'detecting' };
  const { summary, task } = rows;
  const news = task && task.updatedAt >= since ? task : undefined;
  const work = workOf(task, asking && !news);
  const failure = work ? undefined : (refused ?? (news?.status === 'failed' ? news.failure : undefined));
  if (summary) return { name: online ? 'ready' : 'offline', work, failure: failure?.code === 'cancelled' ? undefined : failure };
  if (work) return { name: 'working', work };
  if (failure) return { name: failedName(failure), failure };
  // The work is about to be started.
  return { name: 'working', work: { stage: 'finding' } };
}

function workOf(task: Task | undefined, asking: boolean): ItemState['work'] {
  if (task?.status === 'pending') return { stage: task.stage, taskId: task.taskId };
  return asking ? { stage: 'finding' } : undefined;
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
