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

/** The part of a task's text that is known already. */
export type PartialText = PartialSummary | PartialTranslation;

/** The part of a summary or article that a language model has written and that was verified, or the lines of an offline summary. */
export interface PartialSummary {
  taskId: string;
  digest: SummaryContent;
  /** The track whose cues an offline summary cites; absent in a model's text. */
  trackId?: string;
  updatedAt: number;
}

/** The part of a translation that is known already. */
export interface PartialTranslation {
  taskId: string;
  /** The track whose cues are translated. */
  trackId: string;
  /** BCP 47 tag. */
  language: string;
  /** One text a cue, in the order of the cues; empty where the translation is still missing. */
  texts: string[];
  updatedAt: number;
}
