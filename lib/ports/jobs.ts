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
   * Waits until no other run, in whichever process, has the lease of this name, and takes it. Meanwhile the waiting tasks show the
   * progress of the run that has it. Rejects when the signal aborts.
   */
  acquireLease(request: LeaseRequest, signal: AbortSignal): Promise<Lease>;
}

export interface LeaseRequest {
  /** The work that one run of the user's does at a time. */
  name: string;
  /** Ids of the tasks that wait for the run, now and later. */
  taskIds: ReadonlySet<string>;
  /** Called when another run has taken the lease, because this process could not renew it in time. */
  onLost(): void;
}

/** The exclusive right to do a piece of work. It is renewed until its release, and ends by itself soon after its process. */
export interface Lease {
  release(): Promise<void>;
}

/** One try at a task. */
export interface TaskAttempt {
  /** Aborts when this process has to leave the task to another one. */
  signal: AbortSignal;
  /** After it a fault of the host is the task's failure. */
  isLastAttempt: boolean;
}
