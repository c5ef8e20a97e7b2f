import { sentences } from '../../lib/subtitles/sentences.ts';
import { summarize } from '../../lib/text/summarize.ts';
import { centroid } from './baselines/centroid.ts';
import { lexRank } from './baselines/lex-rank.ts';
import { textRank } from './baselines/text-rank.ts';
import { asBareCues, load, mean, random, type Sample } from './data.ts';
import { rouge, rougeTokens } from './rouge.ts';

interface Made {
  text: string;
  /** Share of the lines that begin and end as a sentence does; for methods that tell their lines. */
  whole?: number;
}
type Method = (sample: Sample, budget: number) => Made;

/** Fills the budget with sentences in order of rank, in the order of the text; what is over is cut off by the scorer. */
const ranked =
  (order: (sentences: string[], language: string) => number[]): Method =>
  ({ units, lang }, budget) => {
    const texts = sentences(units, lang).map(({ text }) => text);
    const picked: number[] = [];
    let size = 0;
    for (const index of order(texts, lang)) {
      if (size >= budget) break;
      picked.push(index);
      size += rougeTokens(texts[index]!, lang).length;
    }
    return {
      text: picked
        .sort((a, b) => a - b)
        .map((index) => texts[index])
        .join(' '),
    };
  };

const shuffled = (texts: string[]) => {
  const next = random(texts.length);
  const keys = texts.map(() => next());
  return [...keys.keys()].sort((a, b) => keys[a]! - keys[b]!);
};

const methods: Record<string, Method> = {
  lead: ranked((texts) => [...texts.keys()]),
  random: ranked(shuffled),
  TextRank: ranked(textRank),
  LexRank: ranked(lexRank),
  centroid: ranked(centroid),
  Gloss: ({ units, lang }, budget) => {
    const { lines } = summarize(units, { language: lang, ...(lang === 'zh' ? { maxCharacters: budget } : { maxWords: budget }) });
    const whole = lines.filter(({ text }) => /^\P{L}*(?:\p{Lu}|\p{Lo})/u.test(text) && /[.?!。？！…]["'”’」]?$/u.test(text));
    return { text: lines.map(({ text }) => text).join(' '), whole: whole.length / Math.max(1, lines.length) };
  },
};

export const summarySets = [
  { name: 'qmsum.val', budget: 110, samples: () => load('qmsum.val') },
  { name: 'qmsum.val as bare cues', budget: 110, samples: () => load('qmsum.val').map(asBareCues) },
  { name: 'vcsum.dev', budget: 225, samples: () => load('vcsum.dev') },
];

/** One row of figures per method: ROUGE-1, -2, -L in percent, share of whole sentences, milliseconds per sample. */
export function scoreSummaries(samples: readonly Sample[], budget: number): [string, string[]][] {
  return Object.entries(methods).map(([name, method]) => {
    const scores = samples.map((sample) => {
      const started = performance.now();
      const { text, whole } = method(sample, budget);
      const milliseconds = performance.now() - started;
      const made = rougeTokens(text, sample.lang).slice(0, budget);
      const against = sample.references.map((reference) => rouge(made, rougeTokens(reference, sample.lang)));
      return { against, whole, milliseconds, size: made.length };
    });
    const percent = (pick: (score: (typeof scores)[number]) => number) => (100 * mean(scores.map(pick))).toFixed(1);
    return [
      name,
      [
        percent(({ against }) => mean(against.map(({ one }) => one))),
        percent(({ against }) => mean(against.map(({ two }) => two))),
        percent(({ against }) => mean(against.map(({ longest }) => longest))),
        scores[0]?.whole === undefined ? '' : percent(({ whole }) => whole ?? 0),
        mean(scores.map(({ size }) => size)).toFixed(0),
        mean(scores.map(({ milliseconds }) => milliseconds)).toFixed(0),
      ],
    ];
  });
}
