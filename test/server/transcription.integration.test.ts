import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../lib/contract/index.ts';
import { httpClient } from '../../lib/transports/http-client.ts';
import { readConfig } from '../../server/config.ts';
import { copyEmptyDatabase } from '../../server/database/testing/test-database.ts';
import { type RunningServer, startServer } from '../../server/start-server.ts';
import { type Script, scriptOf } from '../world/speech-server/script.ts';
import { type SpeechServer, startSpeechServer } from '../world/speech-server/speech-server.ts';
import { goodSpeechKey } from '../world/speech-server/speech-world.ts';
import { spokenMedia } from '../world/speech-server/spoken-media.ts';
import { wavOf } from '../world/speech-server/tones.ts';
import { sentences, spread } from '../world/words.ts';
import { describedFetch } from './described-fetch.ts';
import { asMedia, convert, ffmpegPath, startMediaHost } from './media-host.ts';

/** Eight sentences in a minute. */
const episode: Script = scriptOf(spread(sentences('bread.en').slice(0, 8), 60));
const spokenText = episode.words.map(({ text }) => text).join(' ');
const token = 'a-token-of-the-only-user';
const directory = mkdtempSync(join(tmpdir(), 'gloss-transcription-'));
const { ask, undescribed } = describedFetch();

let speech: SpeechServer;
let media: Awaited<ReturnType<typeof startMediaHost>>;
let server: RunningServer;
let client: ReturnType<typeof clientOf>;
const clientOf = ({ origin }: RunningServer) =>
  httpClient(operations, { baseUrl: `${origin}/api`, fetch: ask, token: async () => token });
const settings = (): Record<string, string> => ({
  GLOSS_PORT: '0',
  GLOSS_DATA_DIR: directory,
  GLOSS_TOKEN: token,
  GLOSS_CALLS_A_MINUTE: '1000000',
  GLOSS_TRANSCRIBE_URL: speech.baseUrls.openaiTranscription,
  GLOSS_TRANSCRIBE_MODEL: 'whisper-1',
  GLOSS_TRANSCRIBE_KEY: goodSpeechKey,
  GLOSS_TRANSCRIBE_PRICE: '0.36',
});
const start = async (more: Record<string, string> = {}) => {
  server = await startServer(readConfig({ ...settings(), ...more }), pino({ level: 'silent' }), { open: media.open });
  client = clientOf(server);
};

beforeAll(async () => {
  speech = await startSpeechServer(episode);
  const wav = { media: spokenMedia(episode) };
  media = await startMediaHost({
    'wave.wav': wav,
    'other.wav': wav,
    'own.wav': wav,
    'beside.wav': wav,
    'refused.wav': wav,
    'busy.wav': wav,
    'lying.mp3': { media: asMedia(Buffer.from('#EXTM3U\n#EXTINF:9,\nfile:///etc/passwd\n'), 'audio/mpeg') },
    'talk.html': { headers: { 'content-type': 'text/html' }, body: '<video src="/other.wav"></video>' },
    ...(ffmpegPath && { 'episode.mp3': { media: asMedia(convert(wavOf(episode), 'a.mp3', ['-b:a', '64k']), 'audio/mpeg') } }),
  });
  await copyEmptyDatabase(directory);
  await start();
});
afterAll(async () => {
  await server.close();
  await speech.close();
  await media.close();
  rmSync(directory, { recursive: true });
});
beforeEach(() => speech.behave({}));

const textOf = ({ detail }: Awaited<ReturnType<typeof client.getSubtitle>>) =>
  detail.subtitlesArray.map(({ text }) => text).join(' ');

describe('transcription on a server', () => {
  it.skipIf(!ffmpegPath)('uses the provider of the server, and stores the transcript', async () => {
    const url = media.urlOf('episode.mp3');
    await expect(client.getSubtitle({ url })).rejects.toMatchObject({ code: 'noCaptions' });
    const estimate = await client.estimateTranscript({ url });
    expect(estimate).toMatchObject({ transcriber: 'server', sentBytes: 0, soundBytes: expect.any(Number) });
    expect(Math.abs(estimate.seconds - episode.duration)).toBeLessThan(2);
    expect(estimate.cost).toBeCloseTo((estimate.seconds / 3600) * 0.36, 6);
    expect(speech.calls).toEqual([]);

    const transcript = await client.getSubtitle({ url, transcribeProvider: 'auto' });
    expect(textOf(transcript)).toBe(spokenText);
    expect(transcript.detail).toMatchObject({ provenance: 'transcribed', language: 'en' });
    expect(transcript.costDuration).toBeGreaterThan(57);
    expect(speech.calls).toMatchObject([{ key: goodSpeechKey, model: 'whisper-1' }]);
    expect(textOf(await client.getSubtitle({ url }))).toBe(spokenText);
    expect((await client.summarize({ url })).summary.length).toBeGreaterThan(20);
    expect(speech.calls).toHaveLength(1);
    expect(readdirSync(join(directory, 'media'))).toEqual([]);
  });

  it('uses the provider of the user where there is one', async () => {
    const { id } = await client.saveProvider({
      kind: 'openaiTranscription',
      name: 'Mine',
      baseUrl: 'http://127.0.0.1:1/v1',
      model: 'whisper-1',
      apiKey: 'sk-mine',
    });
    const url = media.urlOf('own.wav');
    const failure = { code: 'noPermission', details: { host: '127.0.0.1:1' } };
    await expect(client.getSubtitle({ url, transcribeProvider: 'auto' })).rejects.toMatchObject(failure);
    expect(textOf(await client.getSubtitle({ url, transcribeProvider: 'server' }))).toBe(spokenText);
    await client.updateSettings({ transcriber: 'server' });
    expect(await client.estimateTranscript({ url: media.urlOf('other.wav') })).toMatchObject({ transcriber: 'server' });
    await client.removeProvider({ id });
    await client.updateSettings({ transcriber: 'auto' });
  });

  it.each([
    ['wrongKey', 'modelRefused', 'refused.wav'],
    ['rateLimited', 'rateLimited', 'busy.wav'],
  ] as const)('fails with the code of the provider’s error: %s', async (fault, code, name) => {
    speech.behave({ fault, retryAfter: '600' });
    const url = media.urlOf(name);
    const failed = await client.getSubtitle({ url, transcribeProvider: 'auto' }).catch((error) => error);
    expect(failed).toMatchObject({ code });
    expect(JSON.stringify([failed.message, failed.details])).not.toContain(goodSpeechKey);
    speech.behave({});
    expect(textOf(await client.getSubtitle({ url, transcribeProvider: 'auto' }))).toBe(spokenText);
  });

  it('refuses files without audio, and a model on the device', async () => {
    const lying = { url: media.urlOf('lying.mp3'), transcribeProvider: 'auto' };
    await expect(client.getSubtitle(lying)).rejects.toMatchObject({ code: 'noSound' });
    const onDevice = { url: media.urlOf('wave.wav'), transcribeProvider: 'onDevice' };
    await expect(client.getSubtitle(onDevice)).rejects.toMatchObject({ code: 'noModel' });
    await expect(client.estimateTranscript(onDevice)).rejects.toMatchObject({ code: 'noModel' });
    const created = client.createTask({
      url: onDevice.url,
      product: 'transcript',
      soundId: 'x',
      promptConfig: { transcribeProvider: 'auto' },
    });
    const { taskId } = await created;
    await expect.poll(() => client.getSummaryTaskStatus({ taskId })).toMatchObject({ status: 'failed', code: 'noSound' });
  });

  it('pauses and resumes a task', async () => {
    speech.behave({ delayMs: 300 });
    const promptConfig = { transcribeProvider: 'auto', enabledSpeaker: false };
    const { taskId } = await client.createTask({
      url: media.urlOf('wave.wav'),
      product: 'transcript',
      promptConfig: promptConfig,
    });
    expect(await client.pauseTask({ taskId, isPaused: true })).toMatchObject({ status: 'pending' });
    // A task that was not paused would complete before one that starts after it.
    expect(textOf(await client.getSubtitle({ url: media.urlOf('beside.wav'), transcribeProvider: 'auto' }))).toBe(spokenText);
    expect(await client.getSummaryTaskStatus({ taskId })).toMatchObject({ status: 'pending' });
    await client.pauseTask({ taskId, isPaused: false });
    await expect.poll(() => client.getSummaryTaskStatus({ taskId })).toMatchObject({ status: 'completed' });
    await expect(client.nameSpeaker({ contentId: 'web:none', speaker: 'A', name: 'B' })).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('fails without ffmpeg, with a message that names it', async () => {
    await server.close();
    await start({ GLOSS_FFMPEG: 'off' });
    await expect(client.getSubtitle({ url: media.urlOf('other.wav'), transcribeProvider: 'auto' })).rejects.toMatchObject({
      code: 'noSound',
    });
    const { taskId } = await client.extractVisuals({ url: media.urlOf('talk.html') });
    await expect
      .poll(() => client.getVisualsTask({ taskId }))
      .toMatchObject({ status: 'failed', code: 'noPictures', message: expect.stringContaining('ffmpeg') });
  });

  it('returns only responses that the API description allows', () => expect(undescribed).toEqual([]));
});
