import { describe, expect, it } from 'vitest';
import { type FakePorts, fakePorts, talkCues, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { Failure } from '../../contract/failure.ts';
import type { PageCue } from '../../contract/page.ts';
import { engine } from '../engine/offline-engine.ts';
import { createService } from '../service.ts';

function setUp(change: Partial<FakePorts> = {}) {
  const ports = { ...fakePorts(), ...change };
  return { ports, client: serviceClient(createService(ports).handlers) };
}

it('reads the next track where the file of the first is gone', async () => {
  const { client, ports } = setUp();
  ports.page.mediaItem.tracks.push({ trackId: 'en-2', language: 'en', label: 'English, simple' });
  ports.page.captions = { en: new Failure('mediaUnavailable'), 'en-2': talkCues };
  expect((await client.getSubtitle({ url: talkUrl })).detail.trackId).toBe('en-2');
  const gone = client.getSubtitle({ url: talkUrl, trackId: 'en' });
  await expect(gone).rejects.toMatchObject({ code: 'captionsUnreadable' });
});

describe('a track that a script fills', () => {
  const cuesFrom = (from: number, to: number): PageCue[] =>
    Array.from({ length: (to - from) / 10 }, (_, i) => from + i * 10).map((startTime) => ({
      startTime,
      endTime: startTime + 9,
      text: `Sentence ${startTime} is about clocks.`,
    }));

  async function read(...parts: [from: number, to: number][]) {
    const { client, ports } = setUp();
    ports.page.mediaItem.duration = 1000;
    for (const [from, to] of parts) {
      ports.page.captions = { en: cuesFrom(from, to) };
      await client.getSubtitle({ url: talkUrl });
    }
    const { cues = [], isPartial, provenance } = (await ports.store.getTranscript('web:talk', 'en')) ?? {};
    return { client, ports, shown: [isPartial, provenance], starts: cues.map(({ startTime }) => startTime) };
  }

  it('is partial where a large part is not loaded yet, and is read again on the page', async () => {
    const { client, ports, shown } = await read([0, 300]);
    expect(shown).toEqual([true, 'captured']);
    expect(await client.summarize({ url: talkUrl })).toMatchObject({ costDuration: 299 });
    ports.page.open = false;
    expect((await client.getSubtitle({ url: talkUrl })).detail.subtitlesArray).toHaveLength(30);
  });

  it('is partial too where a file that it requested has a small part', async () => {
    const { client, ports } = setUp({ engine });
    const file = { trackId: 'file:/1.vtt', language: 'en', label: '1.vtt', url: 'https://talks.example.org/1.vtt' };
    ports.page.mediaItem = { ...ports.page.mediaItem, duration: 1000, tracks: [file] };
    const base64 = btoa('WEBVTT\n\n00:00.000 --> 00:06.000\nClocks came to towers.\n');
    ports.page.fetch = async ({ url }) => ({ url, status: 200, contentType: 'text/vtt', base64 });
    expect((await client.getSubtitle({ url: talkUrl })).detail.provenance).toBe('captured');
  });

  it('is complete without captions for an end of music', async () => {
    expect((await read([0, 850])).shown).toEqual([undefined, 'creator']);
  });

  it('includes what the page has dropped meanwhile, until it is complete', async () => {
    const { shown, starts } = await read([0, 300], [200, 500]);
    expect(shown).toEqual([true, 'captured']);
    expect(starts).toEqual(cuesFrom(0, 500).map(({ startTime }) => startTime));
    expect((await read([0, 300], [200, 900])).shown).toEqual([undefined, 'creator']);
  });
});
