import type { Cue } from '../contract/cue.ts';
import type { ChapterMark } from '../contract/media.ts';
import type {
  CitedLine,
  ModelUsage,
  Paragraph,
  ProviderKind,
  ProviderSettings,
  SummaryContent,
  TaskOptions,
} from '../records/records.ts';
import type { SlideText } from '../records/visuals.ts';
import type { Run, RunEvent, RunStep } from './run.ts';

/**
 * What language models write, in whichever room the host runs them. A run is long: it tells each finished step,
 * and goes on from the steps it is given. Every line of an answer was held against the words it cites.
 * Throws `modelRefused` (key, plan, model name), `rateLimited`, `spendingCap`, `modelFailed`, `offline`, `timeout`,
 * `noPermission`, `noModel` (the browser’s own), and `invalid` for a wish or a key that can't be meant.
 */
export interface Models {
  /** A summary with chapters, or an article: the wish says which. */
  write(request: GenerationRequest, run: ModelRun): Promise<GenerationResult<SummaryContent>>;
  polish(request: GenerationRequest, run: ModelRun): Promise<GenerationResult<Paragraph[]>>;
  /** One text for each cue, in their order. */
  translate(request: GenerationRequest, run: ModelRun): Promise<GenerationResult<string[]>>;
  answer(request: AnswerRequest, run: ModelRun): Promise<GenerationResult<{ lines: CitedLine[]; suggestedQuestions: string[] }>>;
  /** Before a run: what it will take. */
  estimate(request: GenerationRequest): Promise<GenerationEstimate>;
  /** Names of the models that a provider offers; throws what a run would, so it is the test of a key too. */
  listModels(model: ModelChoice): Promise<string[]>;
}

/** A provider with all that a call needs; the key is used for the call and kept nowhere. */
export interface ModelChoice extends Omit<ProviderSettings, 'id' | 'name' | 'kind' | 'pricePerHour'> {
  kind: ProviderKind;
  apiKey?: string;
  /** US dollars that the run may still cost; it needs a price then, save for a model on this machine. */
  budget?: number;
}

export interface GenerationRequest {
  model: ModelChoice;
  cues: Cue[];
  /** BCP 47 tag; empty when unknown. */
  language: string;
  title: string;
  /** Seconds. */
  duration: number;
  options: TaskOptions;
  /** The maker's own chapters, which are kept when there are any. */
  chapters?: ChapterMark[];
  /** What is shown meanwhile: it helps to understand what is said, and is never cited. */
  slides?: SlideText[];
  /** Steps that an earlier try has finished. */
  done: RunStep[];
}

export interface AnswerRequest {
  model: ModelChoice;
  question: string;
  /** What was found for the question, best first; lines of the answer cite their indexes. */
  passages: { title: string; text: string }[];
  history: { role: 'user' | 'assistant'; content: string }[];
  outputLanguage?: string;
}

export type ModelRun = Run<ModelEvent>;
export type ModelEvent =
  | RunEvent
  /** All of the text that is verified so far. */
  | { kind: 'text'; digest: SummaryContent };

export interface GenerationResult<Result> {
  result: Result;
  receipt: ModelUsage;
}

export interface GenerationEstimate {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars; none when the model's price is not known. */
  cost?: number;
}
