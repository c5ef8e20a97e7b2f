import { bestCell, type SentenceCoverage } from '../grounding/locate.ts';
import { shareOf } from '../grounding/speakers.ts';
import { cellWords, type TranscriptIndex } from '../grounding/transcript-index.ts';

/** Rarity from which a term is characteristic, and the cells around a place that belong to it. */
const rare = 4.5;
const nearCells = 7;
const farCells = 20;

/** Returns the features of how much of a title stands together in a transcript, the first of the trees in `promise-weights.json`. */
export function evidenceFeatures({ evidence, coverage }: SentenceCoverage, own: Float64Array, index: TranscriptIndex): number[] {
  const { terms, names, numbers, pairs, speakers } = evidence;
  const place = bestCell(own);
  const second = bestCell(own, (cell) => Math.abs(cell - place) > 2 * farCells);
  const isNear = (reach: number) => (position: number) => Math.abs(Math.floor(position / cellWords) - place) <= reach;
  const share = (
    items: readonly { weight: number; positions: readonly number[] }[],
    isFound: (positions: readonly number[]) => boolean,
  ) => {
    const total = items.reduce((sum, { weight }) => sum + weight, 0);
    return total === 0 ? -1 : items.reduce((sum, { weight, positions }) => sum + (isFound(positions) ? weight : 0), 0) / total;
  };
  const anywhere = (positions: readonly number[]) => positions.length > 0;
  const near = (reach: number) => (positions: readonly number[]) => positions.some(isNear(reach));
  const rareTerms = terms.filter(({ weight }) => weight >= rare);
  const commonTerms = terms.filter(({ weight }) => weight < rare);
  const otherNames = names.filter(({ isSpeaker }) => !isSpeaker);
  const weight = terms.reduce((sum, term) => sum + term.weight, 0);
  const middle = place * cellWords + cellWords / 2;
  return [
    ...coverage.map((shares) => shares[bestCell(shares)]!),
    own[place]!,
    own[place]! - own[second]!,
    share(terms, anywhere),
    share(terms, near(nearCells)),
    share(terms, near(farCells)),
    share(rareTerms, anywhere),
    share(rareTerms, near(nearCells)),
    share(rareTerms, near(farCells)),
    share(commonTerms, near(nearCells)),
    Math.log1p(rareTerms.length),
    rareTerms.filter(({ positions }) => positions.length === 0).length,
    terms.length,
    weight / Math.max(1, terms.length),
    pairs.length === 0 ? -1 : pairs.filter((pair) => index.pairs.has(pair)).length / pairs.length,
    pairs.filter((pair) => index.pairs.has(pair)).length,
    share(otherNames, anywhere),
    share(otherNames, near(farCells)),
    share(numbers, near(nearCells)),
    speakers.length === 0
      ? -1
      : speakers.reduce((max, { speaker }) => Math.max(max, shareOf(speaker, middle - 60, middle + 60)), 0),
    Math.log(index.cellCount),
  ];
}
