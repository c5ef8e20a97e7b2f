import { answerStatements } from '../../../lib/text/answer-statements.ts';
import type { AnswerWeights } from '../../../lib/text/extract-answer.ts';
import { candidatesFor } from '../../../lib/text/passage-candidates.ts';
import { findPassages } from '../../../lib/text/passages.ts';
import type { Sample } from '../data.ts';
import { rougeTokens } from '../rouge.ts';
import { spanScores, wordsBefore } from '../span-scores.ts';
import { fitChoice, fitRidge } from './fit-regression.ts';
import { similarity } from './similarity.ts';

/** Weights for answers: which passages people mark, and how much of a sentence's wording their answer shares. */
export function fitAnswers(samples: readonly Sample[]): AnswerWeights {
  const asked = samples.flatMap(({ id, units, lang, questions }) => {
    const before = wordsBefore(units);
    return questions.map((one) => ({ ...one, before, texts: [{ id, units, language: lang }] }));
  });
  const passage = fitChoice(
    asked.map(({ texts, question, spans, before }) => {
      const candidates = candidatesFor(texts, question);
      return {
        rows: candidates.map(({ features }) => features),
        right: candidates.map(({ from, to }) => spanScores([[from, to]], spans, before).found === 1),
      };
    }),
  ).map(rounded);
  const rows: number[][] = [];
  const targets: number[] = [];
  for (const { texts, question, answer } of asked) {
    const alike = similarity(rougeTokens(answer, texts[0]!.language));
    for (const { text, length, features } of answerStatements(texts, question, findPassages(texts, question, 5, passage))) {
      if (length < 7) continue;
      rows.push(features);
      targets.push(alike(rougeTokens(text, texts[0]!.language)));
    }
  }
  return { passage, statement: fitRidge(rows, targets, 5).map(rounded) };
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
