import type { PlacedSentence } from './claim-features.ts';
import { cellOf } from './evidence.ts';
import { cellWords, type TranscriptIndex, unitAt } from './transcript-index.ts';

/** Cells around the place in which units are cited, and their maximum number. */
const maxCiteDistance = 9;
const maxCites = 5;
/** Minimum share of the sentence's weight that a further unit must add. */
const minGain = 0.08;

/** Selects the units around a sentence's place that contain its parts: the best first, then those that add most. */
export function selectCites({ sentence, place }: PlacedSentence, index: TranscriptIndex): number[] {
  const { terms, numbers, names } = sentence.evidence;
  const items = [...terms, ...numbers, ...names.filter(({ isSpeaker }) => !isSpeaker)];
  const contents = new Map<number, Set<number>>();
  items.forEach(({ positions }, item) => {
    for (const position of positions) {
      if (Math.abs(cellOf(position) - place) > maxCiteDistance) continue;
      const unit = unitAt(index, position);
      contents.set(unit, (contents.get(unit) ?? new Set()).add(item));
    }
  });
  const cites: number[] = [];
  const covered = new Set<number>();
  const total = items.reduce((sum, { weight }) => sum + weight, 0) || 1;
  while (cites.length < maxCites) {
    let best: { unit: number; gain: number } | undefined;
    for (const [unit, inUnit] of contents) {
      let gain = 0;
      for (const item of inUnit) if (!covered.has(item)) gain += items[item]!.weight / total;
      if (!best || gain > best.gain) best = { unit, gain };
    }
    if (!best || best.gain < (cites.length === 0 ? 1e-9 : minGain)) break;
    cites.push(best.unit);
    for (const item of contents.get(best.unit)!) covered.add(item);
  }
  return (cites.length > 0 ? cites : [unitAt(index, place * cellWords + cellWords / 2)]).sort((a, b) => a - b);
}
