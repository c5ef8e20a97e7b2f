import type { Task } from '../records/records.ts';

/** A queue of work that several processes of a host share. Whichever takes a task calls `Service.perform`. */
export interface Jobs {
  /**
   * Keeps the row of a new task and queues it, both or neither. Gives the task that is kept: while one is pending, there is no
   * second one for the same work. Tasks of batches are performed one after the other.
   */
  add(task: Task): Promise<Task>;
  /** Queues a pending task that has rested. */
  again(task: Task): Promise<void>;
  /**
   * Resolves when no other run is at this work of the person's, in whichever process. Then it is this run's turn until the tries at
   * all tasks that took it have ended, however they end. Meanwhile the task tells the progress of the other one.
   */
  takeTurn(turn: Turn, signal: AbortSignal): Promise<void>;
}

/** A run that takes part in work which is to be done once: several tasks of a process may wait for it. */
export interface Turn {
  work: string;
  runId: string;
  taskId: string;
}

/** One try at a task. */
export interface TaskAttempt {
  /** Aborts when this process has to leave the task to another one. */
  signal: AbortSignal;
  /** After it a fault of the host is the task's failure. */
  isLastAttempt: boolean;
}
