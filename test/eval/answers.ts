import { type AnswerWeights, extractAnswer } from '../../lib/text/extract-answer.ts';
import { seededRandom } from '../seeded-random.ts';
import { bm25 } from './baselines/bm25.ts';
import { descending } from './baselines/sentence-graph.ts';
import { textRank } from './baselines/text-rank.ts';
import { type AnsweredQuestion, asTitleQuestions, load, type Sample } from './data.ts';
import { fitAnswers } from './fit/fit-answers.ts';
import { rouge, rougeTokens } from './rouge.ts';
import { cutPassages, type Span, spanScores, wordsBefore } from './span-scores.ts';
import { type Row, row, type Table } from './table.ts';

const maxPassages = 5;
const passageSize = 110;
/** Every method's passages are cut to so many words together, its answer to so many tokens. */
const maxPassageWords = maxPassages * passageSize;
const answerSize = 80;

interface FoundAnswer {
  passages: Span[];
  answer: string;
}
/** Reads a transcript once, then answers its questions. */
type Method = (sample: Sample, weights?: AnswerWeights) => (question: AnsweredQuestion) => FoundAnswer;

/** The best of passages of even size that are not one over the other; the answer is the best one's beginning. */
const ranked =
  (step: number, read: (texts: string[], language: string) => (question: string) => number[]): Method =>
  (sample) => {
    const places = windows(sample, step);
    const texts = places.map((place) => textOf(sample, place));
    const order = read(texts, sample.lang);
    return ({ question }) => {
      const picked: number[] = [];
      for (const index of order(question)) {
        const [from, to] = places[index]!;
        const free = picked.every((other) => to <= places[other]![0] || places[other]![1] <= from);
        if (picked.length < maxPassages && free) picked.push(index);
      }
      return { passages: picked.map((index) => places[index]!), answer: texts[picked[0]!] ?? '' };
    };
  };

const methods: Record<string, Method> = {
  random: ranked(passageSize, (texts) => {
    const next = seededRandom(texts.length);
    return () => descending(texts.map(next));
  }),
  TextRank: ranked(passageSize, (texts, language) => {
    const order = textRank(texts, language);
    return () => order;
  }),
  BM25: ranked(passageSize / 2, (texts, language) => {
    const score = bm25(texts, language);
    return (question) => descending(score(question));
  }),
  Gloss:
    ({ id, units, lang }, weights) =>
    ({ question }) => {
      const { passages, lines } = extractAnswer([{ id, units, language: lang }], question, {
        maxPassages,
        maxWords: answerSize,
        weights,
      });
      return { passages: passages.map(({ from, to }) => [from, to]), answer: lines.map(({ text }) => text).join(' ') };
    },
};

const sets = [
  { name: 'questions of qmsum.train', samples: () => load('qmsum.train'), fit: true },
  { name: "chapters' titles of btc-en.dev", samples: () => load('btc-en.dev').map(asTitleQuestions) },
  { name: "chapters' titles of vcsum.dev", samples: () => load('vcsum.dev').map(asTitleQuestions) },
];

/**
 * How often the marked span is among the first passages, how much of it, and how much the answer's words are a person's
 * (ROUGE), in percent. Of questions that weights are fitted on, each half is answered with what was learned from the other.
 */
export function answerTables(): Table[] {
  return sets.flatMap(({ name, samples, fit }) => {
    const samplesWithQuestions = samples().filter(({ questions }) => questions.length > 0);
    if (samplesWithQuestions.length === 0) return [];
    const halves = [0, 1].map((half) => samplesWithQuestions.filter((_, i) => i % 2 === half));
    const weights = fit ? halves.map((_, half) => fitAnswers(halves[1 - half]!)) : [];
    const rows = Object.entries(methods).map(([method, read]) =>
      row(
        method,
        halves.flatMap((half, i) => half.flatMap((sample) => figures(read, sample, weights[i]))),
      ),
    );
    const count = samplesWithQuestions.reduce((sum, { questions }) => sum + questions.length, 0);
    const title = `Answers to ${count} ${name}, ${maxPassages} passages cut to ${maxPassageWords} words${fit ? ', cross-validated' : ''}`;
    return [{ title, columns: columns.filter(({ name }) => fit || !name.startsWith('ROUGE')), rows }];
  });
}

const columns = [
  { name: 'found %', digits: 1 },
  { name: 'recall %', digits: 1 },
  { name: 'words', digits: 0 },
  { name: 'ROUGE-1', digits: 1 },
  { name: 'ROUGE-2', digits: 1 },
  { name: 'ROUGE-L', digits: 1 },
  { name: 'ms', digits: 0 },
];

function figures(read: Method, sample: Sample, weights?: AnswerWeights): Row['figures'][] {
  const before = wordsBefore(sample.units);
  const began = performance.now();
  const reply = read(sample, weights);
  const reading = (performance.now() - began) / sample.questions.length;
  return sample.questions.map((question) => {
    const started = performance.now();
    const { passages, answer } = reply(question);
    const ms = reading + performance.now() - started;
    const { found, recall, size } = spanScores(cutPassages(passages, maxPassageWords, before), question.spans, before);
    const made = rougeTokens(answer, sample.lang).slice(0, answerSize);
    const { one, two, longest } = rouge(made, rougeTokens(question.answer, sample.lang));
    return {
      ...{ 'found %': 100 * found, 'recall %': 100 * recall, words: size, ms },
      ...{ 'ROUGE-1': 100 * one, 'ROUGE-2': 100 * two, 'ROUGE-L': 100 * longest },
    };
  });
}

/** Neighboring units of about a passage's size, beginning so many words apart. */
function windows({ units }: Sample, step: number): Span[] {
  const before = wordsBefore(units);
  const after = (unit: number, words: number) => {
    const end = before.findIndex((wordsBefore, i) => i > unit && wordsBefore >= before[unit]! + words);
    return end < 0 ? units.length : end;
  };
  const found: Span[] = [];
  for (let from = 0; from < units.length; from = after(from, step)) {
    const to = after(from, passageSize);
    const over = before[to]! - before[from]! - passageSize;
    const under = passageSize - (before[to - 1]! - before[from]!);
    found.push([from, over > under && to - 1 > from ? to - 1 : to]);
  }
  return found;
}

const textOf = ({ units }: Sample, [from, to]: Span) =>
  units
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
