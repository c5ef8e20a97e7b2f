import type { SummaryContent } from './summary.ts';

/** A finished step of a run, stored until its task ends, so that an interrupted run continues from there. */
export interface TaskStep {
  /** Hash of everything that the step's result depends on. */
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
