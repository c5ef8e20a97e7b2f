import { readDocument, type Statement } from './document.ts';
import type { SearchedText } from './passage-candidates.ts';
import type { FoundPassage } from './passages.ts';
import { readQuestion } from './question.ts';
import { searchTerms } from './search-terms.ts';

/** Units read beside a passage, so that its first and last sentence are whole. */
const margin = 12;

/** A sentence of a passage. `id` tells the text, `from` and `to` its units. */
export interface AnswerStatement extends Omit<Statement, 'terms'> {
  id: string;
  /** Stems, each once. */
  terms: string[];
  /** Whether it has a word of the question. */
  covers: boolean;
  /** What speaks for it, in the order of `answer-weights.json`. */
  features: number[];
}

/** The sentences that begin in the passages, best passage first. */
export function answerStatements(
  texts: readonly SearchedText[],
  question: string,
  passages: readonly FoundPassage[],
): AnswerStatement[] {
  const byId = new Map(texts.map((text) => [text.id, text]));
  const read = passages.map((passage) => readPassage(byId.get(passage.id)!, passage, question));
  const all = read.flatMap(({ statements }) => statements);
  const spread = new Map<string, number>();
  for (const { terms } of all) for (const term of terms) spread.set(term, (spread.get(term) ?? 0) + 1);
  const rarity = (term: string) => Math.log(1 + all.length / (spread.get(term) ?? 0.5));
  return read.flatMap(({ statements, wanted, from, to }, rank) => {
    const most = [...wanted].reduce((sum, term) => sum + rarity(term), 0) || 1;
    const covered = statements.map(({ terms }) =>
      terms.reduce((sum, term) => sum + (wanted.has(term) ? rarity(term) / most : 0), 0),
    );
    return statements.flatMap((statement, i) => {
      if (statement.from < from || statement.from >= to) return [];
      const { terms, length, emptiness } = statement;
      const before = Math.max(covered[i - 1] ?? 0, 0.7 * (covered[i - 2] ?? 0));
      const focus = terms.reduce((sum, term) => sum + Math.log(spread.get(term)!), 0);
      const size = Math.log1p(length) / 4;
      const features = [1, Math.sqrt(covered[i]!), before, 1 / (1 + rank), size, size ** 2, emptiness, Math.log1p(focus) / 4];
      return [{ ...statement, covers: covered[i]! > 0, features }];
    });
  });
}

function readPassage({ id, units, language }: SearchedText, { from, to }: FoundPassage, question: string) {
  const start = Math.max(0, from - margin);
  const beside = units.slice(start, to + margin);
  const speakers = new Set(beside.flatMap(({ speaker }) => (speaker ? [speaker] : [])));
  const statements = readDocument(beside, language).statements.map((statement) => ({
    ...statement,
    id,
    from: statement.from + start,
    to: statement.to + start,
    terms: [...new Set(searchTerms(statement.text, language))],
  }));
  return { statements, from, to, wanted: new Set(readQuestion(question, language, speakers).terms) };
}
