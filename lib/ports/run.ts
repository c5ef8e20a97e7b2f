import type { TaskStep } from '../records/task-parts.ts';

/** A long work, as whoever waits for it follows and ends it. */
export interface Run<Event = RunEvent> {
  signal: AbortSignal;
  onEvent(event: Event): void;
}

export type RunEvent =
  /** `total` is 0 while nobody knows. */
  | { kind: 'progress'; done: number; total: number }
  /** `cost`: US dollars since the step before. They are spent, whatever becomes of the run. */
  | { kind: 'step'; step: RunStep; cost?: number };

/** What a run has finished: the next try is given it. */
export type RunStep = Pick<TaskStep, 'key' | 'value'>;
