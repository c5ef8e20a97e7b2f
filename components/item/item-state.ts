import type { FailureData } from '../../lib/contract/failure.ts';
import type { TaskStage } from '../../lib/contract/tasks.ts';
import type { Task } from '../../lib/records/task.ts';
import { isNewTask, type NewTasks } from './item-tasks.ts';

/** The state of a view, which tests find in `data-state`. */
export type StateName = 'detecting' | 'none' | 'forbidden' | 'working' | 'ready' | 'no-captions' | 'offline' | 'error';

/** A task in progress. */
export interface TaskProgress {
  stage: TaskStage;
  taskId?: string;
  progress?: Task['progress'];
  isPaused?: boolean;
}

export interface ItemState {
  name: StateName;
  /** The current task, also while a former version is shown. */
  work?: TaskProgress;
  failure?: FailureData;
}

export interface StateInput extends NewTasks {
  /** Whether the stored records are read. */
  isRead: boolean;
  hasSummary: boolean;
  task: Task | undefined;
  /** Whether a call is not answered yet. */
  isRequesting: boolean;
  /** The failure of the last call. */
  failure?: FailureData;
  online: boolean;
}

/** Derives the state of a view from the stored records. */
export function itemState({
  isRead,
  hasSummary,
  task,
  isRequesting,
  failure: refused,
  online,
  ...newTasks
}: StateInput): ItemState {
  if (!isRead) return { name: 'detecting' };
  const newTask = task && isNewTask(task, newTasks) ? task : undefined;
  const work = taskProgressOf(task) ?? (isRequesting && !newTask ? { stage: 'finding' as const } : undefined);
  const failure = work ? undefined : (refused ?? (newTask?.status === 'failed' ? newTask.failure : undefined));
  if (hasSummary) {
    // A view that is offline says so itself.
    const isKnown = failure?.code === 'cancelled' || (failure?.code === 'offline' && !online);
    return { name: online ? 'ready' : 'offline', work, failure: isKnown ? undefined : failure };
  }
  if (work) return { name: 'working', work };
  if (failure) return { name: failedName(failure), failure };
  // The work is about to be started.
  return { name: 'working', work: { stage: 'finding' } };
}

export function taskProgressOf(task: Task | undefined): TaskProgress | undefined {
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
