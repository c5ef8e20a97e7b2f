import type { TaskStep } from '../records/task-parts.ts';

/** The handle of a long run with which its caller follows and aborts it. */
export interface Run<Event = RunEvent> {
  signal: AbortSignal;
  onEvent(event: Event): void;
}

export type RunEvent =
  /** `total` is 0 while unknown. */
  | { kind: 'progress'; done: number; total: number }
  /** `cost`: US dollars since the previous step, which are spent even if the run fails. */
  | { kind: 'step'; step: RunStep; cost?: number };

/** A finished step, passed to the next attempt as a checkpoint. */
export type RunStep = Pick<TaskStep, 'key' | 'value'>;
