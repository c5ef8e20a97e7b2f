import { type AnswerWeights, answer } from '../../lib/text/answer.ts';
import { fitAnswers } from '../../scripts/fit-answers.ts';
import { bm25 } from './baselines/bm25.ts';
import { descending } from './baselines/sentence-graph.ts';
import { textRank } from './baselines/text-rank.ts';
import { type Asked, asTitleQuestions, load, mean, random, type Sample } from './data.ts';
import { rouge, rougeTokens } from './rouge.ts';
import { cutPassages, type Span, spanScores, wordsBefore } from './span-scores.ts';

const top = 5;
const passageSize = 110;
/** Every method's passages are cut to so many words together, its answer to so many tokens. */
const most = top * passageSize;
const answerSize = 80;

interface Found {
  passages: Span[];
  answer: string;
}
/** Reads a transcript once, then answers its questions. */
type Method = (sample: Sample, weights?: AnswerWeights) => (asked: Asked) => Found;

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
        if (picked.length < top && free) picked.push(index);
      }
      return { passages: picked.map((index) => places[index]!), answer: texts[picked[0]!] ?? '' };
    };
  };

const methods: Record<string, Method> = {
  random: ranked(passageSize, (texts) => {
    const next = random(texts.length);
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
      const { passages, lines } = answer([{ id, units, language: lang }], question, { top, maxWords: answerSize, weights });
      return { passages: passages.map(({ from, to }) => [from, to]), answer: lines.map(({ text }) => text).join(' ') };
    },
};

export const answerSets = [
  { name: 'questions of qmsum.train, cross-validated', fit: true, samples: () => load('qmsum.train').filter(asksSomething) },
  { name: "chapters' titles of btc-en.dev", samples: () => load('btc-en.dev').map(asTitleQuestions).filter(asksSomething) },
  { name: "chapters' titles of vcsum.dev", samples: () => load('vcsum.dev').map(asTitleQuestions).filter(asksSomething) },
];

const asksSomething = ({ questions }: Sample) => questions.length > 0;

/** One row of figures per method: spans found, their words found, words of the passages, ROUGE of the answers, milliseconds per question. */
export function scoreAnswers(samples: readonly Sample[], fit = false): [string, string[]][] {
  const halves = [0, 1].map((half) => samples.filter((_, i) => i % 2 === half));
  // Each half is asked with what was learned from the other one.
  const weights = fit ? halves.map((_, half) => fitAnswers(halves[1 - half]!)) : [];
  return Object.entries(methods).map(([name, method]) => {
    const scores = halves.flatMap((half, i) => half.flatMap((sample) => scoresOf(method, sample, weights[i])));
    const over = (pick: (score: (typeof scores)[number]) => number, digits = 1) => mean(scores.map(pick)).toFixed(digits);
    const answered = samples.some(({ questions }) => questions.some(({ answer }) => answer !== ''));
    return [
      name,
      [
        over(({ found }) => 100 * found),
        over(({ recall }) => 100 * recall),
        over(({ size }) => size, 0),
        ...(['one', 'two', 'longest'] as const).map((kind) => (answered ? over(({ likeness }) => 100 * likeness[kind]) : '')),
        over(({ milliseconds }) => milliseconds, 0),
      ],
    ];
  });
}

function scoresOf(method: Method, sample: Sample, weights?: AnswerWeights) {
  const before = wordsBefore(sample.units);
  const began = performance.now();
  const reply = method(sample, weights);
  const reading = (performance.now() - began) / sample.questions.length;
  return sample.questions.map((asked) => {
    const started = performance.now();
    const found = reply(asked);
    const milliseconds = reading + performance.now() - started;
    const made = rougeTokens(found.answer, sample.lang).slice(0, answerSize);
    return {
      ...spanScores(cutPassages(found.passages, most, before), asked.spans, before),
      likeness: rouge(made, rougeTokens(asked.answer, sample.lang)),
      milliseconds,
    };
  });
}

/** Neighbouring units of about a passage's size, beginning so many words apart. */
function windows({ units }: Sample, step: number): Span[] {
  const before = wordsBefore(units);
  const after = (unit: number, words: number) => {
    const end = before.findIndex((said, i) => i > unit && said >= before[unit]! + words);
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
