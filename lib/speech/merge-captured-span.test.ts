import { describe, expect, it } from 'vitest';
import { testRun } from '../../test/test-run.ts';
import type { Cue } from '../contract/cue.ts';
import { talk } from './fixtures/cut-transcript.ts';
import { createFakeRecognizer, simulateAudio } from './fixtures/simulate-audio.ts';
import { requestOf, speechOf } from './fixtures/speech-run.ts';
import type { TimeMapping } from './media-times.ts';
import { mergeCapturedSpan } from './merge-captured-span.ts';
import { spokenWords } from './spoken-words.ts';

const words = (texts: readonly { text: string }[]) => texts.map(({ text }) => text).join(' ');
const spoken = talk.slice(0, 40);
const end = spoken.at(-1)!.endTime;

/** The transcript of a capture that plays the talk between two of its times. */
async function transcribeSpan(from: number, to: number, more: { known?: { cues: Cue[] }; rest?: [number, number][] } = {}) {
  const played = [[from, to] as const, ...(more.rest ?? [])];
  const timeMappings: TimeMapping[] = [];
  let soundTime = 0;
  const moved = played.flatMap(([begin, until]) => {
    const shift = soundTime - begin;
    timeMappings.push({ soundTime, mediaTime: begin, rate: 1 });
    soundTime += until - begin;
    return spoken
      .filter(({ startTime, endTime }) => startTime >= begin && endTime <= until)
      .map((segment) => ({ ...segment, startTime: segment.startTime + shift, endTime: segment.endTime + shift }));
  });
  const audio = simulateAudio(moved, soundTime + 1);
  const captured = { ...audio, timeMappings: () => timeMappings };
  const request = requestOf({ audio: { kind: 'stored', soundId: `${from}` }, known: more.known });
  return speechOf(captured, createFakeRecognizer(audio)).transcribe(request, testRun());
}

describe('a second capture', () => {
  const [cut, behind] = [spoken[14]!.endTime + 0.01, spoken[20]!.startTime - 0.01];

  it('continues after the first, and contains every word once', async () => {
    const first = await transcribeSpan(0, cut);
    const both = await transcribeSpan(cut, end + 0.01, { known: first });
    expect(words(both.cues)).toBe(words(spoken));
    expect(both.includesKnownCues).toBe(true);
    for (const [at, { startTime }] of both.cues.entries()) {
      expect(startTime).toBeGreaterThanOrEqual(both.cues[at - 1]?.endTime ?? 0);
    }
  });

  it('is before the first, overlaps its end, or lies within it', async () => {
    const later = await transcribeSpan(behind, end + 0.01);
    expect(words((await transcribeSpan(0, cut, { known: later })).cues)).toBe(
      words([...spoken.slice(0, 15), ...spoken.slice(20)]),
    );
    const first = await transcribeSpan(0, spoken[14]!.endTime + 0.01);
    const again = await transcribeSpan(spoken[12]!.startTime - 0.01, end + 0.01, { known: first });
    expect(words(again.cues)).toBe(words(spoken));
    const whole = await transcribeSpan(0, end + 0.01);
    expect(words((await transcribeSpan(cut, behind, { known: whole })).cues)).toBe(words(spoken));
  });

  it('fills the gap between two', async () => {
    const first = await transcribeSpan(0, cut, { rest: [[behind, end + 0.01]] });
    expect(words(first.cues)).toBe(words([...spoken.slice(0, 15), ...spoken.slice(20)]));
    expect(words((await transcribeSpan(cut, behind, { known: first })).cues)).toBe(words(spoken));
  });

  it('that was interrupted gives the same result as without its own earlier transcript', async () => {
    const first = await transcribeSpan(0, cut);
    const both = await transcribeSpan(cut, end + 0.01, { known: first });
    const soFar = { cues: both.cues.slice(0, -6), voices: both.voices };
    expect((await transcribeSpan(cut, end + 0.01, { known: soFar })).cues).toEqual(both.cues);
  });
});

describe('where both contain speech', () => {
  const cue = (index: number, startTime: number, text: string, speaker?: string): Cue => ({
    index,
    startTime,
    endTime: startTime + 4,
    text,
    ...(speaker && { speaker }),
  });

  it('the new transcript is used, and the known one up to there', () => {
    const known = { cues: [cue(0, 0, 'one two three four'), cue(1, 8, 'five six seven ate'), cue(2, 20, 'thirteen')] };
    const captured = { cues: [cue(0, 8, 'five six seven eight'), cue(1, 12, 'nine ten')] };
    const { cues } = mergeCapturedSpan(known, captured, [{ startTime: 8, endTime: 16 }]);
    expect(words(cues)).toBe('one two three four five six seven eight nine ten thirteen');
    // A cue in the middle of which the new ones start is known up to there.
    const long = { cues: [{ ...cue(0, 0, 'one two three four five six seven eight'), endTime: 8 }] };
    const later = { cues: [{ ...cue(0, 4, 'five six seven eight nine'), endTime: 9 }] };
    expect(words(mergeCapturedSpan(long, later, [{ startTime: 4, endTime: 9 }]).cues)).toBe(
      'one two three four five six seven eight nine',
    );
  });

  it('speakers with the same number are not confused', () => {
    const known = {
      cues: [cue(0, 0, 'one', 'Ada'), cue(1, 5, 'two', 'Speaker 2')],
      voices: { Ada: [1, 0], 'Speaker 2': [0, 1] },
    };
    const captured = {
      cues: [cue(0, 20, 'three', 'Speaker 1'), cue(1, 25, 'four', 'Speaker 2'), cue(2, 30, 'five', 'Ada')],
      voices: { 'Speaker 1': [1, 1], Ada: [1, 0.1] },
    };
    const both = mergeCapturedSpan(known, captured, [{ startTime: 20, endTime: 40 }]);
    expect(both.cues.map(({ speaker }) => speaker)).toEqual(['Ada', 'Speaker 2', 'Speaker 3', 'Speaker 4', 'Ada']);
    expect(both.voices).toEqual({ Ada: [1, 0.1], 'Speaker 2': [0, 1], 'Speaker 3': [1, 1] });
  });
});

it('merges the times of words too', () => {
  const timed = (text: string, from: number): Cue => {
    const cue = { index: 0, startTime: from, endTime: from + 3, text };
    return { ...cue, words: spokenWords(cue).map((word) => ({ ...word, text: text.slice(word.from, word.to).trim() })) };
  };
  const { cues } = mergeCapturedSpan({ cues: [timed('one two three', 0)] }, { cues: [timed('four five', 10)] }, [
    { startTime: 10, endTime: 15 },
  ]);
  expect(cues.map((each) => each.words?.map(({ text }) => text))).toEqual([
    ['one', 'two', 'three'],
    ['four', 'five'],
  ]);
});
