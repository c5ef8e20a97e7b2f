import { describe, expect, it } from 'vitest';
import { cuesOf, deepgram, setUpTranscription as setUp, episodeUrl as url, words } from '../../../test/fake-speech.ts';

describe('media without captions', () => {
  it('have no transcript unless a transcriber is requested', async () => {
    const { client, requests } = setUp();
    await expect(client.getSubtitle({ url })).rejects.toMatchObject({ code: 'noCaptions' });
    await expect(client.summarize({ url })).rejects.toMatchObject({ code: 'noCaptions' });
    expect(requests).toEqual([]);
  });

  it('are transcribed once by the requested provider', async () => {
    const { client, requests, ports } = setUp();
    const { id } = await client.saveProvider(deepgram);
    const request = { url, transcribeProvider: id, whisperPrompt: 'Big Ben', audioLanguage: 'en', enabledSpeaker: true };
    const { detail } = await client.getSubtitle(request);
    expect(detail).toMatchObject({ provenance: 'transcribed', trackId: 'speech', language: 'en', subtitlesArray: cuesOf(words) });
    expect(detail.tracks).toEqual([{ trackId: 'speech', language: 'en', label: '', provenance: 'transcribed' }]);
    expect(requests).toMatchObject([
      {
        audio: { kind: 'file', url },
        transcriber: { kind: 'deepgram', model: 'nova', apiKey: 'dg-secret' },
        prompt: 'Big Ben',
        language: 'en',
        speakers: true,
      },
    ]);
    expect((await client.getSubtitle(request)).costDuration).toBe(0);
    expect((await client.summarize({ url })).summary).toContain('trains needed one time');
    expect(requests).toHaveLength(1);
    expect((await ports.store.getSpent('1970-01')).toFixed(2)).toBe('0.03');
  });

  it('are transcribed with a key from the call, which is not stored', async () => {
    const { client, requests, ports } = setUp();
    await client.getSubtitle({ url, transcribeProvider: 'deepgram', apiKey: 'of-the-caller' });
    expect(requests[0]?.transcriber).toMatchObject({ kind: 'deepgram', apiKey: 'of-the-caller' });
    for (const table of ports.database.tables) {
      expect(JSON.stringify(await table.toArray()), table.name).not.toContain('of-the-caller');
    }
    expect(await ports.store.getSpent('1970-01')).toBe(0);
  });

  it('accept the usual names of services with a key of the caller’s own', async () => {
    const { client, requests } = setUp();
    const names = ['openai', 'OpenAI', 'elevenlabs', 'assemblyai', 'groq/whisper-large-v3'];
    for (const transcribeProvider of names)
      await client.getSubtitle({ url, trackId: 'speech', transcribeProvider, apiKey: 'mine' }).catch(() => undefined);
    expect(requests.map(({ transcriber }) => transcriber)).toMatchObject([
      { kind: 'openaiTranscription', baseUrl: 'https://api.openai.com/v1', model: 'whisper-1', apiKey: 'mine' },
    ]);
    await expect(client.getSubtitle({ url: `${url}?2`, transcribeProvider: 'nobody', apiKey: 'mine' })).rejects.toMatchObject({
      code: 'noModel',
      message: expect.stringMatching(/openai.*deepgram.*assemblyai.*elevenLabs/),
    });
  });

  it('send no key to a provider that the caller did not name', async () => {
    const { client, requests } = setUp();
    await client.saveProvider(deepgram);
    await expect(client.getSubtitle({ url, apiKey: 'of-another' })).rejects.toMatchObject({ code: 'invalid' });
    expect(requests).toEqual([]);
  });

  it('have an estimate with transcriber, host and cost before the transcription starts', async () => {
    const { client } = setUp();
    await expect(client.estimateTranscript({ url, transcribeProvider: 'nobody' })).rejects.toMatchObject({ code: 'noModel' });
    const onDevice = await client.estimateTranscript({ url });
    expect(onDevice).toMatchObject({ transcriber: 'auto', soundBytes: 1000 });
    expect(onDevice.host).toBeUndefined();
    const { id } = await client.saveProvider(deepgram);
    await client.updateSettings({ transcriber: id });
    expect(await client.estimateTranscript({ url })).toMatchObject({
      transcriber: `${id}/nova`,
      host: 'api.deepgram.com',
      cost: 0.02,
    });
  });

  it('have speakers that can be named, and are recognized again by their voices', async () => {
    const { client, requests } = setUp();
    const { id: contentId } = await client.getSubtitle({ url, transcribeProvider: 'onDevice' });
    await client.nameSpeaker({ contentId, speaker: 'Speaker 1', name: 'Ada' });
    const { detail } = await client.getSubtitle({ url });
    expect(new Set(detail.subtitlesArray.map(({ speaker }) => speaker))).toEqual(new Set(['Ada']));
    await expect(client.nameSpeaker({ contentId, speaker: 'Speaker 1', name: 'Bob' })).rejects.toMatchObject({
      code: 'notFound',
    });
    const refresh = { isRefresh: true, transcribeProvider: 'onDevice' };
    await client.summarizeWithConfig({ url, promptConfig: refresh });
    expect(requests[1]?.voices).toEqual([{ name: 'Ada', voice: [1, 0] }]);
  });
});
