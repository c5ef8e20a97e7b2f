import { countWords } from '../../lib/subtitles/count-words.ts';
import { splitSentences } from '../../lib/subtitles/sentences.ts';
import { cleanSpeech } from '../../lib/text/clean-speech.ts';
import { extractTerms } from '../../lib/text/extract-terms.ts';
import { splitWords } from '../../lib/text/split-words.ts';
import { stopwords } from '../../lib/text/stopwords.ts';
import { titleLanguage } from '../../lib/text/title-language.ts';
import { mean, type Sample } from './data.ts';
import { rouge, rougeTokens } from './rouge.ts';
import type { Row } from './table.ts';

/** A chapter that a person titled. */
export interface TitledChapter {
  index: number;
  title: string;
}

/** Minimum number of words of a chapter whose title is judged. */
const minChapterWords = 20;
/** Number of content words from which a title that no sentence contains is a list. */
const minListWords = 3;

/** Returns the chapters whose titles by people are compared: titled with a content word, and not almost empty. */
export function titledChapters({ units, bounds, titles, lang }: Sample): TitledChapter[] {
  const starts = [0, ...bounds];
  return starts.flatMap((start, index) => {
    const title = titles[index] ?? '';
    const words = units.slice(start, starts[index + 1]).reduce((sum, { text }) => sum + countWords(text), 0);
    return titleTokens(title, lang).length > 0 && words >= minChapterWords ? [{ index, title }] : [];
  });
}

/** Stems of the words of a title that are longer than two letters and no article, "and", "for", "with" or "about"; in Chinese, characters. */
function titleTokens(title: string, language: string): string[] {
  if (language === 'zh') return rougeTokens(title, language);
  return (title.toLowerCase().match(/[a-z0-9]+/g) ?? [])
    .filter((word) => word.length > 2 && !/^(?:the|and|for|with|about)$/.test(word))
    .map((word) => word.replace(/(?:ing|ed|es|s)$/, ''));
}

/** F1 of the words of a title (Chinese: characters) with those of a person's, 0 to 1. */
export const titleF1 = (title: string, reference: string, language: string): number =>
  rouge(titleTokens(title, language), titleTokens(reference, language)).one;

/** The sentences of a transcript, slides or description as content words, against which titles are judged. */
export const sentenceTerms = ({ units, lang }: Pick<Sample, 'units' | 'lang'>): string[][] =>
  splitSentences(units, lang).map(({ text }) => extractTerms(text, lang));

/** Whether a title is a list: at least three content words that no sentence contains in this order. */
export function isWordList(title: string, sentences: readonly (readonly string[])[], language: string): boolean {
  const terms = extractTerms(title, language);
  return terms.length >= minListWords && !sentences.some((sentence) => containsInOrder(sentence, terms));
}

/** Maximum number of function words between two halves of a title that a speaker joins by "and", that word included. */
const maxJointWords = 3;

/** Whether a title joins two phrases by an "and" that no sentence of the text has between them. */
export function hasUnspokenAnd(title: string, units: Sample['units'], language: string): boolean {
  const { conjunction, coordinators } = titleLanguage(language);
  const [first = '', ...others] = conjunction === '' ? [] : title.split(conjunction);
  if (others.length === 0) return false;
  const before = splitWords(first, language).at(-1);
  const [after] = splitWords(others.join(conjunction), language);
  return !splitSentences(units, language).some(({ text }) => {
    const words = splitWords(cleanSpeech(text, language), language);
    return words.some((word, at) => {
      if (word !== before) return false;
      const to = words.indexOf(after!, at + 1);
      const joint = to < 0 ? [] : words.slice(at + 1, to);
      return joint.length <= maxJointWords && joint.some((one) => coordinators.has(one));
    });
  });
}

function containsInOrder(sentence: readonly string[], terms: readonly string[]): boolean {
  let matched = 0;
  for (const term of sentence) if (term === terms[matched]) matched++;
  return matched === terms.length;
}

/** Whether a title starts or ends with a function word, such as an article or a preposition. */
export function hasLooseEnd(title: string, language: string): boolean {
  const words = splitWords(title, language);
  return words.length > 0 && [words[0]!, words.at(-1)!].some((word) => stopwords(language).has(word));
}

/** Returns the figures of all titles of a transcript, in percent, those with an unspoken "and" being lists; F1 over the chapters that a person titled. */
export function titleFigures(
  titles: readonly string[],
  sample: Sample,
  sentences: readonly (readonly string[])[],
): Row['figures'][] {
  const given = titles.filter((title) => title !== '');
  const share = (count: number) => (100 * count) / Math.max(1, given.length);
  const hasUnspoken = (title: string) => hasUnspokenAnd(title, sample.units, sample.lang);
  const isList = (title: string) => isWordList(title, sentences, sample.lang) || hasUnspoken(title);
  const figures = {
    'lists %': share(given.filter(isList).length),
    'unspoken and %': share(given.filter(hasUnspoken).length),
    'loose ends %': share(given.filter((title) => hasLooseEnd(title, sample.lang)).length),
    'repeated %': share(given.length - new Set(given).size),
    'none %': (100 * (titles.length - given.length)) / titles.length,
    words: mean(given.map((title) => countWords(title))),
  };
  const scores = titledChapters(sample).map(({ index, title }) => 100 * titleF1(titles[index]!, title, sample.lang));
  return scores.map((f1) => ({ F1: f1, ...figures }));
}
