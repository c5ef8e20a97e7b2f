import { splitSentences } from '../../lib/subtitles/sentences.ts';
import type { SummaryWeights } from '../../lib/text/ranking.ts';
import { summarize } from '../../lib/text/summarize.ts';
import { seededRandom } from '../seeded-random.ts';
import { centroid } from './baselines/centroid.ts';
import { lexRank } from './baselines/lex-rank.ts';
import { descending } from './baselines/sentence-graph.ts';
import { textRank } from './baselines/text-rank.ts';
import { asBareCues, load, mean, type Sample } from './data.ts';
import { fitSummaries } from './fit/fit-text.ts';
import { askPeer } from './peers/ask-peers.ts';
import { peers } from './peers/methods.ts';
import { rouge, rougeTokens } from './rouge.ts';
import { type Row, row, type Table } from './table.ts';

interface WrittenSummary {
  text: string;
  /** Share of the lines that begin and end as a sentence does; for methods that return their lines. */
  whole?: number;
}
type Method = (sample: Sample, budget: number) => WrittenSummary;

/** Fills the budget with splitSentences in order of rank, in the order of the text; what is over is cut off by the scorer. */
const ranked =
  (order: (sentences: string[], language: string) => number[]): Method =>
  ({ units, lang }, budget) => {
    const texts = splitSentences(units, lang).map(({ text }) => text);
    const picked: number[] = [];
    let size = 0;
    for (const index of order(texts, lang)) {
      if (size >= budget) break;
      picked.push(index);
      size += rougeTokens(texts[index]!, lang).length;
    }
    const chosen = picked.toSorted((a, b) => a - b).map((index) => texts[index]!);
    return { text: chosen.join(' '), whole: wholeShare(chosen) };
  };

const wholeShare = (lines: readonly string[]) =>
  lines.filter((text) => /^\P{L}*(?:\p{Lu}|\p{Lo})/u.test(text) && /[.?!。？！…]["'”’」]?$/u.test(text)).length /
  Math.max(1, lines.length);

const shuffled = (texts: string[]) => {
  const next = seededRandom(texts.length);
  return descending(texts.map(next));
};

export const baselines: Record<string, Method> = {
  lead: ranked((texts) => [...texts.keys()]),
  random: ranked(shuffled),
  TextRank: ranked(textRank),
  LexRank: ranked(lexRank),
  centroid: ranked(centroid),
};

const gloss =
  (weightsFor: (sample: Sample) => SummaryWeights | undefined): Method =>
  (sample, budget) => {
    const size = sample.lang === 'zh' ? { maxCharacters: budget } : { maxWords: budget };
    const { lines } = summarize(sample.units, { language: sample.lang, ...size, weights: weightsFor(sample) });
    return { text: lines.map(({ text }) => text).join(' '), whole: wholeShare(lines.map(({ text }) => text)) };
  };

const sets = [
  { name: 'qmsum.val', budget: 110, samples: () => load('qmsum.val') },
  { name: 'qmsum.val as bare cues', budget: 110, samples: () => load('qmsum.val').map(asBareCues), bare: true },
  { name: 'vcsum.dev', budget: 225, samples: () => load('vcsum.dev'), fit: true },
  {
    name: 'vcsum.dev as bare cues',
    budget: 225,
    samples: () => load('vcsum.dev').map(asBareCues),
    fit: true,
    bare: true,
    knowsMarks: true,
  },
];

/**
 * Returns ROUGE of the summaries and the share of whole sentences, in percent, and their size in words or characters. Of a set that
 * weights are fitted on, each transcript is left out in turn; the network that finds the marks of Chinese was fitted on all of them.
 */
export async function summaryTables(withPeers: boolean): Promise<Table[]> {
  const tables: Table[] = [];
  for (const { name, budget, samples, fit, bare, knowsMarks } of sets) {
    const loaded = samples();
    if (loaded.length === 0) continue;
    const weights = new Map(fit ? loaded.map((one) => [one, fitSummaries(loaded.filter((other) => other !== one))]) : []);
    const methods = { ...baselines, Gloss: gloss((sample) => weights.get(sample)) };
    const rows = Object.entries(methods).map(([method, make]) =>
      row(
        method,
        loaded.map((sample) => figures(make, sample, budget)),
      ),
    );
    const language = loaded[0]!.lang;
    tables.push({
      title: `Summaries of ${name}, ${loaded.length} transcripts, cut to ${budget}${fit ? ', cross-validated' : ''}${knowsMarks ? ' but for the marks' : ''}`,
      columns: [
        { name: 'ROUGE-1', digits: 1 },
        { name: 'ROUGE-2', digits: 1 },
        { name: 'ROUGE-L', digits: 1 },
        ...(bare ? [] : [{ name: 'whole %', digits: 1 }]),
        { name: 'size', digits: 0 },
      ],
      rows: [...rows.slice(0, -1), ...(withPeers ? await peerRows(loaded, language, budget) : []), rows.at(-1)!],
    });
  }
  return tables;
}

function figures(method: Method, sample: Sample, budget: number): Row['figures'] {
  const { text, whole } = method(sample, budget);
  return { ...likeness(text, sample, budget), ...(whole !== undefined && { 'whole %': 100 * whole }) };
}

function likeness(text: string, { references, lang }: Sample, budget: number): Row['figures'] {
  const made = rougeTokens(text, lang).slice(0, budget);
  const against = references.map((reference) => rouge(made, rougeTokens(reference, lang)));
  return {
    'ROUGE-1': 100 * mean(against.map(({ one }) => one)),
    'ROUGE-2': 100 * mean(against.map(({ two }) => two)),
    'ROUGE-L': 100 * mean(against.map(({ longest }) => longest)),
    size: made.length,
  };
}

async function peerRows(samples: readonly Sample[], language: string, budget: number): Promise<Row[]> {
  // It knows no other language.
  const names = Object.keys(peers).filter((name) => name !== 'sum' || language === 'en');
  return Promise.all(
    names.map(async (name) => {
      const tasks = samples.map(({ units }) => ({ text: units.map(({ text }) => text).join('\n'), language, budget }));
      const made = await askPeer(name, tasks);
      return row(
        `npm ${name}`,
        made.map(({ summary }, i) => likeness(summary, samples[i]!, budget)),
      );
    }),
  );
}
