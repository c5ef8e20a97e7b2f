import { cleanText } from '../../lib/subtitles/clean-text.ts';
import { composeTitles } from '../../lib/text/compose-titles.ts';
import { extractTerms } from '../../lib/text/extract-terms.ts';
import type { TitleWeights } from '../../lib/text/rank-titles.ts';
import { phraseLists } from './baselines/phrase-lists.ts';
import { load, type Sample } from './data.ts';
import { fitTitles, meetingWeight, readTitleRows } from './fit/fit-titles.ts';
import { row, type Table } from './table.ts';
import { sentenceTerms, titledChapters, titleFigures } from './title-scores.ts';

type Method = (sample: Sample, weights?: TitleWeights) => string[];

/** Number of words of the baselines' titles, and of characters in Chinese. */
const baselineWords = 6;
const baselineCharacters = 12;

const chapterTexts = ({ units, bounds }: Sample) => {
  const starts = [0, ...bounds];
  return starts.map((start, i) =>
    units
      .slice(start, starts[i + 1])
      .map(({ text }) => cleanText(text))
      .join(' '),
  );
};

const firstWords: Method = (sample) =>
  chapterTexts(sample).map((text) =>
    sample.lang === 'zh' ? [...text].slice(0, baselineCharacters).join('') : text.split(/\s+/, baselineWords).join(' '),
  );

/** The stems with the highest TF-IDF, chapters being the documents; of English stems, which are no words, those spelled first. */
const frequentWords: Method = (sample) => {
  const chapters = chapterTexts(sample).map((text) => countTerms(extractTerms(text, sample.lang)));
  const inChapters = countTerms(chapters.flatMap((counts) => [...counts.keys()]));
  return chapters.map((counts) => {
    const score = ([term, count]: [string, number]) => count * Math.log(1 + chapters.length / inChapters.get(term)!);
    const best = [...counts].sort((a, b) => score(b) - score(a)).slice(0, baselineWords - 1);
    return best.map(([term]) => term).join(sample.lang === 'zh' ? '、' : ', ');
  });
};

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

const methods: Record<string, Method> = {
  'first words': firstWords,
  'TF-IDF words': frequentWords,
  'phrase lists (4158245)': ({ units, bounds, lang }) => phraseLists(units, [0, ...bounds], lang),
  Gloss: ({ units, bounds, lang }, weights) => composeTitles(units, [0, ...bounds], lang, { weights }),
};

const sets = [
  { name: 'qmsum.val', fit: false },
  { name: 'btc-en.dev', fit: true },
  { name: 'tinyrec.dev', fit: true },
  { name: 'vcsum.dev', fit: true },
];

/** Folds of the sets that weights are fitted on: each part is titled by what was learned from the others. */
const folds = 5;

/**
 * Titles of the chapters that people marked, beside people's: F1 of words (Chinese: characters), the share of lists of words, of
 * those with an "and" that nobody said, which are lists too, of titles that start or end with a function word, of repeated ones and of
 * chapters without one. How rare an English word is, one of the features, was counted on the same talks without their titles
 * (`test/eval/fit/count-terms.ts`).
 */
export function titleTables(): Table[] {
  return sets.flatMap(({ name, fit }) => {
    const samples = load(name).filter((sample) => titledChapters(sample).length > 0);
    if (samples.length === 0) return [];
    const weightsFor = fit ? heldOut(name) : () => undefined;
    const read = samples.map((sample) => ({ sample, sentences: sentenceTerms(sample) }));
    const rows = Object.entries(methods).map(([method, compose]) =>
      row(
        method,
        read.flatMap(({ sample, sentences }) => titleFigures(compose(sample, weightsFor(sample)), sample, sentences)),
      ),
    );
    const count = samples.reduce((sum, sample) => sum + titledChapters(sample).length, 0);
    return [{ title: `Titles of ${name}, ${count} chapters of people${fit ? ', cross-validated' : ''}`, columns, rows }];
  });
}

/** By sample, weights that were fitted without its recording. A recording may be there in two divisions. */
function heldOut(name: string): (sample: Sample) => TitleWeights | undefined {
  const foldOf = (id: string) => [...id.split(':')[0]!].reduce((sum, character) => sum + character.charCodeAt(0), 0) % folds;
  const sets = name === 'vcsum.dev' ? ['vcsum.dev'] : ['qmsum.train', 'btc-en.dev', 'tinyrec.dev'];
  const read = sets.map((set) => load(set).map((sample) => ({ fold: foldOf(sample.id), rows: readTitleRows(sample) })));
  const fitted = Array.from({ length: folds }, (_, fold) =>
    fitTitles(
      read.map((one, i) => ({
        read: one.filter((other) => sets[i] === 'qmsum.train' || other.fold !== fold).map(({ rows }) => rows),
        weight: sets[i] === 'qmsum.train' ? meetingWeight : 1,
      })),
      name === 'vcsum.dev' ? 'unspaced' : 'spaced',
    ),
  );
  return ({ id }) => ({ spaced: fitted[foldOf(id)]!, unspaced: fitted[foldOf(id)]! });
}

const columns = [
  { name: 'F1', digits: 1 },
  { name: 'lists %', digits: 1 },
  { name: 'unspoken and %', digits: 1 },
  { name: 'loose ends %', digits: 1 },
  { name: 'repeated %', digits: 1 },
  { name: 'none %', digits: 1 },
  { name: 'words', digits: 1 },
];
