import type { Failure } from '../../contract/failure.ts';
import type { OperationContext } from '../../contract/operation.ts';
import type { Task } from '../../records/task.ts';
import type { PreparedTask } from './task-work.ts';

/** Runs tasks whose rows are stored: in this process, or in whichever process takes them from a queue. */
export interface TaskRunner {
  /** Stores and starts a new task. Resolves to the task that is stored: a queue holds one at a time for the same work. */
  add(task: Task, prepared: PreparedTask): Promise<Task>;
  /** Starts a stored task again that was paused. */
  resume(task: Task): Promise<void>;
  /** Starts every unfinished task that a killed process left behind. */
  resumeAll(): Promise<void>;
  /** Whether the task runs in this process and is not to be stopped. */
  isRunning(taskId: string): boolean;
  /** Ends the run of a task in this process. Another process finds the reason in the task's row. */
  stop(taskId: string, reason: Failure): void;
  /** Ends all runs in this process and starts no more; their rows stay unfinished, for the next start or another process. */
  interrupt(reason: Failure): void;
  /** Resolves when the task has ended or is interrupted, and reports its stages meanwhile. Rejects when the caller's signal aborts. */
  waitForEnd(taskId: string, context: OperationContext): Promise<void>;
}
