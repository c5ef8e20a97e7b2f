import type { SpeechRequest, SpeechSegment, TranscriptionResult } from '../ports/speech.ts';
import { addVoices, cosineSimilarity, directionOf, groupVoices } from './voices.ts';

/** A chunk with speaker labels that are valid only within it. */
export interface LabeledChunk {
  startTime: number;
  endTime: number;
  segments: SpeechSegment[];
  /** Voice vectors by label. */
  voices?: Record<string, number[]>;
}

/** Assigns the speaker labels of single chunks to the speakers of the whole audio. */
export interface Speakers {
  /** Returns the chunk's segments with labels that are valid for the whole audio. Chunks are added in order of time. */
  place(chunk: LabeledChunk): SpeechSegment[];
  /**
   * Returns the segments or cues with the names known so far: known speakers, and `Speaker 1` and so on in the order of
   * appearance.
   */
  name<Segment extends { speaker?: string }>(segments: Segment[]): { named: Segment[]; voices: TranscriptionResult['voices'] };
}

interface Speaker {
  /** Sum of the voice vectors. */
  voice?: number[];
  /** Name of a known speaker. */
  name?: string;
  isMatched?: boolean;
}

/** Default minimum similarity of two voices of one speaker. */
const defaultMinSimilarity = 0.6;
/** Share of the remainder by which the first match must be more similar; later there is more evidence. */
const matchMargin = 0.3;
/** Minimum seconds of overlap between two labels. */
const minOverlapSeconds = 0.2;
/** Seconds after which another speaker may continue. */
const maxPauseSeconds = 2;

/**
 * Starts the assignment for one audio. `known` are named voices of the user; `minVoiceSimilarity` is the minimum cosine similarity of one
 * speaker's voices.
 */
export function createSpeakers(known: SpeechRequest['voices'] = [], minVoiceSimilarity = defaultMinSimilarity): Speakers {
  const speakers: Speaker[] = known.map(({ name, voice }) => {
    const direction = voice && directionOf(voice);
    return { name, ...(direction && { voice: direction }) };
  });
  let before: { endTime: number; segments: SpeechSegment[] } | undefined;

  const add = (): number => speakers.push({}) - 1;

  function byVoice(voice: number[]): number | undefined {
    let best: { speaker: number; similarity: number } | undefined;
    for (const [speaker, { voice: other, name }] of speakers.entries()) {
      const similarity = other ? cosineSimilarity(voice, other) : -1;
      const minimum = name ? minVoiceSimilarity : minVoiceSimilarity + (1 - minVoiceSimilarity) * matchMargin;
      if (similarity >= minimum && similarity > (best?.similarity ?? -1)) best = { speaker, similarity };
    }
    return best?.speaker;
  }

  /** Merges speakers that turned out to be one. */
  function groups(): number[] {
    const mayJoin = (one: number, other: number) => !(speakers[one]!.name && speakers[other]!.name);
    return groupVoices(
      speakers.map(({ voice }) => voice),
      minVoiceSimilarity,
      mayJoin,
    );
  }

  return {
    place(chunk) {
      const labels = [...new Set(chunk.segments.flatMap(({ speaker }) => speaker ?? []))];
      const found = new Map<string, number>();
      const voiced = chunk.voices ?? {};
      if (before && chunk.startTime < before.endTime) {
        for (const [label, speaker] of linksOf(before.segments, chunk)) found.set(label, speaker);
      }
      const matchedBefore = speakers.flatMap(({ isMatched }, at) => (isMatched ? at : []));
      for (const label of labels) {
        const direction = voiced[label] && directionOf(voiced[label]);
        if (!direction) continue;
        const speaker = found.get(label) ?? byVoice(direction) ?? add();
        found.set(label, speaker);
        speakers[speaker]!.voice = addVoices(speakers[speaker]!.voice, direction);
      }
      const open = labels.filter((label) => !found.has(label));
      const free = matchedBefore.filter((speaker) => ![...found.values()].includes(speaker));
      // With two speakers, a label that is not the first speaker's is the second one's.
      if (open.length === 1 && free.length === 1 && matchedBefore.length <= 2) found.set(open[0]!, free[0]!);
      for (const label of open) if (!found.has(label)) found.set(label, add());
      for (const speaker of found.values()) speakers[speaker]!.isMatched = true;
      const segments = chunk.segments.map((segment) =>
        segment.speaker === undefined ? segment : { ...segment, speaker: String(found.get(segment.speaker)) },
      );
      const labeled = chunk.voices ? assignShortSegments(segments) : segments;
      before = { endTime: chunk.endTime, segments: labeled };
      return labeled;
    },

    name(segments) {
      const group = groups();
      const nameOf = new Map<number, string>();
      for (const [at, { name }] of speakers.entries()) if (name) nameOf.set(group[at]!, name);
      let unnamed = 0;
      const named = segments.map((one) => {
        if (one.speaker === undefined) return one;
        const of = group[Number(one.speaker)]!;
        if (!nameOf.has(of)) nameOf.set(of, `Speaker ${++unnamed}`);
        return { ...one, speaker: nameOf.get(of)! };
      });
      const used = new Set(named.flatMap(({ speaker }) => speaker ?? []));
      return { named, voices: voicesOf(speakers, group, nameOf, used) };
    },
  };
}

/** Returns the labels of a chunk and their speakers in the previous chunk, determined by the overlap. */
function linksOf(before: SpeechSegment[], { startTime, segments }: LabeledChunk): [string, number][] {
  const shared = new Map<string, { label: string; speaker: number; seconds: number }>();
  const late = before.filter(({ endTime }) => endTime > startTime);
  for (const { speaker: label, startTime: from, endTime: to } of segments) {
    for (const other of late) {
      const seconds = Math.min(to, other.endTime) - Math.max(from, other.startTime);
      if (label === undefined || other.speaker === undefined || seconds <= 0) continue;
      const pair = shared.get(`${label} ${other.speaker}`) ?? { label, speaker: Number(other.speaker), seconds: 0 };
      pair.seconds += seconds;
      shared.set(`${label} ${other.speaker}`, pair);
    }
  }
  const links = new Map<string, number>();
  for (const { label, speaker, seconds } of [...shared.values()].sort((a, b) => b.seconds - a.seconds)) {
    if (seconds >= minOverlapSeconds && !links.has(label) && ![...links.values()].includes(speaker)) links.set(label, speaker);
  }
  return [...links];
}

/** Assigns segments that are too short for a voice to the previous speaker. */
function assignShortSegments(segments: SpeechSegment[]): SpeechSegment[] {
  let last: SpeechSegment | undefined;
  return segments.map((segment) => {
    const speaker = segment.speaker ?? (last && segment.startTime - last.endTime < maxPauseSeconds ? last.speaker : undefined);
    last = { ...segment, ...(speaker !== undefined && { speaker }) };
    return last;
  });
}

function voicesOf(
  speakers: readonly Speaker[],
  group: number[],
  nameOf: Map<number, string>,
  used: Set<string>,
): TranscriptionResult['voices'] {
  const sums = new Map<string, number[]>();
  for (const [at, { voice }] of speakers.entries()) {
    const name = nameOf.get(group[at]!);
    if (voice && name !== undefined && used.has(name)) sums.set(name, addVoices(sums.get(name), voice));
  }
  if (sums.size === 0) return undefined;
  const voices: Record<string, number[]> = {};
  for (const [name, sum] of sums) voices[name] = directionOf(sum)!.map((value) => Math.round(value * 10_000) / 10_000);
  return voices;
}
