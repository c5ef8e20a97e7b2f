import { termFrequency } from './term-frequency.ts';
import type { TitleDocument } from './title-candidates.ts';
import { titleLanguage } from './title-language.ts';
import { type ChapterStem, chapterOpeningLength } from './title-vocabulary.ts';
import { isUnspacedLanguage } from './unspaced-language.ts';

/** Returns, by stem of a chapter, the features by which it is rated as a word of the chapter's title. */
export function titleFeatures({ chapters, vocabulary, language }: TitleDocument, chapter: number): Map<number, number[]> {
  const { stems, length } = chapters[chapter]!;
  const rarityOf = (stem: number) => Math.log((1 + chapters.length) / vocabulary.stems[stem]!.chapterCount);
  let maxWeight = 0;
  for (const { stem, count } of stems.values()) maxWeight = Math.max(maxWeight, count * rarityOf(stem));
  const features = new Map<number, number[]>();
  const { heads } = titleLanguage(language);
  const isUnspaced = isUnspacedLanguage(language);
  const characters = countHan(isUnspaced ? stems.values() : []);
  for (const { stem, text, count, first, openingCount, capitalizedCount } of stems.values()) {
    const total = vocabulary.stems[stem]!;
    const rarity = rarityOf(stem);
    features.set(stem, [
      Math.log(count),
      (100 * count) / Math.max(100, length),
      count / total.count,
      rarity,
      (count * rarity) / maxWeight,
      Math.log(1 + first),
      first / length,
      openingCount / chapterOpeningLength,
      capitalizedCount / count,
      total.determinedCount / total.count,
      total.delimitedCount / total.count,
      total.verbCount / total.count,
      Math.log(total.count),
      Math.log(1 + length),
      Math.log(chapters.length),
      endingNames.indexOf(englishEnding(text)),
      text.length,
      chapter / Math.max(1, chapters.length - 1),
      ...(isUnspaced
        ? [heads.has(text) ? 1 : 0, ...hanFeatures(text, count, characters)]
        : [-Math.log(termFrequency(total.text, language))]),
    ]);
  }
  return features;
}

const compoundCharacter = /[\p{Script=Han}\p{Script=Katakana}ー]/gu;

/** The number of times that each Han or Katakana character stands in the words of a chapter, and of all of them. */
interface HanCounts {
  counts: Map<string, number>;
  total: number;
}

function countHan(stems: Iterable<ChapterStem>): HanCounts {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { text, count } of stems)
    for (const character of text.match(compoundCharacter) ?? []) {
      counts.set(character, (counts.get(character) ?? 0) + count);
      total += count;
    }
  return { counts, total };
}

/** Returns how frequent the characters of a word are in its chapter, also in other words, because compounds share them. */
function hanFeatures(text: string, count: number, { counts, total }: HanCounts): number[] {
  const own = (text.match(compoundCharacter) ?? []).map((character) => counts.get(character)!);
  if (own.length === 0) return [0, 0, 0];
  const mean = own.reduce((sum, one) => sum + one, 0) / own.length;
  return [own.reduce((sum, one) => sum + Math.log(one), 0) / own.length, mean / total, mean / count - 1];
}

/** Ending of an English word: groups of endings in the order of the feature's value, which begins at 1; other words have 0. */
const endings =
  /(?:(?<ing>ing)|(?<ed>ed)|(?<ly>ly)|(?<noun>tion|sion|ment|ness|ity|ship|ance|ence|ism|ist|er|or|age|ure)|(?<adjective>al|ive|ous|ful|able|ible|ic)|(?<s>s))$/;
const endingNames = ['none', 'ing', 'ed', 'ly', 'noun', 'adjective', 's'] as const;
type Ending = (typeof endingNames)[number];

/** Returns the kind of an English word's ending, which says how likely the word is a noun. */
export function englishEnding(word: string): Ending {
  const groups = endings.exec(word)?.groups;
  return endingNames.find((name) => groups?.[name]) ?? 'none';
}
