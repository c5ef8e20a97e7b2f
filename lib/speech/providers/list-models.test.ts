import { expect, it } from 'vitest';
import { providerFetch } from '../../../test/provider/provider-fetch.ts';
import { providers } from '../../../test/world/speech-server/speech-run.ts';
import { speechWorld } from '../../../test/world/speech-server/speech-world.ts';
import { knownSpeechProviders } from '../../speech-providers/known-speech-providers.ts';
import { addressOf } from './address.ts';
import { listModels } from './list-models.ts';

const listed = (provider: Parameters<typeof listModels>[0], world = speechWorld()) =>
  listModels(provider, { fetch: providerFetch(world) });

it.each([
  [providers.openaiTranscription, ['whisper-1', 'gpt-transcribe', 'whisper-large-v3', 'Systran/faster-whisper-small']],
  [providers.deepgram, ['nova-3', 'nova-2-general']],
  [providers.assemblyai, ['universal-3-5-pro', 'universal-2']],
  [providers.elevenLabs, ['scribe_v2']],
])('lists the transcription models only: %j', async (provider, some) => {
  const names = await listed(provider);
  expect(names).toEqual(expect.arrayContaining(some));
  expect(names.join()).not.toMatch(/gpt-5|embedding|flux|aura/);
});

it.each(Object.values(providers))('$kind: a wrong key is reported', async (provider) => {
  const refused = listed({ ...provider, apiKey: 'sk-wrong' });
  if (provider.kind === 'elevenLabs') {
    await expect(refused).rejects.toMatchObject({ code: 'modelRefused', message: expect.stringContaining('(key)') });
  } else await expect(refused).rejects.toMatchObject({ code: 'modelRefused', message: expect.not.stringContaining('sk-wrong') });
  await expect(listed({ ...provider, apiKey: 'sk-\n' })).rejects.toMatchObject({ code: 'invalid' });
  const world = speechWorld();
  world.behave({ fault: 'rateLimited', retryAfter: '3' });
  await expect(listed(provider, world)).rejects.toMatchObject({ code: 'rateLimited', details: { retryAfterMs: 3000 } });
});

it('a local server without a list is accepted; a remote one is a wrong address', async () => {
  const fetch = async () => new Response('File Not Found', { status: 404 });
  const openai = providers.openaiTranscription;
  expect(await listModels({ ...openai, baseUrl: 'http://localhost:8080/v1' }, { fetch })).toEqual([]);
  await expect(listModels(openai, { fetch })).rejects.toMatchObject({ code: 'modelRefused' });
});

it.each(knownSpeechProviders)('$name is reachable at its known address', (known) => {
  expect(addressOf(known).protocol).toBe(known.isLocal ? 'http:' : 'https:');
  expect(known.models.length).toBeGreaterThan(0);
  if (known.europeanUrl) expect(addressOf({ ...known, baseUrl: known.europeanUrl }).hostname).toContain('.eu.');
});

it.each([
  ['deepgram', 'https://api.deepgram.com/v1/', 'https://api.deepgram.com/'],
  ['assemblyai', 'https://api.eu.assemblyai.com/v2', 'https://api.eu.assemblyai.com/'],
  ['elevenLabs', undefined, 'https://api.elevenlabs.io/'],
  ['openaiTranscription', 'http://localhost:8000/v1/', 'http://localhost:8000/v1'],
] as const)('%s at %s is requested at %s', (kind, baseUrl, address) => {
  expect(addressOf({ kind, baseUrl }).href).toBe(address);
});
