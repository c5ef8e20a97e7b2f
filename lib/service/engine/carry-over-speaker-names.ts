import type { Cue } from '../../contract/cue.ts';
import type { CuesWithVoices } from '../../ports/engine.ts';
import { numberedSpeakerPattern as numbered } from '../../records/numbered-speaker.ts';

/**
 * Returns new cues with the speaker names that the user gave in the former ones: the same times mean the same speaker. A label
 * that covers two named speakers takes the more frequent name, and the other name stays on its own cues. After a second
 * transcription, which may separate speakers better, each name goes to one label only.
 */
export function carryOverSpeakerNames(current: CuesWithVoices, former: CuesWithVoices, isRetranscribed = false): CuesWithVoices {
  const names = formerSpeakers(current.cues, former.cues);
  const pairs: { label: string; name: string; count: number }[] = [];
  for (const [at, { speaker: label }] of current.cues.entries()) {
    const name = names[at];
    if (label === undefined || name === undefined) continue;
    const pair = pairs.find((known) => known.label === label && known.name === name);
    if (pair) pair.count += 1;
    else pairs.push({ label, name, count: 1 });
  }
  const nameOf = new Map<string, string>();
  const taken = new Set<string>();
  for (const { label, name } of pairs.sort((a, b) => b.count - a.count)) {
    if (nameOf.has(label)) continue;
    const isGiven = !numbered.test(name) && !(isRetranscribed && taken.has(name));
    nameOf.set(label, isGiven ? name : label);
    if (isGiven) taken.add(name);
  }
  const speakerOf = (label: string | undefined, name: string | undefined) => {
    if (name !== undefined && !numbered.test(name) && (label === undefined || !taken.has(name))) return name;
    return label && (nameOf.get(label) ?? label);
  };
  const cues = current.cues.map((cue, at) => {
    const speaker = speakerOf(cue.speaker, names[at]);
    return speaker === cue.speaker ? cue : { ...cue, speaker };
  });
  const speakers = new Set(cues.map(({ speaker }) => speaker));
  const voices = [
    ...Object.entries(former.voices ?? {}).filter(([name]) => speakers.has(name)),
    ...Object.entries(current.voices ?? {}).map(([label, voice]) => [nameOf.get(label) ?? label, voice] as const),
  ];
  return { cues, voices: voices.length > 0 ? Object.fromEntries(voices) : undefined };
}

/** The former speaker at the middle of each cue. Both lists are in the order of time. */
function formerSpeakers(cues: Cue[], former: Cue[]): (string | undefined)[] {
  let place = 0;
  return cues.map(({ startTime, endTime }) => {
    const middle = (startTime + endTime) / 2;
    while (former[place] && former[place]!.endTime < middle) place += 1;
    const overlapping = former[place];
    return overlapping && overlapping.startTime <= middle ? overlapping.speaker : undefined;
  });
}
