import { expect, it } from 'vitest';
import type { MediaStore } from '../ports/media-store.ts';
import { content, transcript } from './rows-suite.ts';

export function mediaStoreSuite(open: () => Promise<MediaStore>): void {
  it('stores a content under its id and its address', async () => {
    const store = await open();
    await store.putContent(content);
    await store.putContent({ ...content, title: 'Renamed', updatedAt: 2 });
    expect(await store.getContent(content.contentId)).toEqual({ ...content, title: 'Renamed', updatedAt: 2 });
    expect(await store.findContent(content.sourceUrl)).toMatchObject({ title: 'Renamed' });
    await store.putContent({ ...content, contentId: 'youtube:before', title: 'What the page played before', updatedAt: 1 });
    expect(await store.findContent(content.sourceUrl)).toMatchObject({ title: 'Renamed' });
    expect(await store.getContent('youtube:unknown')).toBeUndefined();
    expect(await store.findContent('https://example.org/')).toBeUndefined();
  });

  it('lists the media of a channel', async () => {
    const store = await open();
    const channelUrl = 'https://www.youtube.com/@a';
    await store.putContent({ ...content, channelUrl });
    await store.putContent({ ...content, contentId: 'youtube:b', channelUrl: 'https://www.youtube.com/@b' });
    await store.putContent({ ...content, contentId: 'youtube:none' });
    expect(await store.listContentIdsOfChannels([channelUrl, 'https://www.youtube.com/@c'])).toEqual([content.contentId]);
    expect(await store.listContentIdsOfChannels([])).toEqual([]);
  });

  it('returns a transcript cue by cue, by track or the newest', async () => {
    const store = await open();
    await store.putTranscript(transcript);
    const nameCorrections = [
      { cue: 0, at: 5, from: 'numb er', to: 'Nummer', because: { source: 'term', text: 'Nummer' } as const },
    ];
    await store.putTranscript({
      ...transcript,
      trackId: 'a.en',
      provenance: 'automatic',
      nameCorrections,
      createdAt: 3,
      cues: [],
    });
    expect(await store.getTranscript(content.contentId, '.en')).toEqual(transcript);
    expect(await store.getTranscript(content.contentId, 'a.en')).toMatchObject({
      provenance: 'automatic',
      nameCorrections,
      cues: [],
    });
    expect(await store.getTranscript(content.contentId)).toMatchObject({ trackId: '.en' });
    expect(await store.getTranscript(content.contentId, '.de')).toBeUndefined();
    expect(await store.getTranscript('youtube:unknown')).toBeUndefined();
  });

  it('returns the newest transcripts of several media items, up to a size', async () => {
    const store = await open();
    const wordsOf = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...transcript.cues[0]!, text: `${at * 7919}` }));
    for (const [contentId, count] of [
      ['youtube:short', 1],
      ['youtube:long', 3000],
      ['youtube:next', 1],
    ] as const)
      for (const createdAt of [1, 2])
        await store.putTranscript({ ...transcript, contentId, trackId: `${createdAt}`, createdAt, cues: wordsOf(count) });
    const ids = ['youtube:short', 'youtube:none', 'youtube:long', 'youtube:next'];
    const tracks = async (maxBytes: number) => (await store.getTranscripts(ids, maxBytes)).map((one) => one?.trackId);
    expect(await tracks(1_000_000)).toEqual(['2', undefined, '2', '2']);
    expect(await tracks(1000)).toEqual(['2', undefined, undefined, undefined]);
    expect(await tracks(1)).toEqual([undefined, undefined, undefined, undefined]);
    expect((await store.getTranscripts(ids, 1_000_000))[2]).toEqual(await store.getTranscript('youtube:long'));
    expect(await store.getTranscripts([], 1)).toEqual([]);
  });
}
