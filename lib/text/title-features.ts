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
      englishEnding(text),
      text.length,
      chapter / Math.max(1, chapters.length - 1),
    ]);
  }
  return features;
}

/** Kind of an English word by its ending: 1 -ing, 2 -ed, 3 -ly, 4 of a noun, 5 of an adjective, 6 plural, 0 other. */
export function englishEnding(word: string): number {
  const found =
    /(?:(ing)|(ed)|(ly)|(tion|sion|ment|ness|ity|ship|ance|ence|ism|ist|er|or|age|ure)|(al|ive|ous|ful|able|ible|ic)|s)$/.exec(
      word,
    );
  return found ? ([1, 2, 3, 4, 5].find((group) => found[group]) ?? 6) : 0;
}
