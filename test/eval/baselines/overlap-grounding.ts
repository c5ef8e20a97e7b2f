import { extractTerms } from '../../../lib/text/extract-terms.ts';
import type { Sample } from '../data.ts';
import type { Method } from '../grounding-method.ts';

const windowUnits = 8;
const step = 4;

/** Cites the window of eight units with the largest share of a sentence's terms, weighed by their rarity in all samples. */
export function overlapGrounding(samples: readonly Sample[]): Method {
  const read = new Map(samples.map((sample) => [sample, windowsOf(sample)]));
  const all = [...read.values()].flat();
  const frequency = new Map<string, number>();
  for (const { terms } of all) for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const rarity = (term: string) => Math.log((all.length + 1) / ((frequency.get(term) ?? 0) + 0.5));
  return (sample) => (sentences) =>
    sentences.map((sentence) => {
      const terms = [...new Set(extractTerms(sentence, sample.lang))];
      const total = terms.reduce((sum, term) => sum + rarity(term), 0) || 1;
      let best = { support: -1, from: 0, to: 0 };
      for (const { terms: inWindow, from, to } of read.get(sample)!) {
        const support = terms.reduce((sum, term) => sum + (inWindow.has(term) ? rarity(term) : 0), 0) / total;
        if (support > best.support) best = { support, from, to };
      }
      return { support: best.support, cites: Array.from({ length: best.to - best.from }, (_, i) => best.from + i) };
    });
}

const windowsOf = ({ units, lang }: Sample) => {
  const terms = units.map(({ text }) => extractTerms(text, lang));
  return Array.from({ length: Math.ceil(units.length / step) }, (_, i) => {
    const [from, to] = [i * step, Math.min(units.length, i * step + windowUnits)];
    return { from, to, terms: new Set(terms.slice(from, to).flat()) };
  });
};
