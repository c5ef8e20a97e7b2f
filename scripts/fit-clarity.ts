import { readFileSync } from 'node:fs';
import { clarityFeatures } from '../lib/text/clarity-features.ts';
import { fitLogistic } from './fit-regression.ts';

/** How strongly the weights are held back; the lines are few. */
const strength = 0.003;

/** Weights that tell the lines that one reader understood alone from the others, in log odds by feature. */
export function fitClarity(): number[] {
  const lines = readFileSync(new URL('../test/eval/judged-lines.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(2);
  const judged = lines.map((line) => line.split('\t'));
  const rows = judged.map(([, speaker, text]) => clarityFeatures(text!, speaker !== ''));
  const labels = judged.map(([judgement]) => (judgement === 'clear' ? 1 : 0));
  return fitLogistic(rows, labels, 1000, strength).map((weight) => Math.round(1000 * weight) / 1000);
}
