import { findLengthCuts, lengthLimits } from './length-cuts.ts';
import { findSentenceEnds } from './sentence-marks.ts';
import { endTimeAt, groupRuns, type Run, timeAt, type Utterance } from './unit-run.ts';

/** A sentence and its range of units: the index of the first, and of the one after the last. */
export interface Sentence {
  text: string;
  from: number;
  to: number;
  speaker?: string;
  /** Seconds; absent for units without times. Within a unit, characters count as spoken evenly. */
  startTime?: number;
  endTime?: number;
}

/**
 * Splits a transcript into sentences, in order, each with its exact range of units. Splits long units and joins short ones;
 * without punctuation it breaks at the longest pause. `language` is a BCP 47 tag, if known.
 */
export function splitSentences(units: readonly Utterance[], language = ''): Sentence[] {
  return groupRuns(units).flatMap((run) => {
    const ends = findSentenceEnds(run.text, language);
    const limits = lengthLimits(run.text, ends.length);
    if (ends.at(-1) !== run.text.length) ends.push(run.text.length);
    return sliceRun(
      run,
      ends.flatMap((end, i) => [...findLengthCuts(run, ends[i - 1] ?? 0, end, limits), end]),
    );
  });
}

/** Cuts the text of a run at ascending offsets. */
function sliceRun(run: Run, cuts: readonly number[]): Sentence[] {
  const { text, units, indexes, starts, speaker } = run;
  const sentences: Sentence[] = [];
  let start = 0;
  let unit = 0;
  for (const cut of cuts) {
    const part = text.slice(start, cut);
    const first = start + part.length - part.trimStart().length;
    while (unit + 1 < starts.length && starts[unit + 1]! <= first) unit++;
    const firstUnit = unit;
    while (unit + 1 < starts.length && starts[unit + 1]! < cut) unit++;
    if (/[\p{L}\p{N}]/u.test(part)) {
      const times = units[firstUnit]!.startTime !== undefined && {
        startTime: timeAt(run, first),
        endTime: endTimeAt(run, first + part.trim().length),
      };
      const range = { from: indexes[firstUnit]!, to: indexes[unit]! + 1 };
      sentences.push({ text: part.trim(), ...range, ...(speaker && { speaker }), ...times });
    }
    start = cut;
  }
  return sentences;
}
