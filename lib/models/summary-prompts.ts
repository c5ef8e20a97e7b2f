import type { ModelChoice } from '../ports/models.ts';
import type { TaskOptions } from '../records/task-options.ts';
import type { PlannedPart } from './plan.ts';
import { partQuestion, proseQuestion, type StyleOptions, wholeQuestion } from './prompts.ts';
import type { Question } from './question.ts';
import { sentenceQuestion } from './sentence-question.ts';
import type { Source } from './source.ts';

/** Builds the calls for a summary or an article, in the form in which a model answers reliably. */
export interface SummaryPrompts {
  part(part: PlannedPart, title: string, style: StyleOptions): Question;
  whole(notes: readonly Source[], points: number, title: string, style: StyleOptions): Question;
}

/** Whether a model writes plain sentences, which are given their places afterwards, instead of points in JSON. */
const writesSentences = ({ kind, model }: Pick<ModelChoice, 'kind' | 'model'>): boolean =>
  kind === 'onDevice' || (kind === 'builtIn' && model === 'summarizer');

/** Returns the prompts for a model and a product. `language` is the BCP 47 tag of the transcript. */
export function summaryPrompts(choice: ModelChoice, product: TaskOptions['product'], language: string): SummaryPrompts {
  if (!writesSentences(choice)) return { part: product === 'article' ? proseQuestion : partQuestion, whole: wholeQuestion };
  return {
    part: ({ sources, points }, title, style) => sentenceQuestion(sources, points, title, style, language),
    // Notes are in the language of the text already.
    whole: (notes, points, title, style) => sentenceQuestion(notes, points, title, style, style.language),
  };
}
