import type { Task } from '../records/records.ts';
import type { PartialText, TaskStep } from '../records/task-parts.ts';

/** How a medium is taken in, apart from being read: by its sound, its pictures, the captions that it shows while it is live. */
const analysisKinds = ['heard', 'seen', 'captured'] as const;

/** Under whose name the steps of hearing or seeing a medium are kept: a later task that tries it again pays for none twice. */
export const mediaStepsKey = (sense: (typeof analysisKinds)[number], contentId: string): string => `${sense} ${contentId}`;

export const allMediaStepsKeys = (contentId: string): string[] => analysisKinds.map((sense) => mediaStepsKey(sense, contentId));

/** Work that is going on, and what it has so far. */
export interface TaskStore {
  getTask(taskId: string): Promise<Task | undefined>;
  putTask(task: Task): Promise<void>;
  /** Writes only if the task is still pending, so that a late step can't revive a finished one; tells whether it wrote. */
  updateTask(taskId: string, change: Partial<Omit<Task, 'taskId'>>): Promise<boolean>;
  /** Oldest first. */
  listPendingTasks(): Promise<Task[]>;
  /** Drops the tasks that ended before this time, each medium's newest aside. */
  pruneTasks(endedBefore: number): Promise<void>;
  getSteps(taskId: string): Promise<TaskStep[]>;
  putStep(step: TaskStep): Promise<void>;
  getPartial(taskId: string): Promise<PartialText | undefined>;
  putPartial(partial: PartialText): Promise<void>;
  /** Drops the steps of a task and its partial text. */
  forgetSteps(taskId: string): Promise<void>;
}
