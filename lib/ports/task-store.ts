import type { Task } from '../records/task.ts';
import type { PartialText, TaskStep } from '../records/task-parts.ts';

/** Ways of processing a media item whose steps outlive a task: transcription, slides, captured live captions. */
const analysisKinds = ['heard', 'seen', 'captured'] as const;

/** Key under which the steps of processing a media item are stored, so that a later task does not repeat, or pay for, them. */
export const mediaStepsKey = (kind: (typeof analysisKinds)[number], contentId: string): string => `${kind} ${contentId}`;

/** Returns the keys of all stored processing steps of a media item: transcription, slides and captured captions. */
export const allMediaStepsKeys = (contentId: string): string[] => analysisKinds.map((kind) => mediaStepsKey(kind, contentId));

/** Stores tasks, the finished steps of their work, and the part of a text that is still being written. */
export interface TaskStore {
  getTask(taskId: string): Promise<Task | undefined>;
  putTask(task: Task): Promise<void>;
  /** Updates the task if it is still pending, so that a late step can't revive a finished one. Returns whether it did. */
  updateTask(taskId: string, change: Partial<Omit<Task, 'taskId'>>): Promise<boolean>;
  /** Oldest first. */
  listPendingTasks(): Promise<Task[]>;
  /** Returns whether any task of a batch is stored, pending or ended. */
  hasBatch(batchId: string): Promise<boolean>;
  /** Deletes the tasks that ended before this time, except the newest of each media item. */
  pruneTasks(endedBefore: number): Promise<void>;
  getSteps(taskId: string): Promise<TaskStep[]>;
  putStep(step: TaskStep): Promise<void>;
  getPartial(taskId: string): Promise<PartialText | undefined>;
  putPartial(partial: PartialText): Promise<void>;
  /** Deletes the steps of a task and its partial text. */
  forgetSteps(taskId: string): Promise<void>;
}
