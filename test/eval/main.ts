import { crossValidate } from './cross-validation.ts';
import { scoreSegmentations, segmentationSets } from './segmentations.ts';
import { scoreSummaries, summarySets } from './summaries.ts';

/**
 * Prints how good the offline engine is beside published methods, on the sets in the folder that GLOSS_DATA names. The
 * weights for chapters are fitted on two of these sets too: with `--cross-validate` it prints the unbiased figures.
 */
function main() {
  let tables = 0;
  for (const { name, budget, samples } of summarySets) {
    const loaded = samples();
    if (loaded.length === 0) continue;
    tables++;
    const columns = ['ROUGE-1', 'ROUGE-2', 'ROUGE-L', 'whole %', 'size', 'ms'];
    print(`Summaries of ${name}, ${loaded.length} transcripts, cut to ${budget}`, columns, scoreSummaries(loaded, budget));
  }
  for (const { name, samples } of segmentationSets) {
    const loaded = samples();
    if (loaded.length === 0) continue;
    tables++;
    print(`Chapters of ${name}, ${loaded.length} transcripts`, ['Pk', 'WD', 'F1', 'number', 'ms'], scoreSegmentations(loaded));
  }
  if (tables > 0 && process.argv.includes('--cross-validate')) {
    print('Chapters, cross-validated', ['Pk', 'WD', 'F1'], crossValidate());
  }
  if (tables === 0) console.log('Nothing to evaluate on: set GLOSS_DATA to the folder that holds text/*.jsonl.');
}

function print(title: string, columns: string[], rows: [string, string[]][]) {
  console.log(`\n${title}\n${['', ...columns].map((column, i) => (i === 0 ? column.padEnd(32) : column.padStart(9))).join('')}`);
  for (const [name, figures] of rows) console.log(name.padEnd(32) + figures.map((figure) => figure.padStart(9)).join(''));
}

main();
