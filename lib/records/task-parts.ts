import type { SummaryContent } from './records.ts';

/** A finished step of a model's run, kept until its task ends, so that a run that was cut off goes on from there. */
export interface TaskStep {
  /** Hash of everything that the step's answer depends on. */
  key: string;
  taskId: string;
  value: unknown;
}

/** The verified part of a text that is still being written. */
export interface PartialText {
  taskId: string;
  digest: SummaryContent;
  updatedAt: number;
}
