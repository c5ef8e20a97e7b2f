import type { SummaryContent } from './summary.ts';

/**
 * A finished step of a task's long work, such as one transcribed chunk of audio, stored until the task ends, so that an
 * interrupted task continues from there.
 */
export interface TaskStep {
  /** Hash of everything that the step's result depends on. */
  key: string;
  taskId: string;
  value: unknown;
}

/** The verified part of a task's text that a language model is still writing. */
export interface PartialText {
  taskId: string;
  digest: SummaryContent;
  updatedAt: number;
}
