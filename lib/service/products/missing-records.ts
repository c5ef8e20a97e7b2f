import { Failure } from '../../contract/failure.ts';
import type { Task } from '../../records/task.ts';

/** Returns the failure of a completed task whose text, transcript or media item is missing. */
export const missingRecords = ({ taskId }: Task): Failure =>
  new Failure('internal', `The task ${taskId} ended without its records. Start it again.`);
