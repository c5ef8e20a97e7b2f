import type { CandidateChapter, TitleCandidate, TitleDocument } from './title-candidates.ts';

/** Returns the features of a chapter's candidate by which titles are ranked. */
export function titleFeatures(
  { words, count, phrase, ...candidate }: TitleCandidate,
  chapter: number,
  { chapters, vocabulary }: TitleDocument,
): number[] {
  const { stemCounts, length }: CandidateChapter = chapters[chapter]!;
  const content = words.filter(({ isContent }) => isContent);
  const rarity = ({ stem }: { stem: number }) => Math.log((1 + chapters.length) / vocabulary.stems[stem]!.chapterCount);
  let countSum = 0;
  let minCount = Number.POSITIVE_INFINITY;
  let maxCount = 0;
  let shareSum = 0;
  let raritySum = 0;
  let minRarity = Number.POSITIVE_INFINITY;
  let determinedSum = 0;
  let characters = 0;
  let weightSum = 0;
  for (const word of content) {
    const inChapter = stemCounts.get(word.stem) ?? 0;
    const total = vocabulary.stems[word.stem]!;
    const rare = rarity(word);
    countSum += inChapter;
    minCount = Math.min(minCount, inChapter);
    maxCount = Math.max(maxCount, inChapter);
    shareSum += inChapter / total.count;
    raritySum += rare;
    minRarity = Math.min(minRarity, rare);
    determinedSum += total.determinedCount / total.count;
    characters += word.text.length;
    weightSum += inChapter * rare;
  }
  const size = content.length;
  const lastWord = content.at(-1)!;
  const last = vocabulary.stems[lastWord.stem]!;
  const first = vocabulary.stems[content[0]!.stem]!;
  return [
    words.length,
    size,
    Math.log(count),
    Math.log(1 + length),
    (100 * count) / Math.max(100, length),
    Math.log(1 + countSum / size),
    Math.log(1 + minCount),
    Math.log(1 + maxCount),
    shareSum / size,
    raritySum / size,
    minRarity,
    determinedSum / size,
    characters / size,
    weightSum / size,
    Math.log(1 + candidate.first),
    candidate.first / Math.max(1, length),
    bitCount(candidate.tenths) / 10,
    candidate.announcedCount / count,
    Math.log(1 + candidate.announcedCount),
    candidate.determinedCount / count,
    candidate.capitalizedCount / count,
    Math.log(1 + candidate.openingCount),
    candidate.delimitedLeftCount / count,
    candidate.delimitedRightCount / count,
    candidate.clauseEndCount / count,
    candidate.longerCount / count,
    count / phrase.count,
    phrase.chapterCount / chapters.length,
    count / minCount,
    last.delimitedCount / last.count,
    last.determinedCount / last.count,
    first.determinedCount / first.count,
    Math.log(last.count),
    Math.log(first.count),
    suffixKind(lastWord.text),
    suffixKind(content[0]!.text),
    chapter / Math.max(1, chapters.length - 1),
    Math.log(chapters.length),
    lastWord.text.length,
  ];
}

/** Kind of an English word by its ending: 1 -ing, 2 -ed, 3 -ly, 4 of a noun, 5 of an adjective, 6 plural, 0 other. */
function suffixKind(word: string): number {
  const found =
    /(?:(ing)|(ed)|(ly)|(tion|sion|ment|ness|ity|ship|ance|ence|ism|ist|er|or|age|ure)|(al|ive|ous|ful|able|ible|ic)|s)$/.exec(
      word,
    );
  return found ? ([1, 2, 3, 4, 5].find((group) => found[group]) ?? 6) : 0;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count++;
  return count;
}
