import type { ProviderKind } from '../contract/provider-kinds.ts';

/** The engine that generated a text: the offline one, or a language model with its usage. Both read the whole transcript. */
export type GenerationInfo = { engine: 'offline' } | ({ engine: 'model' } & ModelUsage);

/** The language model that generated a text, with the calls, tokens and cost that it took. */
export interface ModelUsage {
  provider: ProviderKind;
  model: string;
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars; none when the model's price is not known. */
  cost?: number;
  /** Number of points that were left out, because the transcript does not support them. */
  dropped: number;
  /** The first of these points, with the reasons; absent in texts of older versions. */
  leftOut?: LeftOutPoint[];
  /** Number of chapters that the offline engine wrote, because the model's text was unusable. */
  offlineChapters: number;
}

/** A part of a sentence that its transcript contradicts, or a sentence that nothing in the transcript supports. */
export interface GroundingProblem {
  kind: 'number' | 'name' | 'speaker' | 'negation' | 'unsupported';
  /** The words of the sentence. */
  text: string;
}

/** A point of a language model that is not shown, with what does not hold in it. */
export interface LeftOutPoint {
  text: string;
  problems: GroundingProblem[];
}
