import type { Task } from '../records/task.ts';

/** A queue of tasks that several processes share. The process that takes a task calls `Service.perform`. */
export interface Jobs {
  /**
   * Stores a new task and queues it in one transaction. Returns the stored task, which is the pending one for the same work if
   * there is one. Tasks of a batch run one after the other.
   */
  add(task: Task): Promise<Task>;
  /** Queues a pending task that was paused. */
  requeueTask(task: Task): Promise<void>;
  /**
   * Waits until no other run, in whichever process, has the lease of this name, and takes it. Meanwhile the waiting tasks show the
   * progress of the run that has it. Rejects when the signal aborts.
   */
  acquireLease(request: LeaseRequest, signal: AbortSignal): Promise<Lease>;
}

/** A request for the exclusive right to do one named piece of a user's work. */
export interface LeaseRequest {
  /** Name of the work, of which each user has at most one run at a time. */
  name: string;
  /** Ids of the tasks that wait for the run, now and later. */
  taskIds: ReadonlySet<string>;
  /** Called when another run has taken the lease, because this process could not renew it in time. */
  onLost(): void;
}

/**
 * The exclusive right of one process to do a named piece of a user's work. It is renewed until its release, and expires soon
 * after its process ends.
 */
export interface Lease {
  release(): Promise<void>;
}

/** One attempt of a process to perform a queued task. */
export interface TaskAttempt {
  /** Aborts when this process must leave the task to another one. */
  signal: AbortSignal;
  /** Whether an error of the host fails the task, because no attempt follows. */
  isLastAttempt: boolean;
}
