import type { TaskStep } from '../records/task-parts.ts';

/**
 * Handle with which the caller of long work (transcription, text generation, slide extraction) aborts it and receives its
 * events.
 */
export interface Run<Event = RunEvent> {
  signal: AbortSignal;
  onEvent(event: Event): void;
}

/** Event of long work: its progress, or a finished step to store as a checkpoint. */
export type RunEvent =
  /** `total` is 0 while unknown, and `secondsLeft` absent. */
  | { kind: 'progress'; done: number; total: number; secondsLeft?: number }
  /** `cost`: US dollars since the previous step, which are spent even if the run fails. */
  | { kind: 'step'; step: RunStep; cost?: number };

/** A finished step of long work, such as one transcribed chunk of audio, passed to the next attempt as a checkpoint. */
export type RunStep = Pick<TaskStep, 'key' | 'value'>;
