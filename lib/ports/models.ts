import type { Cue } from '../contract/cue.ts';
import type { ChapterMark } from '../contract/media.ts';
import type { ProviderKind } from '../contract/provider-kinds.ts';
import type { ModelUsage } from '../records/generation.ts';
import type { Paragraph } from '../records/polished-transcript.ts';
import type { ProviderSettings } from '../records/settings.ts';
import type { CitedLine, SummaryContent } from '../records/summary.ts';
import type { TaskOptions } from '../records/task-options.ts';
import type { SlideText } from '../records/visuals.ts';
import type { Run, RunEvent, RunStep } from './run.ts';

/**
 * Generates text with language models, outside the worker. A run is long: it reports each finished step and continues from the
 * steps that it is given. Every line of an answer is checked against the cues that it cites. Throws `modelRefused` (key, plan,
 * model name), `rateLimited`, `spendingCap`, `modelFailed`, `offline`, `timeout`, `noPermission`, `noModel` (the browser’s
 * own), and `invalid` for a request or a key that can’t be used.
 */
export interface Models {
  /** Writes a summary with chapters, or an article, as the request says. */
  write(request: GenerationRequest, run: ModelRun): Promise<GenerationResult<SummaryContent>>;
  polish(request: GenerationRequest, run: ModelRun): Promise<GenerationResult<Paragraph[]>>;
  /** Returns one text for each cue, in order. */
  translate(request: GenerationRequest, run: ModelRun): Promise<GenerationResult<string[]>>;
  answer(request: AnswerRequest, run: ModelRun): Promise<GenerationResult<{ lines: CitedLine[]; suggestedQuestions: string[] }>>;
  /** Estimates tokens and cost of a run. */
  estimate(request: GenerationRequest): Promise<GenerationEstimate>;
  /** Names of the models that a provider offers. Throws what a run throws, so it also tests a key. */
  listModels(model: ModelChoice): Promise<string[]>;
}

/** A provider of language models with everything that a call of its API needs. The key is not stored. */
export interface ModelChoice extends Omit<ProviderSettings, 'id' | 'name' | 'kind' | 'pricePerHour'> {
  kind: ProviderKind;
  apiKey?: string;
  /** Remaining budget of the run in US dollars. A model with a budget needs a price, unless it runs in the local network. */
  budget?: number;
}

/** A transcript from which a language model writes a text, with the model and the options. */
export interface GenerationRequest {
  model: ModelChoice;
  cues: Cue[];
  /** BCP 47 tag; empty when unknown. */
  language: string;
  title: string;
  /** Seconds. */
  duration: number;
  options: TaskOptions;
  /** The creator's chapters, which are kept if there are any. */
  chapters?: ChapterMark[];
  /** Slides as context for the model; they are never cited. */
  slides?: SlideText[];
  /** Steps that an earlier attempt has finished. */
  done: RunStep[];
}

/** A question to a language model with the passages to answer from and the conversation so far. */
export interface AnswerRequest {
  model: ModelChoice;
  question: string;
  /** Passages found for the question, best first; lines of the answer cite their indexes. */
  passages: AnswerPassage[];
  history: { role: 'user' | 'assistant'; content: string }[];
  outputLanguage?: string;
}

/** A passage of a transcript to answer a question from; `cues` have the same text with the speakers. */
export interface AnswerPassage {
  title: string;
  text: string;
  cues?: Pick<Cue, 'text' | 'speaker'>[];
}

/** Handle with which the caller of a language model's run aborts it and receives its events. */
export type ModelRun = Run<ModelEvent>;
/** Event of a language model's run: progress, a finished step, the text so far, or a translated cue. */
export type ModelEvent =
  | RunEvent
  /** The verified part of the text so far. */
  | { kind: 'text'; digest: SummaryContent }
  /** The text of the cue at an index. The result may have another one. */
  | { kind: 'translated'; index: number; text: string };

/** The result of a language model's run, with the tokens and the cost that it used. */
export interface GenerationResult<Result> {
  result: Result;
  receipt: ModelUsage;
}

/** Expected calls, tokens and cost of a language model's run. */
export interface GenerationEstimate {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars; none when the model's price is not known. */
  cost?: number;
}
