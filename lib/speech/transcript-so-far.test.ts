import { expect, it } from 'vitest';
import type { SpeechRequest } from '../ports/speech.ts';
import { createTranscriptSoFar } from './transcript-so-far.ts';

const request: SpeechRequest = {
  audio: { kind: 'stored', soundId: 'long' },
  transcriber: { kind: 'onDevice', model: 'tiny' },
  duration: 0,
  language: 'en',
  done: [],
};

it('reports a long transcript less often than a short one', () => {
  let [clock, reported] = [0, 0];
  const onEvent = ({ kind }: { kind: string }) => {
    if (kind === 'transcribed') reported += 1;
  };
  const soFar = createTranscriptSoFar(request, { total: 0, timeMappings: () => [], now: () => clock, onEvent });
  const addChunk = (from: number, to: number) => {
    const before = reported;
    for (let place = from; place < to; place++) {
      clock += 1000;
      const [startTime, endTime] = [place * 30, place * 30 + 30];
      const segments = Array.from({ length: 10 }, (_, at) => ({
        startTime: startTime + at * 3,
        endTime: startTime + at * 3 + 2,
        text: `Sentence ${at} of chunk ${place} is said.`,
      }));
      soFar.add(place, { startTime, endTime, next: endTime, segments });
    }
    return reported - before;
  };
  expect(addChunk(0, 50)).toBe(50);
  addChunk(50, 400);
  expect(soFar.result().cues).toHaveLength(4000);
  expect(addChunk(400, 440)).toBeLessThanOrEqual(10);
  soFar.close();
});
