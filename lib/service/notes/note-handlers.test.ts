import { describe, expect, it } from 'vitest';
import { fakePorts } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { content, notePicture } from '../../store/testing/rows-suite.ts';
import { createService } from '../service.ts';
import { writeNote } from './write-note.ts';

describe('notes', () => {
  async function setUp(...contentIds: string[]) {
    const ports = fakePorts();
    for (const contentId of contentIds) await ports.store.putContent({ ...content, contentId });
    return { ports, client: serviceClient(createService(ports).handlers) };
  }
  const versionsOf = async (client: Awaited<ReturnType<typeof setUp>>['client'], contentId: string) =>
    (await client.listVersions({ contentId, of: 'note' })).versions.map(({ text, replacedBy }) => [text, replacedBy]);

  it('save the video when they are written', async () => {
    const { client } = await setUp('a');
    expect(await client.getNote({ contentId: 'a' })).toMatchObject({ text: '', createdAt: null, updatedAt: null });
    const written = await client.updateNote({ contentId: 'a', text: '# Mine\n\n*at* 0:07' });
    expect(written).toMatchObject({ success: true, contentId: 'a', title: content.title, sourceUrl: content.sourceUrl });
    expect(await client.getNote({ contentId: 'a' })).toMatchObject({
      text: '# Mine\n\n*at* 0:07',
      excerpt: '# Mine *at* 0:07',
      createdAt: written.createdAt,
    });
    expect(await client.getVideo({ id: 'a' })).toMatchObject({ note: '# Mine\n\n*at* 0:07' });
  });

  it('get pictures, which save the video, and none that is no bounded raster image', async () => {
    const { client, ports } = await setUp('a');
    const { time, image, thumbnail } = notePicture('p');
    const add = (more: object) => client.addNotePicture({ contentId: 'a', time, image, thumbnail, ...more });
    const { pictureId } = await add({});
    expect(await ports.store.getNotePictures('a')).toMatchObject([{ pictureId, contentId: 'a', time, image }]);
    expect(await client.getVideo({ id: 'a' })).toMatchObject({ id: 'a' });
    await expect(add({ contentId: 'b' })).rejects.toMatchObject({ code: 'notFound' });
    for (const change of [{ mimeType: 'image/svg+xml' }, { base64: '<svg>' }, { base64: 'A'.repeat(1_500_001) }, { width: 0 }])
      await expect(add({ image: { ...image, ...change } })).rejects.toMatchObject({ code: 'invalid' });
    expect(await ports.store.getNotePictures('a')).toHaveLength(1);
  });

  it('of two windows: the later text wins, the other is stored as a version', async () => {
    const { client } = await setUp('a');
    const { updatedAt } = await client.updateNote({ contentId: 'a', text: 'first' });
    const seen = updatedAt!;
    await client.updateNote({ contentId: 'a', text: 'first and left', basedOn: seen });
    await client.updateNote({ contentId: 'a', text: 'first and right', basedOn: seen });
    expect(await client.getNote({ contentId: 'a' })).toMatchObject({ text: 'first and right' });
    expect(await versionsOf(client, 'a')).toEqual([['first and left', 'edit']]);
  });

  it('of two windows that write at the same moment lose nothing either', async () => {
    const { client } = await setUp('a');
    const seen = (await client.updateNote({ contentId: 'a', text: 'first' })).updatedAt!;
    const texts = ['left', 'right', 'middle'];
    await Promise.all(texts.map((text) => client.updateNote({ contentId: 'a', text, basedOn: seen })));
    const { text } = await client.getNote({ contentId: 'a' });
    const stored = (await versionsOf(client, 'a')).map(([version]) => version);
    expect([text, ...stored].toSorted()).toEqual(texts.toSorted());
  });

  it('based on the stored text leave no versions', async () => {
    const { client } = await setUp('a');
    let basedOn: string | undefined;
    for (const text of ['a', 'ab', 'abc']) {
      basedOn = (await client.updateNote({ contentId: 'a', text, ...(basedOn && { basedOn }) })).updatedAt!;
    }
    expect(await versionsOf(client, 'a')).toEqual([]);
  });

  it.each([
    [29.9, []],
    [30, [['former', 'edit']]],
  ])('that were not edited for %d minutes become versions from half an hour on', async (minutes, versions) => {
    const { client, ports } = await setUp('a');
    const { updatedAt } = await client.updateNote({ contentId: 'a', text: 'former' });
    ports.clock.now = () => Date.parse(updatedAt!) + minutes * 60_000;
    await client.updateNote({ contentId: 'a', text: 'later', basedOn: updatedAt! });
    expect(await versionsOf(client, 'a')).toEqual(versions);
  });

  it('store the text that a summary replaces, and restore it', async () => {
    const { client, ports } = await setUp('a');
    await client.updateNote({ contentId: 'a', text: 'mine' });
    await writeNote(ports, { contentId: 'a', text: 'the model’s', replacedBy: 'summary' });
    const { versions } = await client.listVersions({ contentId: 'a' });
    expect(versions).toMatchObject([{ of: 'note', text: 'mine', replacedBy: 'summary' }]);
    expect(await client.restoreVersion({ contentId: 'a', versionId: versions[0]!.versionId })).toEqual({ success: true });
    expect(await client.getNote({ contentId: 'a' })).toMatchObject({ text: 'mine' });
    expect(await versionsOf(client, 'a')).toEqual([
      ['the model’s', 'restore'],
      ['mine', 'summary'],
    ]);
  });

  it('are listed newest first, page by page, while others are written', async () => {
    const { client } = await setUp('a', 'b', 'c', 'd', 'e');
    for (const contentId of ['a', 'b', 'c', 'd']) await client.updateNote({ contentId, text: `on ${contentId}` });
    const first = await client.listNotes({ limit: 2 });
    expect(first.notes.map(({ text }) => text)).toEqual(['on d', 'on c']);
    await client.updateNote({ contentId: 'e', text: 'meanwhile' });
    const second = await client.listNotes({ limit: 2, cursor: first.nextCursor });
    expect(second.notes.map(({ text }) => text)).toEqual(['on b', 'on a']);
    expect(second.nextCursor).toBeUndefined();
  });

  it('are omitted from lists when they are empty or their video is in the trash', async () => {
    const { client } = await setUp('a', 'b', 'c');
    for (const contentId of ['a', 'b', 'c']) await client.updateNote({ contentId, text: `on ${contentId}` });
    await client.updateNote({ contentId: 'a', text: '' });
    await client.deleteVideo({ id: 'b' });
    expect((await client.listNotes({})).notes.map(({ contentId }) => contentId)).toEqual(['c']);
    await client.restoreVideo({ id: 'b' });
    expect((await client.listNotes({})).notes.map(({ contentId }) => contentId)).toEqual(['c', 'b']);
  });

  it('are truncated in lists between characters', async () => {
    const { client } = await setUp('a');
    await client.updateNote({ contentId: 'a', text: '👩‍🚀'.repeat(300) });
    const { excerpt } = await client.getNote({ contentId: 'a' });
    expect(excerpt.isWellFormed()).toBe(true);
    expect([...excerpt]).toHaveLength(201);
  });

  it('of unknown videos are rejected', async () => {
    const { client } = await setUp();
    const contentId = 'nobody';
    await expect(client.getNote({ contentId })).rejects.toMatchObject({ code: 'notFound' });
    await expect(client.updateNote({ contentId, text: 'x' })).rejects.toMatchObject({ code: 'notFound' });
    await expect(client.listVersions({ contentId })).rejects.toMatchObject({ code: 'notFound' });
    await expect(client.restoreVersion({ contentId, versionId: 'x' })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('reject invalid pages, foreign cursors and texts beyond the limit', async () => {
    const { client } = await setUp('a', 'b');
    for (const limit of [0, 101, -1, 'abc']) {
      await expect(client.listNotes({ limit } as never)).rejects.toMatchObject({ code: 'invalid', details: [{ path: 'limit' }] });
    }
    await client.createCollection({ name: 'One' });
    await client.createCollection({ name: 'Two' });
    const { nextCursor: foreign } = await client.listCollections({ limit: 1 });
    for (const cursor of [foreign, '2', 'WzFd', '%%%', 'x'.repeat(2001)]) {
      await expect(client.listNotes({ cursor })).rejects.toMatchObject({ code: 'invalid', details: [{ path: 'cursor' }] });
    }
    await expect(client.updateNote({ contentId: 'a', text: 'x'.repeat(500_001) })).rejects.toMatchObject({ code: 'invalid' });
    await expect(client.updateNote({ contentId: 'a', text: 'x', basedOn: 'yesterday' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
