import { answerPromise } from '../../lib/promise/find-promise.ts';
import { readPromiseSource } from '../../lib/promise/promise-source.ts';
import { readPromise } from '../../lib/promise/read-promise.ts';
import type { TitlePromise } from '../../lib/records/title-promise.ts';
import { seededRandom } from '../seeded-random.ts';
import { load } from './data.ts';
import { type Row, row, type Table } from './table.ts';

/** A judgment of one title: a question of the meeting itself with its marked spans, or one of another meeting without. */
interface JudgedTitle {
  spans?: readonly (readonly [from: number, to: number])[];
  found: TitlePromise | null;
}

/**
 * How often titles that people's questions stand for are judged right: on the questions of meetings that nothing was fitted on,
 * and on as many questions of other meetings, each drawn by seed.
 */
export function promiseTable(): Table {
  const samples = load('qmsum.val').filter(({ questions }) => questions.length > 0);
  const next = seededRandom(17);
  const sources = samples.map(({ units, lang }) => readPromiseSource(units, lang));
  const judge = (which: number, title: string) => {
    const { units, lang } = samples[which]!;
    const promise = readPromise(title, lang);
    return promise === undefined ? null : answerPromise(promise, units, sources[which]!);
  };
  const judged = samples.flatMap(({ questions }, which) =>
    questions.flatMap(({ question, spans }): JudgedTitle[] => {
      const other = (which + 1 + Math.floor(next() * (samples.length - 1))) % samples.length;
      return [{ spans, found: judge(which, question) }, { found: judge(other, question) }];
    }),
  );
  const count = judged.length / 2;
  return {
    title: `Promises of ${count} titles, questions of qmsum.val, and of ${count} of other meetings`,
    columns: [
      { name: 'in span %', digits: 1 },
      { name: 'answered: in span %', digits: 1 },
      { name: 'answered %', digits: 1 },
      { name: 'foreign: not answered %', digits: 1 },
    ],
    rows: [row('Gloss', judged.map(promiseFigures))],
  };
}

/**
 * Scores one title. The answer stands in the marked spans if at least half of its cues do; it is scored for all titles, and for
 * those that count as answered.
 */
export function promiseFigures({ spans, found }: JudgedTitle): Row['figures'] {
  const isAnswered = found?.answered === true;
  if (!spans) return { 'foreign: not answered %': isAnswered ? 0 : 100 };
  const cites = found?.cites ?? [];
  const inside = cites.filter((cite) => spans.some(([from, to]) => cite >= from && cite < to)).length;
  const inSpan = inside > 0 && 2 * inside >= cites.length ? 100 : 0;
  return { 'in span %': inSpan, 'answered %': isAnswered ? 100 : 0, ...(isAnswered && { 'answered: in span %': inSpan }) };
}
