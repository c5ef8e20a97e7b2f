import { cellOf } from '../grounding/evidence.ts';
import { bestCell, type SentenceCoverage } from '../grounding/locate.ts';
import { shareOf } from '../grounding/speakers.ts';
import { farCells, minCharacteristicRarity, nearCells, shareFound } from '../grounding/support-features.ts';
import { cellWords, type TranscriptIndex } from '../grounding/transcript-index.ts';

/** Returns the features of how much of a title stands together in a transcript, the first of the trees in `promise-weights.json`. */
export function evidenceFeatures({ evidence, coverage }: SentenceCoverage, own: Float64Array, index: TranscriptIndex): number[] {
  const { terms, names, numbers, pairs, speakers } = evidence;
  const place = bestCell(own);
  const second = bestCell(own, (cell) => Math.abs(cell - place) > 2 * farCells);
  const anywhere = (positions: readonly number[]) => positions.length > 0;
  const near = (reach: number) => (positions: readonly number[]) =>
    positions.some((position) => Math.abs(cellOf(position) - place) <= reach);
  const rareTerms = terms.filter(({ weight }) => weight >= minCharacteristicRarity);
  const commonTerms = terms.filter(({ weight }) => weight < minCharacteristicRarity);
  const otherNames = names.filter(({ isSpeaker }) => !isSpeaker);
  const weight = terms.reduce((sum, term) => sum + term.weight, 0);
  const spokenPairs = pairs.filter((pair) => index.pairs.has(pair)).length;
  const middle = place * cellWords + cellWords / 2;
  return [
    ...coverage.map((shares) => shares[bestCell(shares)]!),
    own[place]!,
    own[place]! - own[second]!,
    shareFound(terms, anywhere),
    shareFound(terms, near(nearCells)),
    shareFound(terms, near(farCells)),
    shareFound(rareTerms, anywhere),
    shareFound(rareTerms, near(nearCells)),
    shareFound(rareTerms, near(farCells)),
    shareFound(commonTerms, near(nearCells)),
    Math.log1p(rareTerms.length),
    rareTerms.filter(({ positions }) => positions.length === 0).length,
    terms.length,
    weight / Math.max(1, terms.length),
    pairs.length === 0 ? -1 : spokenPairs / pairs.length,
    spokenPairs,
    shareFound(otherNames, anywhere),
    shareFound(otherNames, near(farCells)),
    shareFound(numbers, near(nearCells)),
    speakers.length === 0
      ? -1
      : speakers.reduce((max, { speaker }) => Math.max(max, shareOf(speaker, middle - 60, middle + 60)), 0),
    Math.log(index.cellCount),
  ];
}
