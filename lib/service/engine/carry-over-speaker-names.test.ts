import { describe, expect, it } from 'vitest';
import type { CuesWithVoices } from '../../ports/engine.ts';
import { carryOverSpeakerNames } from './carry-over-speaker-names.ts';

/** A cue of ten seconds for each speaker. */
const cuesOf = (...speakers: (string | undefined)[]): CuesWithVoices => ({
  cues: speakers.map((speaker, index) => ({
    index,
    startTime: index * 10,
    endTime: index * 10 + 9,
    text: `${index}`,
    ...(speaker && { speaker }),
  })),
});
const speakers = ({ cues }: { cues: { speaker?: string }[] }) => cues.map(({ speaker }) => speaker);

describe('names that the user gave to speakers', () => {
  it('apply to later speech of the same speaker, although its number changed', () => {
    const former = cuesOf('Ada', 'Speaker 2', 'Ada');
    const later = cuesOf('Speaker 3', 'Speaker 1', 'Speaker 3', 'Speaker 3', 'Speaker 2');
    const words = { ...later, voices: { 'Speaker 3': [1, 0], 'Speaker 2': [0, 1] } };
    const named = carryOverSpeakerNames(words, former);
    expect(speakers(named)).toEqual(['Ada', 'Speaker 1', 'Ada', 'Ada', 'Speaker 2']);
    expect(named.voices).toEqual({ Ada: [1, 0], 'Speaker 2': [0, 1] });
  });

  it('may be the same for two voices, and stay in place when two voices are merged', () => {
    expect(
      speakers(carryOverSpeakerNames(cuesOf('Speaker 1', 'Speaker 2', 'Speaker 1', 'Speaker 2'), cuesOf('Ada', 'Ada', 'Ada'))),
    ).toEqual(['Ada', 'Ada', 'Ada', 'Ada']);
    const former = { ...cuesOf('Ada', 'Bob', 'Ada'), voices: { Ada: [1, 0], Bob: [0, 1] } };
    const merged = carryOverSpeakerNames(cuesOf('Speaker 1', 'Speaker 1', 'Speaker 1', 'Speaker 1'), former);
    expect(speakers(merged)).toEqual(['Ada', 'Bob', 'Ada', 'Ada']);
    expect(merged.voices).toEqual(former.voices);
  });

  it('are not affected by a differing cue at an edge', () => {
    const former = cuesOf('Ada', 'Ada', 'Ada', 'Speaker 2', 'Speaker 2');
    const later = cuesOf('Speaker 1', 'Speaker 1', 'Speaker 2', 'Speaker 2', 'Speaker 2', 'Speaker 1');
    expect(speakers(carryOverSpeakerNames(later, former))).toEqual(['Ada', 'Ada', 'Speaker 2', 'Speaker 2', 'Speaker 2', 'Ada']);
  });

  it('apply to one speaker where a second transcription distinguishes two', () => {
    const retranscribed = carryOverSpeakerNames(cuesOf('Speaker 1', 'Speaker 2', 'Speaker 1'), cuesOf('Ada', 'Ada', 'Ada'), true);
    expect(speakers(retranscribed)).toEqual(['Ada', 'Speaker 2', 'Ada']);
  });

  it('keep the voice of an only speaker, and need none', () => {
    const former = { ...cuesOf('Ada', 'Ada'), voices: { Ada: [1, 0] } };
    expect(carryOverSpeakerNames(cuesOf('Speaker 1', 'Speaker 1'), former).voices).toEqual({ Ada: [1, 0] });
    expect(carryOverSpeakerNames(cuesOf('Speaker 1'), cuesOf('Ada')).voices).toBeUndefined();
  });

  it('stay in place when speakers are no longer distinguished', () => {
    expect(speakers(carryOverSpeakerNames(cuesOf(undefined, undefined, undefined), cuesOf('Ada', 'Speaker 2')))).toEqual([
      'Ada',
      undefined,
      undefined,
    ]);
  });
});
