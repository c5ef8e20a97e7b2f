import { expect, it } from 'vitest';
import { bread, providers, recognizerIn } from '../../../test/world/speech-server/speech-run.ts';
import { soundOf } from '../../../test/world/speech-server/tones.ts';
import { Failure } from '../../contract/failure.ts';
import { createRecognizer } from './create-recognizer.ts';

const { signal } = new AbortController();
const all = Object.values(providers);
const chunk = { samples: soundOf(bread, 0, 6), language: 'en' };

async function failure(work: Promise<unknown>): Promise<Failure> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Failure)) throw new Error(`no Failure: ${error}`);
  return error;
}

const outcomes = [
  ['wrongKey', 'modelRefused', { status: 401, retry: false }],
  ['forbidden', 'modelRefused', { status: 403, retry: false }],
  ['noCredit', 'modelRefused', { status: 402, retry: false }],
  ['wrongModel', 'modelRefused', { status: 404, retry: false }],
  ['quota', 'modelRefused', { status: 429, retry: false }],
  ['tooLarge', 'tooLarge', { status: 413, retry: false }],
  ['rateLimited', 'rateLimited', { status: 429, retry: true, retryAfterMs: 7000 }],
  ['serverError', 'modelFailed', { status: 500, retry: true }],
  ['badGateway', 'modelFailed', { status: 502, retry: true }],
  ['webPage', 'modelFailed', { retry: false }],
  ['notJson', 'modelFailed', { retry: true }],
  ['otherShape', 'modelFailed', { retry: false }],
  ['cutOff', 'modelFailed', { retry: true }],
  ['breaksOff', 'modelFailed', { retry: true }],
  ['endless', 'modelFailed', { retry: false }],
] as const;

it.each(all.flatMap((provider) => outcomes.map((outcome) => [provider.kind, ...outcome, provider] as const)))(
  '%s, %s: %s',
  async (_, fault, code, details, provider) => {
    const { recognizer } = recognizerIn(provider, { fault, retryAfter: '7' });
    const thrown = await failure(recognizer.transcribe(chunk, signal));
    expect(thrown).toMatchObject({ code, details });
    expect(JSON.stringify(thrown)).not.toContain(provider.apiKey);
  },
);

it.each(
  all.flatMap((provider) => (['hangs', 'stalls', 'slow'] as const).map((fault) => [provider.kind, fault, provider] as const)),
)('%s times out: %s', async (_, fault, provider) => {
  const { recognizer } = recognizerIn(provider, fault === 'slow' ? { delayMs: 500 } : { fault }, {
    timeouts: { answerTimeoutMs: 30, timeoutMsPerSecond: 0 },
  });
  expect(await failure(recognizer.transcribe(chunk, signal))).toMatchObject({ code: 'timeout', details: { retry: true } });
});

it.each(all)('$kind: the timeout grows with the duration of the audio', async (provider) => {
  const { recognizer } = recognizerIn(provider, {}, { timeouts: { answerTimeoutMs: 0, timeoutMsPerSecond: 1000 } });
  expect((await recognizer.transcribe(chunk, signal)).segments).not.toEqual([]);
});

it.each(all)('$kind ends when its caller aborts, before and during the call', async (provider) => {
  const { recognizer, world } = recognizerIn(provider, { fault: 'hangs' });
  expect(await failure(recognizer.transcribe(chunk, AbortSignal.abort()))).toMatchObject({ code: 'cancelled' });
  const stop = new AbortController();
  const rejection = failure(recognizer.transcribe(chunk, stop.signal));
  await expect.poll(() => world.requests).not.toEqual([]);
  stop.abort(new Failure('spendingCap'));
  expect(await rejection).toMatchObject({ code: 'spendingCap' });
});

it.each(all)('$kind: an invalid key is never sent', async (provider) => {
  for (const [apiKey, code] of [
    ['k\n1', 'invalid'],
    ['Schlüssel', 'invalid'],
    [undefined, 'modelRefused'],
  ] as const) {
    if (apiKey === undefined && provider.kind === 'openaiTranscription') continue;
    const { recognizer, world } = recognizerIn({ ...provider, apiKey });
    expect(await failure(recognizer.transcribe(chunk, signal))).toMatchObject({ code });
    expect(world.requests).toEqual([]);
  }
});

it.each(['noPermission', 'offline'] as const)('failures of the host are passed on: %s', async (code) => {
  for (const provider of all) {
    const recognizer = createRecognizer(provider, { fetch: async () => Promise.reject(new Failure(code)) });
    expect(await failure(recognizer.transcribe(chunk, signal))).toMatchObject({ code });
  }
});

it('a chunk above a provider’s limit is too large, by bytes and by seconds', async () => {
  const openai = providers.openaiTranscription;
  const long = { samples: new Float32Array(16_000 * 830) };
  expect(await failure(recognizerIn(openai).recognizer.transcribe(long, signal))).toMatchObject({ code: 'tooLarge' });
  const recognizer = createRecognizer(openai, {
    fetch: async () =>
      Response.json({ error: { message: 'audio duration 1500 seconds is longer than 1400 seconds' } }, { status: 400 }),
  });
  expect(await failure(recognizer.transcribe(chunk, signal))).toMatchObject({ code: 'tooLarge', details: { status: 400 } });
});

it('a provider requires a valid address', () => {
  const { fetch } = globalThis;
  for (const baseUrl of [undefined, '', 'speech.example']) {
    expect(() => createRecognizer({ ...providers.openaiTranscription, baseUrl }, { fetch: fetch as never })).toThrow(/baseUrl/);
  }
});

it('repetitions are returned unchanged, and a temperature ends them', async () => {
  const { recognizer } = recognizerIn(providers.openaiTranscription, { fault: 'loops' });
  const long = { samples: soundOf(bread, 0, 20) };
  const words = async (temperature?: number) =>
    new Set(
      (await recognizer.transcribe({ ...long, temperature }, signal)).segments.flatMap(({ words }) =>
        words!.map(({ text }) => text),
      ),
    ).size;
  expect(await words()).toBeLessThan((await words(0.4)) * 0.7);
});
