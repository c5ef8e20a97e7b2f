import type { Task } from '../records.ts';

/** A queue of work that several processes of a host share. Whichever takes a task calls `Service.perform`. */
export interface Jobs {
  /**
   * Keeps the row of a new task and queues it, both or neither. Gives the task that is kept: while one is pending, there is no
   * second one for the same work. Tasks of batches are performed one after the other.
   */
  add(task: Task): Promise<Task>;
  /** Queues a pending task that has rested. */
  again(task: Task): Promise<void>;
}

/** One try at a task. */
export interface Try {
  /** Aborts when this process has to leave the task to another one. */
  signal: AbortSignal;
  /** After it a fault of the host is the task's failure. */
  isLast: boolean;
}
