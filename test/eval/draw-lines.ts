import { summarize } from '../../lib/text/summarize.ts';
import { seededRandom } from '../seeded-random.ts';
import { load, mean } from './data.ts';

/** Number of lines drawn from each set. */
const drawnCount = 20;
const tenths = 10;

/** Prints lines of offline summaries for a person to read alone, drawn by seed, and the number of tenths that a summary cites. */
export function drawLines(seed: number) {
  const next = seededRandom(seed);
  for (const set of ['qmsum.val', 'tinyrec.dev', 'btc-en.dev']) {
    const summaries = load(set).map(({ units, lang }) => ({ units, ...summarize(units, { language: lang }) }));
    const cited = summaries.map(
      ({ units, lines }) =>
        new Set(lines.flatMap(({ cites }) => cites.map((unit) => Math.floor((tenths * unit) / units.length)))).size,
    );
    const lines = [...new Set(summaries.flatMap((summary) => summary.lines.map(({ text }) => text)))];
    const drawn = lines
      .map((text) => ({ text, place: next() }))
      .sort((a, b) => a.place - b.place)
      .slice(0, drawnCount);
    console.log(`\n${set}: ${lines.length} lines, ${mean(cited).toFixed(1)} tenths of a transcript cited`);
    for (const { text } of drawn) console.log(`- ${text}`);
  }
}
