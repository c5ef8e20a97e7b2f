import { describe, expect, it } from 'vitest';
import { fakePorts, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import type { Ports } from '../../ports/ports.ts';
import { content, summary, transcript } from '../../store/testing/rows-suite.ts';
import { writeNote } from '../notes/write-note.ts';
import { createService } from '../service.ts';
import { saveAndIndex } from './save-content.ts';

const ids = (videos: { id: string }[]) => videos.map(({ id }) => id);

/** Saved one after the other, the last one newest. */
async function save(ports: Ports, ...contentIds: string[]) {
  for (const contentId of contentIds) {
    await ports.store.putContent({
      ...content,
      contentId,
      title: `About ${contentId}`,
      sourceUrl: `https://example.org/${contentId}`,
    });
    await saveAndIndex(ports, contentId);
  }
}

describe('the library', () => {
  function setUp() {
    const ports = fakePorts();
    return { ports, client: serviceClient(createService(ports).handlers) };
  }

  it('saves a media item without reading its transcript', async () => {
    const { client, ports } = setUp();
    const saved = await client.saveVideo({ url: talkUrl });
    expect(saved).toMatchObject({
      id: 'web:talk',
      title: 'How cities learned to tell the time',
      service: 'generic',
      summary: '',
      chapters: null,
      subtitles: null,
      tags: [],
      favourite: false,
    });
    expect(ports.page.requests).toEqual([]);
    ports.page.open = false;
    expect((await client.saveVideo({ url: talkUrl })).createdAt).toBe(saved.createdAt);
    expect((await client.listLibrary({})).total).toBe(1);
  });

  it('saves no media item that it cannot resolve', async () => {
    const { client, ports } = setUp();
    ports.page.open = false;
    await expect(client.saveVideo({ url: talkUrl })).rejects.toMatchObject({ code: 'noPermission' });
    await expect(client.saveVideo({ url: 'about:blank' })).rejects.toMatchObject({ code: 'invalid', details: [{ path: 'url' }] });
  });

  it('returns all that is stored of a video', async () => {
    const { client, ports } = setUp();
    await ports.store.putContent(content);
    await ports.store.putTranscript(transcript);
    await ports.store.addSummary({
      ...summary('one', '400', 7),
      digest: {
        language: 'en',
        lines: [{ text: 'All of it', cites: [0] }],
        chapters: [{ start: 0, end: 60, title: 'Part', from: 0, to: 9, lines: [{ text: 'A part', cites: [3] }] }],
      },
    });
    await ports.store.addSummary({
      ...summary('later', '750', 9),
      wish: { product: 'article', detailLevel: 750 },
    });
    await writeNote(ports, { contentId: content.contentId, text: 'Mine' });
    const video = await client.getVideo({ id: content.contentId });
    expect(video).toMatchObject({
      summary: '- All of it',
      chapters: [{ start: 0, end: 60, title: 'Part', summary: '- A part' }],
      note: 'Mine',
      htmlUrl: 'https://gloss.example/v/youtube:aaaaaaaaaaa',
    });
    expect(video.subtitles).toEqual(transcript.cues);
    expect((await client.listLibrary({})).videos).toEqual([video]);
    expect((await client.listLibrary({ includeSubtitles: false })).videos).toEqual([{ ...video, subtitles: null }]);
  });

  it('pages through the list', async () => {
    const { client, ports } = setUp();
    await save(ports, 'a', 'b', 'c', 'd', 'e');
    const first = await client.listLibrary({ limit: 2 });
    expect(ids(first.videos)).toEqual(['e', 'd']);
    expect(first).toMatchObject({ total: 5, nextCursor: '2' });
    const last = await client.listLibrary({ limit: 2, cursor: '3' });
    expect(ids(last.videos)).toEqual(['a']);
    expect(last.nextCursor).toBeUndefined();
    expect(await client.listLibrary({ limit: 2, cursor: '999999999' })).toEqual({ videos: [], total: 5 });
    expect(ids((await client.listLibrary({ sortOrder: 'asc', limit: 3 })).videos)).toEqual(['a', 'b', 'c']);
  });

  it('sorts by the time of the last change too', async () => {
    const { client, ports } = setUp();
    await save(ports, 'a', 'b', 'c');
    await client.updateVideo({ id: 'a', favourite: true });
    expect(ids((await client.listLibrary({ sortBy: 'updatedAt' })).videos)).toEqual(['a', 'c', 'b']);
    expect(ids((await client.listLibrary({ sortBy: 'createdAt' })).videos)).toEqual(['c', 'b', 'a']);
  });

  it('filters by tag, mark and channel', async () => {
    const { client, ports } = setUp();
    await save(ports, 'a', 'b', 'c');
    await client.updateVideo({ id: 'a', tags: ['  Physics ', 'physics', 'Talks'] });
    await client.updateVideo({ id: 'b', tags: ['Talks'], favourite: true });
    await ports.store.updateSaved('c', (item) => item && { ...item, channelId: 'youtube:UC1' });
    expect((await client.getVideo({ id: 'a' })).tags).toEqual(['Physics', 'Talks']);
    expect(ids((await client.listLibrary({ tag: 'Talks' })).videos)).toEqual(['b', 'a']);
    expect(ids((await client.listLibrary({ tag: 'Talks', favourite: true })).videos)).toEqual(['b']);
    expect(ids((await client.listLibrary({ favourite: false })).videos)).toEqual(['c', 'a']);
    expect(await client.listLibrary({ channelId: 'youtube:UC1' })).toMatchObject({ total: 1, videos: [{ id: 'c' }] });
    expect(await client.listLibrary({ tag: 'talks' })).toMatchObject({ total: 0 });
    expect(await client.listTags({})).toEqual({
      tags: [
        { tag: 'Talks', count: 2 },
        { tag: 'Physics', count: 1 },
      ],
    });
  });

  it('retains the user’s title when the site is read again', async () => {
    const { client, ports } = setUp();
    await save(ports, 'a');
    await client.updateVideo({ id: 'a', title: ' My own ' });
    await save(ports, 'a');
    expect(await client.getVideo({ id: 'a' })).toMatchObject({ title: 'My own' });
    expect(await client.updateVideo({ id: 'a', title: '' })).toMatchObject({ title: 'About a' });
  });

  it('moves a video to the trash and restores it', async () => {
    const { client, ports } = setUp();
    await save(ports, 'a', 'b');
    await client.updateVideo({ id: 'a', tags: ['x'] });
    await writeNote(ports, { contentId: 'a', text: 'Mine' });
    const before = await client.getVideo({ id: 'a' });
    expect(await Promise.all([client.deleteVideo({ id: 'a' }), client.deleteVideo({ id: 'a' })])).toEqual([
      { success: true },
      { success: true },
    ]);
    await expect(client.getVideo({ id: 'a' })).rejects.toMatchObject({ code: 'notFound' });
    expect(await client.listLibrary({})).toMatchObject({ total: 1, videos: [{ id: 'b' }] });
    expect(await client.listTags({})).toEqual({ tags: [] });
    expect((await client.listLibrary({ inBin: true })).videos).toMatchObject([{ id: 'a', deletedAt: expect.any(String) }]);
    expect(await client.restoreVideo({ id: 'a' })).toEqual(before);
    expect(await client.restoreVideo({ id: 'a' })).toMatchObject({ id: 'a' });
    expect(await client.getVideo({ id: 'a' })).toEqual(before);
  });

  it('deletes permanently, with everything that was generated from it', async () => {
    const { client, ports } = setUp();
    await save(ports, content.contentId, 'b');
    await ports.store.putTranscript(transcript);
    await writeNote(ports, { contentId: content.contentId, text: 'Mine' });
    const forever = { id: content.contentId, forever: true };
    await Promise.all([client.deleteVideo(forever), client.deleteVideo(forever)]);
    expect(await client.deleteVideo(forever)).toEqual({ success: true });
    await expect(client.restoreVideo({ id: content.contentId })).rejects.toMatchObject({ code: 'notFound' });
    expect(await ports.store.getTranscript(content.contentId)).toBeUndefined();
    expect(await ports.store.getNote(content.contentId)).toBeUndefined();
    expect((await client.listLibrary({})).total).toBe(1);
  });

  it('saves the source of a summary, and restores it from the trash when it is opened again', async () => {
    const { client } = setUp();
    await client.summarize({ url: talkUrl });
    const before = await client.getVideo({ id: 'web:talk' });
    await client.summarize({ url: talkUrl });
    expect(await client.getVideo({ id: 'web:talk' })).toEqual(before);
    await client.deleteVideo({ id: 'web:talk' });
    await client.summarize({ url: talkUrl });
    expect(await client.getVideo({ id: 'web:talk' })).toMatchObject({ id: 'web:talk' });
  });

  it('restores the source of a text from the trash', async () => {
    const { client, ports } = setUp();
    await save(ports, 'a');
    await client.deleteVideo({ id: 'a' });
    await saveAndIndex(ports, 'a');
    expect(await client.getVideo({ id: 'a' })).toMatchObject({ id: 'a' });
  });

  it.each(['getVideo', 'updateVideo', 'deleteVideo', 'restoreVideo'] as const)('%s rejects an unknown id', async (name) => {
    const { client } = setUp();
    await expect(client[name]({ id: 'nobody' })).rejects.toMatchObject({ code: 'notFound' });
    await expect(client[name]({ id: '' })).rejects.toMatchObject({ code: 'invalid', details: [{ path: 'id' }] });
  });

  it('rejects the permanent deletion of an unknown id', async () => {
    const { client } = setUp();
    await expect(client.deleteVideo({ id: 'nobody', forever: true })).rejects.toMatchObject({ code: 'notFound' });
  });

  it.each([
    { limit: 0 },
    { limit: 101 },
    { limit: -1 },
    { limit: 1.5 },
    { limit: 'abc' },
    { cursor: '0' },
    { cursor: '-1' },
    { cursor: 'abc' },
    { cursor: '1e3' },
    { sortBy: 'title' },
    { sortOrder: 'up' },
    { page: 1 },
  ])('rejects a list with %j', async (input) => {
    const { client } = setUp();
    await expect(client.listLibrary(input as never)).rejects.toMatchObject({ code: 'invalid' });
  });

  it.each([
    { tags: [''] },
    { tags: Array(51).fill('x') },
    { tags: ['x'.repeat(51)] },
    { title: 'x'.repeat(501) },
    { favourite: 'yes' },
  ])('rejects marks that are %j', async (marks) => {
    const { client, ports } = setUp();
    await save(ports, 'a');
    await expect(client.updateVideo({ id: 'a', ...marks } as never)).rejects.toMatchObject({ code: 'invalid' });
  });
});
