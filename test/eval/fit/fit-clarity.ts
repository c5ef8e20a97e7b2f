import { clarityFeatures } from '../../../lib/text/clarity-features.ts';
import { judgedLines } from '../judged-lines.ts';
import { fitLogistic } from './fit-regression.ts';

/** How strongly the weights are held back; the lines are few. */
const strength = 0.001;

/**
 * Weights that tell the lines that a reader understood alone from the others, in log odds by feature. A constant for lines of
 * transcripts without marks is fitted too and left out, because it is the same for all lines of a transcript.
 */
export function fitClarity(): number[] {
  const lines = judgedLines();
  const rows = lines.map((line) => [line.hasInferredEnds ? 1 : 0, ...clarityFeatures(line.text, line)]);
  const labels = lines.map(({ isClear }) => (isClear ? 1 : 0));
  const [, ...weights] = fitLogistic(rows, labels, 1000, strength);
  return weights.map((weight) => Math.round(1000 * weight) / 1000);
}
