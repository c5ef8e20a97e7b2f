import type { Speech, SpeechRequest, TranscriptionResult } from '../lib/ports/speech.ts';
import { createService } from '../lib/service/service.ts';
import { fakePorts } from './fake-ports.ts';
import { serviceClient } from './service-client.ts';

export const episodeUrl = 'https://files.example.org/episode.mp3';
export const streamUrl = 'https://talks.example.org/live';
export const words = ['Clocks came to towers.', 'Then trains needed one time.', 'Now everyone carries it.'];
export const cuesOf = (texts: string[]) =>
  texts.map((text, index) => ({ index, startTime: index * 10, endTime: index * 10 + 9, text, speaker: 'Speaker 1' }));
const resultOf = (texts = words): TranscriptionResult => ({
  language: 'en',
  cues: cuesOf(texts),
  duration: 30,
  voices: { 'Speaker 1': [1, 0] },
});
export const deepgram = { kind: 'deepgram', name: 'Deepgram', model: 'nova', pricePerHour: 0.3, apiKey: 'dg-secret' } as const;

/** Creates a recognizer that returns the same transcript for any audio, one sentence a step; `gate` delays each step. */
export function fakeSpeech(gate: (step: number, signal: AbortSignal) => Promise<unknown> = async () => undefined) {
  const requests: SpeechRequest[] = [];
  let steps = 0;
  const speech: Speech = {
    listModels: async () => ['nova'],
    estimate: async ({ duration, transcriber }) => ({
      seconds: duration,
      soundBytes: 1000,
      sentBytes: 900,
      host: transcriber.kind === 'onDevice' ? undefined : 'api.deepgram.com',
      cost: 0.02,
    }),
    async transcribe(request, { signal, onEvent }) {
      requests.push(request);
      const known = new Map(request.done.map(({ key, value }) => [key, value]));
      for (const [step, text] of words.entries()) {
        await gate(step, signal);
        signal.throwIfAborted();
        if (!known.has(`${step}`)) {
          steps += 1;
          onEvent({ kind: 'step', step: { key: `${step}`, value: text }, cost: 0.01 });
        }
        onEvent({ kind: 'transcribed', result: resultOf(words.slice(0, step + 1)) });
        onEvent({ kind: 'progress', done: (step + 1) * 10, total: 30 });
      }
      return resultOf();
    },
  };
  return { speech, requests, steps: () => steps };
}

/** Creates a transcriber that waits before each sentence. `release` lets the first `upTo` sentences be transcribed, or all. */
export function pausedSpeech() {
  const gates = words.map(() => Promise.withResolvers<void>());
  const release = (upTo = words.length) => {
    for (const { resolve } of gates.slice(0, upTo)) resolve();
  };
  return { ...fakeSpeech((step) => gates[step]!.promise), release };
}

/** Creates a service with a transcriber and a page that is not open. */
export function setUpTranscription(fake = fakeSpeech()) {
  const ports = { ...fakePorts(), speech: fake.speech };
  ports.page.open = false;
  return { ports, client: serviceClient(createService(ports).handlers), ...fake };
}
