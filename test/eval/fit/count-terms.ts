import { writeFileSync } from 'node:fs';
import { indexTranscript } from '../../../lib/grounding/transcript-index.ts';
import { load, type Sample } from '../data.ts';

/** Minimum share of blocks from which a term is listed, and the steps of the logarithm by which terms are grouped. */
const minShare = 0.002;
const step = 0.5;

/** The common terms of speech for `term-frequency.json`: by the negative logarithm of their share of blocks, in steps. */
export function countTerms(samples: readonly Sample[]): Record<string, string> {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { units, lang } of samples) {
    const { blocks, blockCount } = indexTranscript(units, lang);
    total += blockCount;
    for (const [term, count] of blocks) counts.set(term, (counts.get(term) ?? 0) + count);
  }
  const groups: Record<string, string[]> = {};
  for (const [term, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (count / total < minShare || !/^[a-z']+$/.test(term)) continue;
    const key = Math.round(-Math.log(count / total) / step);
    groups[key] = [...(groups[key] ?? []), term];
  }
  return Object.fromEntries(Object.entries(groups).map(([key, terms]) => [key, terms.join(' ')]));
}

if (import.meta.main) {
  const samples = ['qmsum.train', 'btc-en.dev'].flatMap(load);
  if (samples.length === 0) console.log('Nothing to count: set GLOSS_DATA to the folder that holds text/*.jsonl.');
  else
    writeFileSync(
      new URL('../../../lib/text/term-frequency.json', import.meta.url),
      `${JSON.stringify({ en: countTerms(samples) })}\n`,
    );
}
