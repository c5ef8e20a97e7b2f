import type { Cue } from '../contract/cue.ts';
import type { TimeSpan } from '../playback/time-span.ts';
import type { SummaryContent } from '../records/summary.ts';
import { type Sentence, splitSentences } from './sentences.ts';

/** Share of the spoken time up to which spans grow by the sentences around them, so that each is understood by itself. */
const maxShare = 0.2;
/** Maximum time left out between two spans that are joined, because a jump would save less than it disturbs. Seconds. */
const maxJoinedGapSeconds = 3;

/**
 * Returns the spans of a media item that its summary cites, in order and without overlap: the sentences that the lines of the
 * summary and of its chapters cite, and the sentences around them up to a fifth of the spoken time. Spans start and end with a
 * sentence. Empty if the lines cite nothing.
 */
export function skimSpans(
  cues: readonly Cue[],
  language: string,
  { lines, chapters }: Pick<SummaryContent, 'lines' | 'chapters'>,
): TimeSpan[] {
  const sentences = splitSentences(cues, language) as TimedSentence[];
  const cites = [...lines, ...chapters.flatMap((chapter) => chapter.lines)].map((line) => line.cites);
  const spans: TimeSpan[] = [];
  // Overlapping cues may have their sentences in another order.
  for (const { startTime, endTime } of addContext(sentences, findCitedSentences(sentences, cites)).sort(byStart)) {
    const last = spans.at(-1);
    if (last && startTime - last.endTime <= maxJoinedGapSeconds) last.endTime = Math.max(last.endTime, endTime);
    else spans.push({ startTime, endTime: Math.max(startTime, endTime) });
  }
  return spans;
}

type TimedSentence = Required<Pick<Sentence, 'from' | 'to' | 'startTime' | 'endTime'>>;

/** Returns the indexes of the sentences within the cues of a citation; if there are none, of those that share cues with it. */
function findCitedSentences(sentences: readonly TimedSentence[], cites: readonly number[][]): Set<number> {
  const sentencesByCue = new Map<number, number[]>();
  for (const [index, { from, to }] of sentences.entries())
    for (let cue = from; cue < to; cue++) sentencesByCue.set(cue, [...(sentencesByCue.get(cue) ?? []), index]);
  const found = new Set<number>();
  for (const cited of cites) {
    const touched = cited.flatMap((cue) => sentencesByCue.get(cue) ?? []);
    const within = touched.filter((index) => cited.includes(sentences[index]!.from) && cited.includes(sentences[index]!.to - 1));
    for (const index of within.length > 0 ? within : touched) found.add(index);
  }
  return found;
}

/** Returns the cited sentences together with those around them, nearest first as far as the share allows. */
function addContext(sentences: readonly TimedSentence[], cited: ReadonlySet<number>): TimedSentence[] {
  const durationOf = (index: number) => sentences[index]!.endTime - sentences[index]!.startTime;
  const sum = (indexes: Iterable<number>) => [...indexes].reduce((total, index) => total + durationOf(index), 0);
  let remaining = maxShare * sum(sentences.keys()) - sum(cited);
  const selected = new Set(cited);
  // A set is iterated over what is added meanwhile too, so that all spans grow alike.
  for (const index of selected)
    for (const neighbor of [index + 1, index - 1]) {
      if (!sentences[neighbor] || selected.has(neighbor) || durationOf(neighbor) > remaining) continue;
      remaining -= durationOf(neighbor);
      selected.add(neighbor);
    }
  return [...selected].map((index) => sentences[index]!);
}

const byStart = (a: TimedSentence, b: TimedSentence): number => a.startTime - b.startTime;
