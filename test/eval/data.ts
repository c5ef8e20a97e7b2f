import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractTerms } from '../../lib/text/extract-terms.ts';
import type { TextUnit } from '../../lib/text/text-unit.ts';

/** A transcript with what people made of it. */
export interface Sample {
  id: string;
  lang: string;
  /** Kind of meeting; '' if the set has none. */
  domain?: string;
  units: TextUnit[];
  /** Units that start a chapter, the first one left out. */
  bounds: number[];
  /** Of all chapters, the first one included; '' for one without. */
  titles: string[];
  references: string[];
  questions: AnsweredQuestion[];
}
/** A question with a person's answer, and where the person found it: first unit, and the one after the last. */
export interface AnsweredQuestion {
  question: string;
  answer: string;
  spans: [from: number, to: number][];
}

const folder = process.env.GLOSS_DATA;

/** The samples of a set, or none where the sets are not at hand (`GLOSS_DATA` names their folder). */
export function load(set: string): Sample[] {
  const file = folder && join(folder, 'text', `${set}.jsonl`);
  if (!file || !existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { id, lang, domain = '', units, bounds, titles, refs, spec = [], questions } = JSON.parse(line) as Raw;
      return {
        id,
        lang,
        bounds,
        titles,
        units: units.map(({ text, speaker, t, e }) => ({ text, speaker, startTime: t, endTime: e })),
        references: refs.map(({ a }) => a),
        domain,
        questions: (questions ?? spec.map(({ q, a, spans }) => ({ query: q, answer: a, spans }))).map(
          ({ query, answer, spans }) => ({
            question: query,
            answer,
            spans: spans.map(([first, last]): [number, number] => [Number(first), Number(last) + 1]),
          }),
        ),
      };
    });
}

interface Raw {
  id: string;
  lang: string;
  units: { text: string; speaker?: string; t?: number; e?: number }[];
  bounds: number[];
  titles: string[];
  refs: { a: string }[];
  domain?: string;
  questions?: { query: string; answer: string; spans: [first: number, last: number][] }[];
  /** The same where a set has no others. */
  spec?: { q: string; a: string; spans: [first: string, last: string][] }[];
}

/** The same words as captions without punctuation: cues of twelve words, in Chinese of 18 characters. */
export function asBareCues({ units, ...sample }: Sample): Sample {
  const [word, count, separator] =
    sample.lang === 'zh' ? ([/[\p{L}\p{N}]/gu, 18, ''] as const) : ([/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu, 12, ' '] as const);
  const words = units.flatMap(({ text }) => text.toLowerCase().match(word) ?? []);
  const cues = Array.from({ length: Math.ceil(words.length / count) }, (_, i) => ({
    text: words.slice(i * count, (i + 1) * count).join(separator),
  }));
  return { ...sample, units: cues, bounds: [], titles: [] };
}

/** The chapters' titles as questions, each answered by its chapter; without those of which no word is said. */
export function asTitleQuestions({ units, bounds, titles, ...sample }: Sample): Sample {
  const starts = [0, ...bounds];
  const spokenTerms = new Set(units.flatMap(({ text }) => extractTerms(text, sample.lang)));
  const questions = titles.flatMap((question, i) =>
    extractTerms(question, sample.lang).some((term) => spokenTerms.has(term))
      ? [{ question, answer: '', spans: [[starts[i]!, starts[i + 1] ?? units.length]] as [number, number][] }]
      : [],
  );
  return { ...sample, units, bounds, titles, questions: questions.length > 1 ? questions : [] };
}

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
