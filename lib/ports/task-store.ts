import type { Task } from '../records/task.ts';
import type { PartialText, TaskStep } from '../records/task-parts.ts';

/**
 * Work on a media item whose steps outlive a task: transcription, slides, captured live captions, texts that a language model
 * writes, the export to a workspace.
 */
export const mediaWorkKinds = ['heard', 'seen', 'captured', 'text', 'workspace'] as const;
type MediaWorkKind = (typeof mediaWorkKinds)[number];

/** Key under which the steps of work on a media item are stored, so that a later task does not repeat, or pay for, them. */
export const mediaStepsKey = (kind: MediaWorkKind, contentId: string): string => `${kind} ${contentId}`;

/** Returns the keys of the steps of all work on a media item. */
export const allMediaStepsKeys = (contentId: string): string[] => mediaWorkKinds.map((kind) => mediaStepsKey(kind, contentId));

/** Returns the media item that a key of steps names; undefined for the id of a task. */
export function contentIdOfSteps(key: string): string | undefined {
  const kind = mediaWorkKinds.find((kind) => key.startsWith(`${kind} `));
  return kind && key.slice(kind.length + 1);
}

/**
 * Stores tasks, the finished steps of their work, and the part of a text that is still being written. Writing one of these throws
 * `notFound` unless the task, or the media item that the key of steps names, is stored.
 */
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
