import type { CitedLine } from '../records/records.ts';
import { type AnswerStatement, answerStatements } from './answer-statements.ts';
import fitted from './answer-weights.json' with { type: 'json' };
import { detectUnitLanguage } from './language.ts';
import { type FoundPassage, findPassages } from './passages.ts';
import type { Unit } from './unit.ts';

/** A transcript that is asked, under the name by which its passages are known. */
export interface AskedText {
  id: string;
  units: readonly Unit[];
  /** BCP 47 tag, when known. */
  language?: string;
}

export interface Answer {
  /** Best first. */
  passages: FoundPassage[];
  /** Sentences from the passages, in the order of the texts and of what is said there; `id` tells the text whose units they cite. */
  lines: (CitedLine & { id: string })[];
}

/** Weights of the features of candidates and of statements, in their order. */
export interface AnswerWeights {
  passage: readonly number[];
  statement: readonly number[];
}

export interface AnswerOptions {
  /** Passages at the most. Default 5. */
  top?: number;
  /** Words of the answer at the most. Default 80. */
  maxWords?: number;
  weights?: AnswerWeights;
}

/** A short sentence says little, but for a word of the question; a longer one crowds out the others. In words. */
const sizes = { least: 4, short: 7, most: 60 } as const;
/** Share of its terms that a sentence may have in common with those chosen before it. */
const mostRepeated = 0.6;

/** What transcripts say to a question, in their own words: where, and the sentences nearest to it. Both empty when they don't speak of it. */
export function answer(
  texts: readonly AskedText[],
  question: string,
  { top = 5, maxWords = 80, weights = fitted }: AnswerOptions = {},
): Answer {
  const read = texts.map((text) => ({ ...text, language: detectUnitLanguage(text.units, text.language) }));
  const passages = findPassages(read, question, top, weights.passage);
  const places = new Map(texts.map(({ id }, i) => [id, i]));
  const lines = choose(answerStatements(read, question, passages), maxWords, weights.statement)
    .sort((a, b) => places.get(a.id)! - places.get(b.id)! || a.from - b.from)
    .map(({ id, text, from, to }) => ({ id, text, cites: Array.from({ length: to - from }, (_, i) => from + i) }));
  return { passages, lines };
}

/** The best statements that fit, none saying the same again. */
function choose(statements: readonly AnswerStatement[], maxWords: number, weights: readonly number[]): AnswerStatement[] {
  const fair = statements.filter(
    ({ length, covers }) => length >= (covers ? sizes.least : sizes.short) && length <= Math.min(sizes.most, maxWords),
  );
  const whole = fair.filter((statement) => statement.whole);
  const pool = 2 * whole.length >= fair.length ? whole : fair;
  const worth = ({ features }: AnswerStatement) => features.reduce((sum, value, i) => sum + value * weights[i]!, 0);
  const said = new Set<string>();
  let left = maxWords;
  return (pool.length > 0 ? pool : statements)
    .map((statement) => ({ statement, score: worth(statement) }))
    .sort((a, b) => b.score - a.score)
    .filter(({ statement: { length, terms } }) => {
      const repeated = terms.filter((term) => said.has(term)).length;
      if (length > left || repeated > mostRepeated * terms.length) return false;
      left -= length;
      for (const term of terms) said.add(term);
      return true;
    })
    .map(({ statement }) => statement);
}
