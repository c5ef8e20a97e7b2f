import { request } from 'node:https';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ModelFetch } from '../../../lib/models/host.ts';
import { createRecognizer } from '../../../lib/speech/providers/create-recognizer.ts';
import { listModels } from '../../../lib/speech/providers/list-models.ts';
import { speechProviders } from '../hosts/speech-provider.ts';
import { startWorld } from '../world.ts';
import { bread, providers } from './speech-run.ts';
import { type SpeechServer, startSpeechServer } from './speech-server.ts';
import { spokenMedia } from './spoken-media.ts';
import { soundOf, wavOf } from './tones.ts';

let server: SpeechServer;
beforeAll(async () => {
  server = await startSpeechServer(bread);
});
afterAll(() => server.close());

const { signal } = new AbortController();
const host = { fetch: fetch as never, timeouts: { pollIntervalMs: 10 } };
const served = () => Object.values(providers).map((one) => ({ ...one, baseUrl: server.baseUrls[one.kind] }));

it('transcribes over HTTP', async () => {
  server.behave({});
  for (const provider of served()) {
    const { segments } = await createRecognizer(provider, host).transcribe(
      { samples: soundOf(bread, 0, 5), language: 'en' },
      signal,
    );
    expect(segments.map(({ text }) => text).join(' ')).toBe(
      bread.words
        .filter(({ endTime }) => endTime <= 5)
        .map(({ text }) => text)
        .join(' '),
    );
    expect(await listModels(provider, host)).toContain(provider.model);
  }
  expect([...server.uploads]).toEqual([]);
});

it.each(['hangs', 'stalls', 'breaksOff', 'endless', 'rateLimited'] as const)('misbehaves on demand: %s', async (fault) => {
  const code = {
    hangs: 'timeout',
    stalls: 'timeout',
    breaksOff: 'modelFailed',
    endless: 'modelFailed',
    rateLimited: 'rateLimited',
  };
  for (const provider of served()) {
    server.behave({ fault, calls: 1 });
    const recognizer = createRecognizer(provider, {
      ...host,
      timeouts: { pollIntervalMs: 10, ...(code[fault] === 'timeout' && { answerTimeoutMs: 300, localTimeoutMsPerSecond: 0 }) },
    });
    const piece = { samples: soundOf(bread, 0, 5) };
    await expect(recognizer.transcribe(piece, signal)).rejects.toMatchObject({ code: code[fault] });
  }
});

/** Creates a fetch that requests the world's local port under the real host name, like the mapped browser. */
const fetchIn =
  (port: number): ModelFetch =>
  (url, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const { hostname, pathname, search } = new URL(url);
      const options = { host: '127.0.0.1', port, path: pathname + search, method, agent: false, rejectUnauthorized: false };
      request({ ...options, headers: { ...headers, host: hostname } }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve(new Response(Buffer.concat(chunks), { status: response.statusCode, headers: { 'x-host': hostname } }) as never);
      })
        .on('error', reject)
        .end(body);
    });

it('serves the providers\u2019 real addresses in the world', async () => {
  const world = await startWorld();
  speechProviders.teach(bread);
  const baseUrls = ['https://api.openai.com/v1', 'https://api.groq.com/openai/v1'];
  const openai = baseUrls.map((baseUrl) => ({ ...providers.openaiTranscription, baseUrl }));
  for (const provider of [...openai, providers.deepgram, providers.assemblyai, providers.elevenLabs]) {
    const recognizer = createRecognizer(provider, { ...host, fetch: fetchIn(world.httpsPort) });
    const { segments } = await recognizer.transcribe({ samples: soundOf(bread, 0, 5) }, signal);
    expect(segments[0]!.text).toBe('Bread is flour, water and salt, and a great deal of waiting.');
  }
  expect(new Set(world.requests.map((one) => one.host)).size).toBe(5);
  await world.close();
});

it('generates files of any length that read the same in any ranges', async () => {
  const media = spokenMedia(bread);
  const whole = wavOf(bread);
  expect(media.size).toBe(whole.length);
  for (const [first, last] of [
    [0, 99],
    [44, 44],
    [320_001, 960_044],
    [whole.length - 7, whole.length - 1],
  ] as const) {
    const read = Buffer.concat(await media.read(first, last).toArray());
    expect(read.equals(whole.subarray(first, last + 1))).toBe(true);
  }
});
