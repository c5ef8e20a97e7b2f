import { expect, it } from 'vitest';
import type { MediaStore } from '../../ports/media-store.ts';
import { content, openWithMedia, transcript } from './rows-suite.ts';

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

  it('retains each of several changes of a media item that are made at once', async () => {
    const store = await open();
    const { contentId } = content;
    const trackOf = (trackId: string) => ({ trackId, language: 'en', label: '', provenance: 'captured' }) as const;
    await Promise.all(
      ['a', 'b', 'c'].map((trackId) =>
        store.updateContent(contentId, (stored = { ...content, tracks: [] }) => ({
          ...stored,
          tracks: [...stored.tracks, trackOf(trackId)],
        })),
      ),
    );
    const renamed = await store.updateContent(contentId, (stored) => ({ ...stored!, title: 'Renamed' }));
    expect(renamed.tracks.map(({ trackId }) => trackId).toSorted()).toEqual(['a', 'b', 'c']);
    expect(await store.getContent(contentId)).toEqual(renamed);
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
    const store = await openWithMedia(open, content.contentId);
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

  it('returns the newest transcripts of several media items', async () => {
    const store = await openWithMedia(open, 'youtube:a', 'youtube:b');
    for (const contentId of ['youtube:a', 'youtube:b'])
      for (const createdAt of [1, 2]) await store.putTranscript({ ...transcript, contentId, trackId: `${createdAt}`, createdAt });
    const found = await store.getTranscripts(['youtube:b', 'youtube:none', 'youtube:a']);
    expect(found.map((one) => one && [one.contentId, one.trackId])).toEqual([['youtube:b', '2'], undefined, ['youtube:a', '2']]);
    expect(found[0]).toEqual(await store.getTranscript('youtube:b'));
    expect(await store.getTranscripts([])).toEqual([]);
  });
}
