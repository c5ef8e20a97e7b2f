import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../../server/database/testing/test-database.ts';
import { fakePorts } from '../../../test/fake-ports.ts';
import { cuesOf, fakeSpeech } from '../../../test/fake-speech.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { Failure } from '../../contract/failure.ts';
import type { Provenance } from '../../contract/media.ts';
import type { Channel } from '../../records/channel.ts';
import { sqlStore } from '../../store/sql/sql-store.ts';
import { createService } from '../service.ts';

const { db, close } = await testDatabase();
afterAll(close);

const contentId = 'youtube:aaaaaaaaaaa';
const url = 'https://www.youtube.com/watch?v=aaaaaaaaaaa';
const channelUrl = 'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv';
const title = 'A talk about Kubernetes';
const description = 'We talk with Sjors Provoost about it.';
const recognized = ['we deploy it on cooper netties', 'says shores prove oost', 'cooper netties and clock code'];

const channel: Channel = {
  ...{ channelId: 'youtube:UCabcdefghijklmnopqrstuv', channelUrl, title: 'Talks', addresses: [] },
  ...{ lastSeenAt: 1, unseen: 0, autoSummarize: false, subscribedAt: 1 },
  refresh: { feedUrl: 'https://feeds.example/talks', platform: 'youtube', failures: 0 },
};

const stores = {
  Dexie: () => fakePorts(),
  SQL: () => ({ ...fakePorts(), store: sqlStore(db, randomUUID()) }),
};

describe.each(Object.entries(stores))('names of a transcript in %s', (_, open) => {
  /** Creates a service for a video whose captions another program reads, and an episode that is transcribed. */
  function setUp({ provenance = 'automatic' as Provenance, texts = recognized } = {}) {
    const ports = open();
    ports.page.open = false;
    ports.canTranscribePages = true;
    ports.fetch = async () => {
      throw new Failure('siteFailed', 'no answer');
    };
    ports.fallbackExtractor = {
      detect: () => ({ site: 'youtube', id: 'aaaaaaaaaaa', kind: 'video', canonicalUrl: url }),
      resolve: async () => ({
        ...{ contentId, site: 'youtube', kind: 'video', sourceUrl: url, title, description, channelUrl, duration: 30 },
        tracks: [{ trackId: 'a.en', language: 'en', label: '', provenance }],
      }),
      captions: async () => ({ cues: cuesOf(texts) }),
    };
    const { speech } = fakeSpeech();
    ports.speech = { ...speech, transcribe: async () => ({ language: 'en', cues: cuesOf(texts), duration: 30 }) };
    const client = serviceClient(createService(ports).handlers);
    const textsOf = async (trackId = 'a.en') =>
      (await ports.store.getTranscript(contentId, trackId))!.cues.map(({ text }) => text);
    return { ports, client, textsOf };
  }

  const track = { contentId, trackId: 'a.en' };

  it('are corrected in automatic captions, and each correction is recorded with its reason', async () => {
    const { client, ports } = setUp();
    const { detail } = await client.getSubtitle({ url });
    expect(detail.subtitlesArray.map(({ text }) => text)).toEqual([
      'we deploy it on Kubernetes',
      'says Sjors Provoost',
      'Kubernetes and clock code',
    ]);
    expect(detail.nameCorrections).toEqual([
      { cue: 0, at: 16, from: 'cooper netties', to: 'Kubernetes', because: { source: 'title', text: title } },
      { cue: 1, at: 5, from: 'shores prove oost', to: 'Sjors Provoost', because: { source: 'description', text: description } },
      { cue: 2, at: 0, from: 'cooper netties', to: 'Kubernetes', because: { source: 'title', text: title } },
    ]);
    expect((await ports.store.getTranscript(contentId))?.nameCorrections).toEqual(detail.nameCorrections);
    const { detail: part } = await client.getSubtitle({ url, from: 10, to: 19 });
    expect(part.subtitlesArray.map(({ index }) => index)).toEqual([1]);
    expect(part.nameCorrections).toEqual([detail.nameCorrections![1]]);
    expect((await ports.store.getContent(contentId))?.description).toBe(description);
    await client.saveVideo({ url });
    for (const format of ['srt', 'vtt', 'txt', 'json'] as const) {
      const { text } = await client.exportVideo({ contentId, format });
      expect(text).toContain('says Sjors Provoost');
      expect(text).not.toContain('shores prove oost\n');
    }
  });

  it('stay as people have written them', async () => {
    const { client, textsOf } = setUp({ provenance: 'creator' });
    const { detail } = await client.getSubtitle({ url });
    expect(await textsOf()).toEqual(recognized);
    expect(detail.nameCorrections).toBeUndefined();
    await expect(client.correctName({ ...track, from: 'clock code', to: 'Claude Code' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('are corrected in a transcription, whose recognizer gets them', async () => {
    const { client, ports, textsOf } = setUp();
    await ports.store.updateNamedVoices(channelUrl, () => ({ of: channelUrl, voices: [], terms: ['Claude Code'] }));
    const transcribe = vi.spyOn(ports.speech, 'transcribe');
    const { detail } = await client.getSubtitle({ url, trackId: 'speech', transcribeProvider: 'onDevice' });
    expect(transcribe.mock.lastCall?.[0].names).toEqual(['Claude Code', 'Kubernetes', 'Sjors Provoost']);
    expect(detail).toMatchObject({ provenance: 'transcribed', nameCorrections: { length: 4 } });
    expect(detail.subtitlesArray[1]?.text).toBe('says Sjors Provoost');
    await client.correctName({ contentId, trackId: 'speech', from: 'deploy', to: 'Bake' });
    await client.summarizeWithConfig({
      url,
      promptConfig: { trackId: 'speech', transcribeProvider: 'onDevice', isRefresh: true },
    });
    expect(transcribe).toHaveBeenCalledTimes(2);
    expect((await textsOf('speech'))[0]).toBe('we Bake it on Kubernetes');
  });

  it('are restored when the user undoes a correction, and are not corrected again', async () => {
    const { client, textsOf, ports } = setUp();
    await client.getSubtitle({ url });
    const undone = await client.undoNames({ ...track, names: [{ from: 'cooper netties', to: 'Kubernetes' }] });
    expect(undone.corrections).toBe(1);
    expect(await textsOf()).toEqual([recognized[0], 'says Sjors Provoost', recognized[2]]);
    await client.summarizeWithConfig({ url, promptConfig: { isRefresh: true } });
    expect(await textsOf()).toEqual([recognized[0], 'says Sjors Provoost', recognized[2]]);
    await client.undoNames(track);
    expect(await textsOf()).toEqual(recognized);
    expect((await ports.store.getTranscript(contentId, 'a.en'))?.nameCorrections).toBeUndefined();
  });

  it('follow what the user teaches, in this transcript, when it is read again, and as a term of the channel', async () => {
    const { client, textsOf, ports } = setUp();
    await ports.store.updateChannels(() => [channel]);
    await client.getSubtitle({ url });
    expect(await client.correctName({ ...track, from: 'Clock  code', to: 'Claude Code' })).toMatchObject({ corrections: 4 });
    expect((await textsOf())[2]).toBe('Kubernetes and Claude Code');
    await client.summarizeWithConfig({ url, promptConfig: { isRefresh: true } });
    expect((await textsOf())[2]).toBe('Kubernetes and Claude Code');
    expect((await ports.store.listChannels())[0]?.terms).toEqual(['Claude Code']);
    expect(await client.listTerms({ contentId })).toEqual({ terms: ['Claude Code'] });
  });

  it('follow a correction of a correction, and a change of mind', async () => {
    const { client, textsOf } = setUp();
    await client.getSubtitle({ url });
    await client.correctName({ ...track, from: 'Sjors Provoost', to: 'Shores Proust' });
    expect((await textsOf())[1]).toBe('says Shores Proust');
    await client.undoNames({ ...track, names: [{ from: 'shores prove oost', to: 'Shores Proust' }] });
    expect((await textsOf())[1]).toBe(recognized[1]);
    await client.correctName({ ...track, from: 'shores prove oost', to: 'Sjors Provoost' });
    expect((await textsOf())[1]).toBe('says Sjors Provoost');
  });

  it('outlive the subscription of their channel', async () => {
    const { client, ports } = setUp();
    await ports.store.updateChannels(() => [channel]);
    await client.getSubtitle({ url });
    await client.setTerms({ ...track, terms: ['PyTorch', 'Claude Code'] });
    await ports.store.forgetChannel(channel.channelId);
    expect(await client.listTerms({ contentId })).toEqual({ terms: ['PyTorch', 'Claude Code'] });
  });

  it('are corrected beside a speaker who is named meanwhile', async () => {
    const { client, ports } = setUp();
    await client.getSubtitle({ url, trackId: 'speech', transcribeProvider: 'onDevice' });
    const { findChannelOf } = ports.store;
    ports.store.findChannelOf = async (of) => {
      ports.store.findChannelOf = findChannelOf;
      await client.nameSpeaker({ contentId, speaker: 'Speaker 1', name: 'Ada' });
      return findChannelOf(of);
    };
    await client.correctName({ contentId, trackId: 'speech', from: 'clock code', to: 'Claude Code' });
    const { cues } = (await ports.store.getTranscript(contentId, 'speech'))!;
    expect(cues[2]).toMatchObject({ text: 'Kubernetes and Claude Code', speaker: 'Ada' });
    expect(await ports.store.getNamedVoices(channelUrl)).toMatchObject({ voices: [{ name: 'Ada' }], terms: ['Claude Code'] });
  });

  it.each([
    ['a subscribed channel', [channel]],
    ['another channel', []],
  ])('that are taught at once for a video of %s are all retained', async (_, channels) => {
    const { client, ports, textsOf } = setUp();
    await ports.store.updateChannels(() => channels);
    await client.getSubtitle({ url });
    await Promise.all([
      client.correctName({ ...track, from: 'clock code', to: 'Claude Code' }),
      client.correctName({ ...track, from: 'deploy', to: 'Bake' }),
    ]);
    expect((await client.listTerms({ contentId })).terms.toSorted()).toEqual(['Bake', 'Claude Code']);
    expect(await textsOf()).toEqual(['we Bake it on Kubernetes', 'says Sjors Provoost', 'Kubernetes and Claude Code']);
  });

  it('that are too many, too long or markup are refused, and without effect in an imported record', async () => {
    const { client, ports, textsOf } = setUp({ texts: ['be bold b'] });
    await client.getSubtitle({ url });
    for (const terms of [Array.from({ length: 1000 }, (_, i) => `Term ${i}`), ['x'.repeat(500)], ['<b>bold</b>'], ['a\nb']])
      await expect(client.setTerms({ ...track, terms })).rejects.toMatchObject({ code: 'invalid' });
    const terms = [...Array.from({ length: 1000 }, (_, i) => `Zq${i}x`), '<b>', 'bold'.repeat(200)];
    await ports.store.updateNamedVoices(channelUrl, () => ({ of: channelUrl, voices: [], terms: ['<b>', ...terms] }));
    expect((await client.listTerms({ contentId })).terms).toHaveLength(300);
    await client.summarizeWithConfig({ url, promptConfig: { isRefresh: true } });
    expect(await textsOf()).toEqual(['be bold b']);
  });
});
