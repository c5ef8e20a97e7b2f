import type { Cue } from '../contract/cue.ts';
import type { SpeechSegment } from '../ports/speech.ts';
import { normalizeCues, sortCues } from '../subtitles/normalize-cues.ts';
import { type SideWord, spliceWords, timeToleranceSeconds } from './splice-words.ts';
import { joinUtterances, sliceUtterance, type Utterance, utteranceOf } from './utterance.ts';

/** Transcript of one chunk; all times are seconds of the whole audio. */
export interface ChunkUtterances {
  startTime: number;
  /** Defaults to the end of its last word. */
  endTime?: number;
  segments: readonly SpeechSegment[];
}

/** Joins the transcripts of overlapping chunks, which are added in order of time. */
export interface TranscriptJoiner {
  /** Adds a chunk. Takes time proportional to the chunk and its overlap only. */
  add(chunk: ChunkUtterances): void;
  cues(): Cue[];
  /** Returns the joined segments in order of time. */
  segments(): SpeechSegment[];
}

/** Maximum difference in seconds between two times of one moment if words have no times of their own. */
const maxOffsetSeconds = 3;
/** Maximum seconds of an utterance; earlier ones are not reconsidered. */
const maxUtteranceSeconds = 60;
/**
 * Limits for rejoining an utterance that a cut divided: seconds between its halves, and characters and seconds of the whole.
 */
const rejoinLimits = { gap: 0.7, characters: 110, seconds: 10 };
const sentenceEnd = /[.!?…。！？।؟።]["'”’»)\]」』）】]*$/u;
/** Minimum seconds between the starts of two utterances. */
const minStartGapSeconds = 0.01;

/** Creates a joiner without any chunk. */
export function createTranscriptJoiner(): TranscriptJoiner {
  const utterances: Utterance[] = [];
  let coveredUntil: number | undefined;

  return {
    add(chunk) {
      const right = [...chunk.segments]
        .sort((a, b) => a.startTime - b.startTime)
        .map(utteranceOf)
        .filter((utterance) => utterance !== undefined);
      const before = coveredUntil;
      coveredUntil = chunk.endTime === undefined ? before : Math.max(before ?? chunk.endTime, chunk.endTime);
      if (right.length === 0) return;
      const touching = before === undefined || chunk.startTime < before;
      const start = before === undefined ? Math.min(chunk.startTime, right[0]!.segment.startTime) : chunk.startTime;
      const left = touching ? takeFrom(utterances, start - maxOffsetSeconds) : [];
      utterances.push(...joined(left, right, start, before, chunk.endTime));
    },
    segments: () => utterances.map(({ segment }) => segment),
    cues: () => normalizeCues(sortCues(utterances.map(({ segment }) => segment))),
  };
}

/** Joins the transcripts of overlapping chunks without loss or duplication. */
export function joinTranscripts(chunks: readonly ChunkUtterances[]): Cue[] {
  const joiner = createTranscriptJoiner();
  for (const chunk of [...chunks].sort((a, b) => a.startTime - b.startTime)) joiner.add(chunk);
  return joiner.cues();
}

/** Removes and returns the last utterances, from the first one that extends beyond a time. */
function takeFrom(utterances: Utterance[], time: number): Utterance[] {
  let from = utterances.length;
  // With simultaneous speech, a short utterance may end before the previous one.
  for (let at = utterances.length - 1; at >= 0 && utterances[at]!.segment.startTime >= time - maxUtteranceSeconds; at--) {
    if (utterances[at]!.segment.endTime >= time) from = at;
  }
  return utterances.splice(from);
}

function joined(
  left: Utterance[],
  right: Utterance[],
  start: number,
  leftUntil: number | undefined,
  rightUntil: number | undefined,
): Utterance[] {
  if (left.length === 0) return right;
  const end = leftUntil ?? lastOf(left);
  // A chunk within the transcribed range adds nothing.
  if ((rightUntil ?? lastOf(right)) <= end) return left;
  const head = right.filter(({ segment }) => segment.startTime <= Math.max(end, lastOf(left)) + maxOffsetSeconds);
  const doubles = doublesOf(left, head);
  const [ours, theirs] = [sideOf(left, doubles), sideOf(head, doubles)];
  const splice = spliceWords(ours, theirs, start, end);
  const [stay, come] = [countWords(ours.slice(0, splice.left)), countWords(theirs.slice(splice.right))];
  const retained = left.flatMap((one) => (doubles.has(one) ? one : (sliceUtterance(one, 0, stay.get(one) ?? 0) ?? [])));
  const added = head.flatMap((one) => sliceUtterance(one, one.words.length - (come.get(one) ?? 0), one.words.length) ?? []);
  return rejoin(retained, [...added, ...right.slice(head.length)], isCut(retained.at(-1), left) || isCut(added[0], right));
}

const lastOf = (side: Utterance[]) => Math.max(...side.map(({ segment }) => segment.endTime));

/**
 * Returns the simultaneous utterances that are complete on both sides. The order of their words can't be derived from inexact
 * times, so they are excluded from the comparison by words.
 */
function doublesOf(left: Utterance[], right: Utterance[]): Set<Utterance> {
  const doubles = new Set<Utterance>();
  const crossed = new Set([...left, ...right].filter((one) => isCrossed(one, left.includes(one) ? left : right)));
  for (const one of left) {
    const isDouble = (other: Utterance) => !doubles.has(other) && (crossed.has(one) || crossed.has(other)) && areSame(one, other);
    const double = crossed.size > 0 && right.find(isDouble);
    if (double) doubles.add(one).add(double);
  }
  return doubles;
}

const isCrossed = ({ segment }: Utterance, side: Utterance[]) =>
  side.some(
    ({ segment: other }) =>
      other !== segment &&
      Math.min(other.endTime, segment.endTime) - Math.max(other.startTime, segment.startTime) > timeToleranceSeconds / 2,
  );

const areSame = (one: Utterance, other: Utterance) =>
  Math.abs(one.segment.startTime - other.segment.startTime) <= 2 * timeToleranceSeconds &&
  one.words.length === other.words.length &&
  one.words.every(({ plain }, at) => plain === other.words[at]!.plain);

/** Returns the words in order of time. Utterances that overlap only within the tolerance are put one after the other. */
function sideOf(side: Utterance[], without: Set<Utterance>): SideWord[] {
  const placed: { word: SideWord; time: number }[] = [];
  let until = Number.NEGATIVE_INFINITY;
  for (const utterance of side) {
    if (without.has(utterance)) continue;
    const { words, segment } = utterance;
    const earliest = until - segment.startTime > timeToleranceSeconds ? Number.NEGATIVE_INFINITY : until;
    for (const [at, word] of words.entries()) {
      const sideWord = { ...word, utterance, begins: at === 0, ends: at === words.length - 1 };
      placed.push({ word: sideWord, time: Math.max(word.startTime, earliest) });
    }
    until = Math.max(until, segment.endTime);
  }
  return placed.sort((a, b) => a.time - b.time).map(({ word }) => word);
}

function countWords(words: SideWord[]): Map<Utterance, number> {
  const counts = new Map<Utterance, number>();
  for (const { utterance } of words) counts.set(utterance, (counts.get(utterance) ?? 0) + 1);
  return counts;
}

const isCut = (utterance: Utterance | undefined, side: Utterance[]) =>
  utterance !== undefined && !side.some(({ segment }) => segment === utterance.segment);

/** Concatenates both sides and joins the utterance that the cut between them divided. */
function rejoin(left: Utterance[], right: Utterance[], isTorn: boolean): Utterance[] {
  const last = left.at(-1);
  let earliest = last ? last.segment.startTime + minStartGapSeconds : Number.NEGATIVE_INFINITY;
  const added = right.map((utterance) => {
    const startTime = Math.max(utterance.segment.startTime, earliest);
    if (startTime === utterance.segment.startTime) return utterance;
    earliest = startTime + minStartGapSeconds;
    const endTime = Math.max(utterance.segment.endTime, earliest);
    return { ...utterance, segment: { ...utterance.segment, startTime, endTime } };
  });
  const first = added[0];
  return last && first && isTorn && areOne(last.segment, first.segment)
    ? [...left.slice(0, -1), joinUtterances(last, first), ...added.slice(1)]
    : [...left, ...added];
}

const areOne = (one: SpeechSegment, other: SpeechSegment) =>
  one.speaker === other.speaker &&
  !sentenceEnd.test(one.text) &&
  other.startTime - one.endTime <= rejoinLimits.gap &&
  other.endTime - one.startTime <= rejoinLimits.seconds &&
  one.text.length + other.text.length <= rejoinLimits.characters;
