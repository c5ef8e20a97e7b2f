import { describe, expect, it } from 'vitest';
import { orInSoak } from '../../test/soak/or-in-soak.ts';
import { testRun } from '../../test/test-run.ts';
import { Failure } from '../contract/failure.ts';
import type { SpeechSegment, TranscriptionResult } from '../ports/speech.ts';
import { sampleRate } from './audio-reader.ts';
import { talk } from './fixtures/cut-transcript.ts';
import { createFakeRecognizer, recognizeBuzzes, type SimulatedAudio, simulateAudio } from './fixtures/simulate-audio.ts';
import { provider, requestOf, speechOf } from './fixtures/speech-run.ts';

const spokenSegments = talk.slice(0, 40);
const duration = Math.ceil(spokenSegments.at(-1)!.endTime) + 3;
const recording = simulateAudio(spokenSegments, duration);
const audio = () => ({ ...recording });
const wordsOf = (segments: readonly Pick<SpeechSegment, 'text'>[]) => segments.flatMap(({ text }) => text.trim().split(/\s+/));
const onDevice = { kind: 'onDevice', model: 'tiny' } as const;

/** A recognizer whose first calls fail. */
function faulty(spoken: SimulatedAudio, ...failures: Failure[]) {
  const ear = createFakeRecognizer(spoken);
  const { transcribe } = ear;
  return {
    ...ear,
    transcribe: async (...call: Parameters<typeof transcribe>) => {
      const failure = failures.shift();
      if (failure) throw failure;
      return transcribe(...call);
    },
  };
}

describe('a transcription', () => {
  it('has all words at their times, and reports progress', async () => {
    const spoken = audio();
    const ear = createFakeRecognizer(spoken);
    const run = testRun();
    const transcription = await speechOf(spoken, ear).transcribe(requestOf(), run);
    expect(wordsOf(transcription.cues)).toEqual(wordsOf(spokenSegments));
    expect(transcription).toMatchObject({ language: 'en', duration });
    const words = transcription.cues.flatMap((cue) => cue.words ?? []);
    for (const [place, { startTime }] of words.entries()) {
      expect(Math.abs(startTime - spoken.buzzes[place]!.from / sampleRate)).toBeLessThan(0.2);
    }
    expect(Math.max(...transcription.cues.map(({ startTime, endTime }) => endTime - startTime))).toBeLessThanOrEqual(12);
    const progress = run.events.filter((event) => event.kind === 'progress');
    expect(progress.length).toBe(run.steps.length);
    expect(progress.every(({ total }) => total === duration)).toBe(true);
    expect(progress.map(({ done }) => done)).toEqual(progress.map(({ done }) => done).sort((a, b) => a - b));
    const parts = run.events.filter((event) => event.kind === 'transcribed');
    expect(parts.length).toBeGreaterThan(1);
    const seconds = ear.chunks.reduce((sum, { samples }) => sum + samples.length / sampleRate, 0);
    expect(run.cost()).toBeCloseTo((seconds / 3600) * 0.36, 6);
  });

  it('continues from its steps after a kill at any moment', async () => {
    const expected = await speechOf(audio(), createFakeRecognizer(audio())).transcribe(requestOf(), testRun());
    const whole = testRun();
    await speechOf(audio(), createFakeRecognizer(audio())).transcribe(requestOf(), whole);
    const moments = whole.events.length + whole.steps.length;
    let seed = 7;
    for (let kill = 0; kill < orInSoak(3, 50); kill++) {
      seed = (seed * 48_271) % 2_147_483_647;
      const moment = 1 + (seed % moments);
      let passed = 0;
      const tick = () => {
        if (++passed === moment) run.stop.abort(new DOMException('killed', 'AbortError'));
      };
      const run = testRun(tick);
      const ear = createFakeRecognizer(audio());
      const { transcribe } = ear;
      ear.transcribe = async (...call) => {
        tick();
        // Chunks complete in any order.
        for (let turn = seed % 5; turn > 0; turn--) await Promise.resolve();
        return transcribe(...call);
      };
      const isDone = await speechOf(audio(), ear)
        .transcribe(requestOf(), run)
        .then(
          () => true,
          (failure) => {
            expect(failure).toMatchObject({ code: 'cancelled' });
            return false;
          },
        );
      const inFlight = ear.chunks.length - run.steps.length;
      expect(inFlight).toBeLessThanOrEqual(3);
      const second = createFakeRecognizer(audio());
      const again = testRun();
      const transcription = await speechOf(audio(), second).transcribe(requestOf({ done: run.steps }), again);
      expect(transcription).toEqual(expected);
      expect(second.chunks.length).toBe(whole.steps.length - run.steps.length);
      if (isDone) expect(again.steps).toEqual([]);
    }
  });

  it('ignores steps of another request, and broken ones', async () => {
    const run = testRun();
    await speechOf(audio(), createFakeRecognizer(audio())).transcribe(requestOf(), run);
    for (const change of [{ prompt: 'Gloss' }, { transcriber: { ...provider, model: 'nova-2' } }, { language: 'de' }]) {
      const ear = createFakeRecognizer(audio());
      await speechOf(audio(), ear).transcribe(requestOf({ done: run.steps, ...change }), testRun());
      expect(ear.chunks.length).toBe(run.steps.length);
    }
    const named = createFakeRecognizer(audio());
    await speechOf(audio(), named).transcribe(requestOf({ done: run.steps, names: ['Gloss'] }), testRun());
    expect(named.chunks, 'names repeat no finished chunk').toEqual([]);
    const signed = createFakeRecognizer(audio());
    const file = { kind: 'file', url: 'https://casts.example/1.mp3?signature=2' } as const;
    await speechOf(audio(), signed).transcribe(requestOf({ done: run.steps, audio: file }), testRun());
    expect(signed.chunks, 'another signature repeats no finished chunk').toEqual([]);
    const ear = createFakeRecognizer(audio());
    const broken = run.steps.map(({ key }) => ({ key, value: { startTime: 5, endTime: 4, next: 4, segments: [] } }));
    await speechOf(audio(), ear).transcribe(requestOf({ done: broken }), testRun());
    expect(ear.chunks.length).toBe(run.steps.length);
  });

  it('transcribes the remainder in the language of the first chunks', async () => {
    const spoken = audio();
    const ear = createFakeRecognizer(spoken);
    await speechOf(spoken, ear).transcribe(requestOf(), testRun());
    expect(ear.chunks[0]!.language).toBeUndefined();
    expect(ear.chunks.at(-1)!.language).toBe('en');
    await speechOf(spoken, ear).transcribe(requestOf({ language: 'de' }), testRun());
    expect(ear.chunks.at(-1)!.language).toBe('de');
  });

  it('passes the prompt and the names to the recognizer', async () => {
    const ear = createFakeRecognizer(audio());
    await speechOf(audio(), ear).transcribe(requestOf({ prompt: 'DevOps', names: ['Kubernetes', 'Sjors Provoost'] }), testRun());
    expect(ear.chunks[0]!.prompt).toBe('DevOps, Kubernetes, Sjors Provoost');
  });

  it('transcribes several chunks at once with a provider, and one locally', async () => {
    for (const [transcriber, expectedPeak] of [
      [provider, 3],
      [onDevice, 1],
    ] as const) {
      const ear = createFakeRecognizer(audio());
      const { transcribe } = ear;
      let now = 0;
      let peak = 0;
      let isFull = () => {};
      const full = new Promise<void>((resolve) => {
        isFull = resolve;
      });
      ear.transcribe = async (...call) => {
        peak = Math.max(peak, ++now);
        if (now === expectedPeak) isFull();
        await Promise.race([full, new Promise((resolve) => setTimeout(resolve, 5000))]);
        now--;
        return transcribe(...call);
      };
      await speechOf(audio(), ear).transcribe(requestOf({ transcriber, language: 'en' }), testRun());
      expect(peak).toBe(expectedPeak);
    }
  });
});

describe('a recognizer that fails', () => {
  const complete = (transcription: TranscriptionResult) => expect(wordsOf(transcription.cues)).toEqual(wordsOf(spokenSegments));

  it.each(['rateLimited', 'timeout', 'offline'] as const)('is retried: %s', async (code) => {
    const ear = faulty(audio(), new Failure(code), new Failure(code, code, { retry: true, retryAfterMs: 1 }));
    const run = testRun();
    complete(await speechOf(audio(), ear).transcribe(requestOf(), run));
  });

  it('is not retried forever', async () => {
    const ear = faulty(audio(), ...Array.from({ length: 50 }, () => new Failure('rateLimited')));
    await expect(speechOf(audio(), ear).transcribe(requestOf(), testRun())).rejects.toMatchObject({ code: 'rateLimited' });
    const wait = faulty(audio(), new Failure('rateLimited', 'come tomorrow', { retry: true, retryAfterMs: 86_400_000 }));
    await expect(speechOf(audio(), wait).transcribe(requestOf(), testRun())).rejects.toMatchObject({ code: 'rateLimited' });
  });

  it('ends the run when it refuses, and chunks in flight are stored', async () => {
    const ear = createFakeRecognizer(audio());
    const { transcribe } = ear;
    const refusal = Promise.withResolvers<void>();
    let calls = 0;
    ear.transcribe = async (...call) => {
      if (++calls === 3) {
        refusal.resolve();
        throw new Failure('modelRefused', 'no credit', { status: 402, retry: false });
      }
      await refusal.promise;
      return transcribe(...call);
    };
    const run = testRun();
    await expect(speechOf(audio(), ear).transcribe(requestOf({ language: 'en' }), run)).rejects.toMatchObject({
      code: 'modelRefused',
    });
    expect(run.steps.length).toBe(ear.chunks.length);
    expect(run.steps.length).toBeGreaterThanOrEqual(2);
  });

  it('gets halves of a chunk that is too large, and smaller chunks from then on', async () => {
    const spoken = audio();
    const ear = createFakeRecognizer(spoken);
    const { transcribe } = ear;
    let refused = 0;
    ear.transcribe = async (chunk, signal) => {
      if (chunk.samples.length / sampleRate > 9 && ++refused) throw new Failure('tooLarge');
      return transcribe(chunk, signal);
    };
    complete(await speechOf(spoken, ear).transcribe(requestOf(), testRun()));
    expect(refused).toBeLessThan(8);
  });

  it('is retried, and in halves, when it repeats itself', async () => {
    const spoken = audio();
    const ear = createFakeRecognizer(spoken);
    const loop = { startTime: 2, endTime: 9, text: 'and then we go '.repeat(9).trim() };
    ear.transcribe = async (chunk) => {
      ear.chunks.push(chunk);
      const isLong = chunk.samples.length > 16 * sampleRate;
      return ear.chunks.length > 1 && isLong ? { segments: [loop] } : recognizeBuzzes(chunk.samples, spoken.buzzes);
    };
    complete(await speechOf(spoken, ear).transcribe(requestOf({ language: 'en' }), testRun()));
    expect(ear.chunks.some(({ temperature }) => temperature !== undefined && temperature > 0)).toBe(true);
  });

  it('is shortened when it keeps repeating itself', async () => {
    const ear = createFakeRecognizer(audio());
    ear.transcribe = async () => ({ segments: [{ startTime: 0, endTime: 3, text: 'Thank you. '.repeat(20) }] });
    const { cues } = await speechOf(audio(), ear).transcribe(requestOf({ language: 'en' }), testRun());
    expect(wordsOf(cues).length).toBeLessThan(cues.length * 3);
  });
});

describe('a budget', () => {
  it('ends the run before it is exceeded, and retains the transcript so far', async () => {
    const run = testRun();
    const transcriber = { ...provider, budget: (0.36 * 60) / 3600 };
    await expect(
      speechOf(audio(), createFakeRecognizer(audio())).transcribe(requestOf({ transcriber }), run),
    ).rejects.toMatchObject({
      code: 'spendingCap',
    });
    expect(run.steps.length).toBeGreaterThan(1);
    expect(run.cost()).toBeLessThanOrEqual(transcriber.budget);
    expect(run.cost()).toBeGreaterThan(transcriber.budget / 2);
  });

  it('needs a price', async () => {
    const { pricePerHour: _, ...priceless } = provider;
    const ear = createFakeRecognizer(audio());
    const transcriber = { ...priceless, budget: 5 };
    await expect(speechOf(audio(), ear).transcribe(requestOf({ transcriber }), testRun())).rejects.toMatchObject({
      code: 'spendingCap',
    });
    expect(ear.chunks).toEqual([]);
  });
});

describe('audio without speech', () => {
  it('costs no call, and is reported', async () => {
    const silent = simulateAudio([], 600, 60);
    const ear = createFakeRecognizer(silent);
    await expect(speechOf(silent, ear).transcribe(requestOf(), testRun())).rejects.toMatchObject({ code: 'nothingSaid' });
    expect(ear.chunks).toEqual([]);
  });

  it('is reported when the recognizer finds no words', async () => {
    const ear = { ...createFakeRecognizer(audio()), transcribe: async () => ({ segments: [] }) };
    await expect(speechOf(audio(), ear).transcribe(requestOf(), testRun())).rejects.toMatchObject({ code: 'nothingSaid' });
  });
});

it('ends at once when it is aborted, whatever the recognizer does', async () => {
  const run = testRun();
  const ear = {
    ...createFakeRecognizer(audio()),
    transcribe: () => new Promise<never>(() => run.stop.abort(new DOMException('', 'AbortError'))),
  };
  await expect(speechOf(audio(), ear).transcribe(requestOf(), run)).rejects.toMatchObject({ code: 'cancelled' });
});

it('ends when a model refuses, although the audio still grows', async () => {
  const spoken = audio();
  const growing = {
    ...spoken,
    duration: 0,
    async *read(from: number, signal: AbortSignal) {
      yield* spoken.read(from, signal);
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      signal.throwIfAborted();
    },
  };
  const ear = faulty(spoken, new Failure('modelRefused'));
  const request = requestOf({ audio: { kind: 'stored', soundId: 'a' }, language: 'en' });
  await expect(speechOf(growing, ear).transcribe(request, testRun())).rejects.toMatchObject({ code: 'modelRefused' });
});

it('maps the cues of a capture to media time', async () => {
  const captured = { ...audio(), timeMappings: () => [{ soundTime: 0, mediaTime: 100, rate: 1 }] };
  const { cues } = await speechOf(captured, createFakeRecognizer(audio())).transcribe(requestOf(), testRun());
  expect(cues[0]!.startTime).toBeCloseTo(100 + spokenSegments[0]!.startTime, 1);
});
