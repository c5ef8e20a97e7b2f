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

/** The part of a task's text that is known already: what a language model has written and was verified, or the lines of an offline summary. */
export interface PartialText {
  taskId: string;
  digest: SummaryContent;
  /** The track whose cues an offline summary cites; absent in a model's text. */
  trackId?: string;
  updatedAt: number;
}
