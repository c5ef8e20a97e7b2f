import type { FailureData } from '../contract/failure.ts';
import type { TaskStage, TaskStatus } from '../contract/tasks.ts';
import type { TaskOptions } from './task-options.ts';

/** A request to generate a text from a media item, or to extract its slides, with its status and progress. */
export interface Task {
  taskId: string;
  /** Key of the work: address and request. Two pending tasks never have the same. */
  key: string;
  url: string;
  /** Options of the request. */
  wish: TaskOptions;
  /** Known once the media item is resolved. */
  contentId?: string;
  status: TaskStatus;
  /** Whether a pending task is paused. */
  isPaused?: boolean;
  stage: TaskStage;
  /** Share of the stage that is done, if it can be counted, such as chapters. */
  progress?: { done: number; total: number; secondsLeft?: number };
  /** Reason of the failure; for a completed task, of the fallback from the model to the offline engine. */
  failure?: FailureData;
  /** The version that it generated or found in the cache. */
  summaryId?: string;
  /** Tasks of a batch run one after the other. */
  batchId?: string;
  /** Name that the calling program gives itself. */
  clientType?: string;
  /** Seconds of media that were booked for it. */
  costDuration?: number;
  fromCache: boolean;
  createdAt: number;
  updatedAt: number;
}
