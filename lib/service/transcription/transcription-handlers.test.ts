import { describe, expect, it } from 'vitest';
import { cuesOf, deepgram, setUpTranscription as setUp, episodeUrl as url, words } from '../../../test/fake-speech.ts';

describe('what has no captions', () => {
  it('has no words unless somebody is asked to listen', async () => {
    const { client, requests } = setUp();
    await expect(client.getSubtitle({ url })).rejects.toMatchObject({ code: 'noCaptions' });
    await expect(client.summarize({ url })).rejects.toMatchObject({ code: 'noCaptions' });
    expect(requests).toEqual([]);
  });

  it('is heard by whom the caller names, once', async () => {
    const { client, requests, ports } = setUp();
    const { id } = await client.saveProvider(deepgram);
    const asked = { url, transcribeProvider: id, whisperPrompt: 'Big Ben', audioLanguage: 'en', enabledSpeaker: true };
    const { detail } = await client.getSubtitle(asked);
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
    expect((await client.getSubtitle(asked)).costDuration).toBe(0);
    expect((await client.summarize({ url })).summary).toContain('trains needed one time');
    expect(requests).toHaveLength(1);
    expect((await ports.store.getSpent('1970-01')).toFixed(2)).toBe('0.03');
  });

  it('uses a key that comes with the call, and keeps it nowhere', async () => {
    const { client, requests, ports } = setUp();
    await client.getSubtitle({ url, transcribeProvider: 'deepgram', apiKey: 'of-the-caller' });
    expect(requests[0]?.transcriber).toMatchObject({ kind: 'deepgram', apiKey: 'of-the-caller' });
    for (const table of ports.database.tables) {
      expect(JSON.stringify(await table.toArray()), table.name).not.toContain('of-the-caller');
    }
    expect(await ports.store.getSpent('1970-01')).toBe(0);
  });

  it('sends a key to nobody whom the caller did not name', async () => {
    const { client, requests } = setUp();
    await client.saveProvider(deepgram);
    await expect(client.getSubtitle({ url, apiKey: 'of-another' })).rejects.toMatchObject({ code: 'invalid' });
    expect(requests).toEqual([]);
  });

  it('is told apart by its price before it begins', async () => {
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

  it('lets its speakers be named, and knows them again', async () => {
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
