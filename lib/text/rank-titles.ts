import { type BoostedTrees, predictLogOdds, type Tree } from './boosted-trees.ts';
import { isEnglishTitle } from './english-title.ts';
import { joinAsSpoken } from './join-phrases.ts';
import { hanEnding } from './join-suffixes.ts';
import { sigmoid } from './logistic.ts';
import { findNounPhrase } from './noun-phrase.ts';
import type { PhrasePlace } from './noun-test.ts';
import { isNumberWord } from './number-words.ts';
import type { TextUnit } from './text-unit.ts';
import {
  type CandidateChapter,
  phraseText,
  readTitleCandidates,
  type TitleCandidate,
  type TitleDocument,
} from './title-candidates.ts';
import { titleFeatures } from './title-features.ts';
import { titleLanguage } from './title-language.ts';
import fitted from './title-weights.json' with { type: 'json' };
import { isUnspacedLanguage } from './unspaced-language.ts';

/** The models that rate the words of a chapter's title, for scripts with and without spaces between words. */
export interface TitleWeights {
  spaced: BoostedTrees;
  unspaced: BoostedTrees;
}

/** A title that a chapter may get. */
export interface RankedTitle {
  chapter: number;
  text: string;
  /** Stems of its content words, sorted, by which titles are the same. */
  key: string;
  /** Expected F1 of its words with those of a person's title. */
  score: number;
}

interface RatedPhrase {
  phrase: TitleCandidate;
  /** Number of its words (characters where scripts have no spaces), and how many of them a person's title is expected to have. */
  length: number;
  expected: number;
  score: number;
}

const fittedWeights: TitleWeights = {
  spaced: { base: fitted.spaced.base, trees: fitted.spaced.trees as unknown as Tree[] },
  unspaced: { base: fitted.unspaced.base, trees: fitted.unspaced.trees as unknown as Tree[] },
};
/** Mean length of people's titles: in words, and in characters where scripts have no spaces. */
const usualLength = { spaced: 4, unspaced: 10 } as const;
/** Share of people's titles with a possessive particle, in languages whose titles are compared by characters. */
const possessiveLikelihood = 0.6;
/** Number of a chapter's best phrases that are joined, and of the titles of which one becomes the chapter's. */
const maxPhrases = { spaced: 20, unspaced: 15 } as const;
const maxRanked = 20;
const maxJoinedWords = 6;
/** Gain of a phrase's score per natural logarithm of its count. */
const recurrenceBonus = 0.1;
/** Number of words up to which a chapter is too short for the models: its titles contain one of its most frequent words. */
const minRatedLength = 80;

/** Returns the titles that chapters may get, of all chapters together, best first: phrases, and two that stand close together. */
export function rankTitles(
  units: readonly TextUnit[],
  starts: readonly number[],
  language: string,
  weights: TitleWeights = fittedWeights,
): RankedTitle[] {
  const document = readTitleCandidates(units, starts, language);
  const rated = document.chapters.map((chapter, i) => ratePhrases(chapter, i, document, language, weights));
  const nouns = rated.map((phrases) => phrases.flatMap(asNoun));
  // Without capitals, for instance, no German word is known to be a noun.
  const known = nouns.some((phrases) => phrases.length > 0) ? nouns : rated;
  return document.chapters
    .flatMap((chapter, i) => {
      const phrases = preferFrequent(known[i]!, chapter).slice(
        0,
        maxPhrases[isUnspacedLanguage(language) ? 'unspaced' : 'spaced'],
      );
      const titles = [
        ...phrases.map((phrase) => titleOf([phrase], i, phrase.score, phrase.phrase.text)),
        ...joinPhrases(phrases, i, document),
      ];
      return titles.sort((a, b) => b.score - a.score).slice(0, maxRanked);
    })
    .sort((a, b) => b.score - a.score);

  /** Returns a phrase as it is spelled where it is a noun; none where it is one nowhere. */
  function asNoun(rated: RatedPhrase): RatedPhrase[] {
    const place = findNounPhrase(rated.phrase, language);
    return place ? [{ ...rated, phrase: { ...rated.phrase, text: phraseText(place, language) } }] : [];
  }
}

function ratePhrases(
  { candidates }: CandidateChapter,
  chapter: number,
  document: TitleDocument,
  language: string,
  { spaced, unspaced }: TitleWeights,
): RatedPhrase[] {
  const isUnspaced = isUnspacedLanguage(language);
  const { possessive } = titleLanguage(language);
  const likelihoods = new Map<number, number>();
  for (const [stem, features] of titleFeatures(document, chapter))
    likelihoods.set(stem, sigmoid(predictLogOdds(features, isUnspaced ? unspaced : spaced)));
  return candidates
    .filter((candidate) => isTitleLike(candidate, document, language))
    .map((phrase): RatedPhrase => {
      const { content, text } = phrase;
      const length = isUnspaced ? [...text].length : content.length;
      const expected = content.reduce(
        (sum, word) => sum + likelihoods.get(word.stem)! * (isUnspaced ? [...word.text].length : 1),
        possessive && text.includes(possessive) ? possessiveLikelihood : 0,
      );
      return { phrase, length, expected, score: expectedF1(expected, length, isUnspaced) * recurrenceFactor(phrase, isUnspaced) };
    })
    .sort((a, b) => b.score - a.score || b.phrase.count - a.phrase.count);
}

/** Returns phrases; in a chapter too short for the models those with one of its most frequent words, if any. */
function preferFrequent(phrases: RatedPhrase[], { stems, length }: CandidateChapter): RatedPhrase[] {
  if (length > minRatedLength) return phrases;
  const maxCount = [...stems.values()].reduce((max, { count }) => Math.max(max, count), 0);
  const frequent = phrases.filter(({ phrase: { content } }) => content.some(({ stem }) => stems.get(stem)!.count >= maxCount));
  return frequent.length > 0 ? frequent : phrases;
}

/** Returns by how much more likely several words are a title because they recur together, in scripts with spaces. */
const recurrenceFactor = ({ content, count }: TitleCandidate, isUnspaced: boolean) =>
  isUnspaced || content.length === 1 ? 1 : 1 + recurrenceBonus * Math.log(count);

const expectedF1 = (expected: number, length: number, isUnspaced: boolean) =>
  (2 * expected) / (length + usualLength[isUnspaced ? 'unspaced' : 'spaced']);

/** Matches a suffix in Chinese and Japanese that segmenters take for a word, as in "中心|化". */
const hanSuffix = /^[化性型式率度者员界们]$/u;

/** Matches an amount or a date in Chinese or Japanese characters. */
const hanAmount =
  /[一二三四五六七八九十百千万萬億亿兆零〇\d]{2,}|[一二三四五六七八九十百千万萬億亿兆两兩\d](?:[个個次种種年月日円元度分秒台回人名条條点點]|以[上下]|ドル)|[百千万](?=\p{Script=Katakana})/u;
/** Returns whether a phrase starts or ends within a Chinese word, of which the segmenter knows only a part. */
function isCutWord({ clause: { words }, from, to }: PhrasePlace): boolean {
  const isSingle = (at: number) => [...words[at]!.text].length === 1;
  const before = words[from - 1]?.text ?? '';
  return (
    hanEnding.test(words[to]?.text ?? '') ||
    (isSingle(from) && (words[from + 1]?.text === '的' || /^[一二三四五六七八九十双雙多]$/u.test(before))) ||
    (isSingle(to - 1) && words[to - 2]?.text === '的')
  );
}

/** Whether a phrase is more likely a noun than a verb or an adverb, and is cut where speakers cut it. */
function isTitleLike(
  { content, text, count, nominalCount, delimitedCount, places }: TitleCandidate,
  { vocabulary }: TitleDocument,
  language: string,
): boolean {
  if ([...text].length === 1) return false;
  const first = content[0]!;
  const last = content.at(-1)!;
  if (vocabulary.isVerb(last) || (vocabulary.isVerb(first) && nominalCount === 0) || hanSuffix.test(first.text)) return false;
  if (language !== 'en' && isNumberWord(last.text, language)) return false;
  if (delimitedCount < count || titleLanguage(language).modifiers.has(last.text)) return false;
  if (new Set(content.map(({ stem }) => stem)).size < content.length) return false;
  if (isUnspacedLanguage(language) && (hanAmount.test(text) || places.every(isCutWord))) return false;
  return language !== 'en' || isEnglishTitle({ content, text, places }, 2 * nominalCount > count);
}

/** Returns pairs of phrases that stand close together in a clause, as they are spoken, or that are joined by a possessive particle. */
function joinPhrases(phrases: readonly RatedPhrase[], chapter: number, { vocabulary, language }: TitleDocument): RankedTitle[] {
  const isUnspaced = isUnspacedLanguage(language);
  const { conjunction, possessive } = titleLanguage(language);
  if (conjunction === '') return [];
  const plainPhrases = phrases.filter(({ phrase: { content, places } }) =>
    places.every(({ from, to }) => to - from === content.length),
  );
  return plainPhrases.flatMap((first) =>
    plainPhrases.flatMap((second) => {
      if (first.phrase.content.length + second.phrase.content.length > maxJoinedWords) return [];
      const isPossessive = needsPossessive(first.phrase, second.phrase, language);
      const text = isPossessive
        ? isInOrder(first.phrase, second.phrase) && first.phrase.text + possessive + second.phrase.text
        : joinAsSpoken(first.phrase, second.phrase, vocabulary, language);
      if (!text) return [];
      const length = first.length + second.length + (isUnspaced ? 1 : 0);
      const expected = first.expected + second.expected + (isPossessive ? possessiveLikelihood : 0);
      return [titleOf([first, second], chapter, expectedF1(expected, length, isUnspaced), text)];
    }),
  );
}

/** Whether the second of two phrases is what the first has: "the risks of cold wallets", in languages that say so by a particle. */
function needsPossessive(first: TitleCandidate, second: TitleCandidate, language: string): boolean {
  const { possessive, heads } = titleLanguage(language);
  if (possessive === '' || first.text.includes(possessive) || second.text.includes(possessive)) return false;
  return heads.has(second.content.at(-1)!.text) && !heads.has(first.content.at(-1)!.text);
}

/** Whether two phrases without a common word occur in this order in one sentence. */
const isInOrder = (first: TitleCandidate, second: TitleCandidate) =>
  !first.content.some(({ stem }) => second.content.some((word) => word.stem === stem)) &&
  first.places.some((before) =>
    second.places.some(
      ({ clause, from }) =>
        clause.sentence === before.clause.sentence && clause.position + from >= before.clause.position + before.to,
    ),
  );

function titleOf(phrases: readonly RatedPhrase[], chapter: number, score: number, text: string): RankedTitle {
  const stems = phrases.flatMap(({ phrase }) => phrase.content.map(({ stem }) => stem));
  return { chapter, text, key: stems.sort((a, b) => a - b).join(' '), score };
}
