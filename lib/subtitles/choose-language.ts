import type { RawCue } from './subtitle-format.ts';

/** Share of the cues in other languages that are shown with one in the first, in files that say everything twice. */
const minShownTogether = 0.8;

/**
 * Returns the cues in one language of a file that shows several at the same times: those in the file's own, which name none, else
 * those in the first. A file whose languages take turns is returned unchanged.
 */
export function chooseLanguage(cues: RawCue[]): RawCue[] {
  if (!cues.some(({ language }) => language !== cues[0]!.language)) return cues;
  const main = cues.some(({ language }) => language === undefined) ? undefined : cues[0]!.language;
  const chosen = cues.filter(({ language }) => language === main);
  const others = cues.filter(({ language }) => language !== main);
  return countShownWith(chosen, others) >= minShownTogether * others.length ? chosen : cues;
}

/** Returns the number of `others` that overlap one of the cues. */
function countShownWith(cues: RawCue[], others: RawCue[]): number {
  const byStart = (a: RawCue, b: RawCue) => a.startTime - b.startTime;
  const sorted = cues.toSorted(byStart);
  let next = 0;
  let shownUntil = Number.NEGATIVE_INFINITY;
  return others.toSorted(byStart).filter(({ startTime, endTime }) => {
    for (; next < sorted.length && sorted[next]!.startTime <= startTime; next++)
      shownUntil = Math.max(shownUntil, sorted[next]!.endTime);
    return shownUntil > startTime || (sorted[next]?.startTime ?? Number.POSITIVE_INFINITY) < endTime;
  }).length;
}
