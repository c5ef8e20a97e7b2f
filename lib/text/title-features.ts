import type { TitleDocument } from './title-candidates.ts';
import { openingLength } from './title-vocabulary.ts';

/** Returns, by stem of a chapter, the features by which it is rated as a word of the chapter's title. */
export function titleFeatures({ chapters, vocabulary }: TitleDocument, chapter: number): Map<number, number[]> {
  const { stems, length } = chapters[chapter]!;
  const rarityOf = (stem: number) => Math.log((1 + chapters.length) / vocabulary.stems[stem]!.chapterCount);
  let maxWeight = 0;
  for (const { stem, count } of stems.values()) maxWeight = Math.max(maxWeight, count * rarityOf(stem));
  const features = new Map<number, number[]>();
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
      openingCount / openingLength,
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
    ]);
  }
  return features;
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
