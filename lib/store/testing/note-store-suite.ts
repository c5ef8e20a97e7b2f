import { expect, it } from 'vitest';
import type { Store } from '../../ports/store.ts';
import type { Note, NoteVersion } from '../../records/note.ts';
import { content, notePicture, openWithMedia } from './rows-suite.ts';

const note = (contentId: string, updatedAt: number, text = `on ${contentId}`): Note => ({
  contentId,
  text,
  createdAt: 1,
  updatedAt,
});
const version = (versionId: string, createdAt: number): NoteVersion => ({
  versionId,
  contentId: 'a',
  text: versionId,
  createdAt,
  replacedBy: 'edit',
});

export function noteStoreSuite(open: () => Promise<Store>): void {
  it('updates a note in one step, with the version that it replaces', async () => {
    const store = await openWithMedia(open, 'a');
    const append = (text: string) =>
      store.updateNote('a', (row) => ({
        note: note('a', (row?.updatedAt ?? 0) + 1, (row?.text ?? '') + text),
        ...(row && { replaced: version(row.text, row.updatedAt) }),
      }));
    await Promise.all([append('1'), append('2'), append('3')]);
    // In any order.
    const { text = '' } = (await store.getNote('a')) ?? {};
    expect([...text].sort().join('')).toBe('123');
    expect((await store.listNoteVersions('a')).map((row) => row.text)).toEqual([text.slice(0, 2), text.slice(0, 1)]);
    expect(await store.updateNote('a', () => undefined)).toEqual(note('a', 3, text));
    expect(await store.updateNote('b', () => undefined)).toBeUndefined();
    expect(await store.listNoteVersions('b')).toEqual([]);
  });

  it('stores the newest versions of a note only, by number and by size', async () => {
    const store = await openWithMedia(open, 'a');
    const received = (versions: NoteVersion[]) =>
      store.writeGroup(
        { kind: 'note', id: 'a' },
        versions.map((value) => ({ kind: 'noteVersion', value })),
        () => ({ records: versions.map((value) => ({ kind: 'noteVersion', value })) }),
      );
    await received(Array.from({ length: 600 }, (_, at) => version(`v${at}`, at)));
    const numbered = await store.listNoteVersions('a');
    expect([numbered.length, numbered[0]?.versionId, numbered.at(-1)?.versionId]).toEqual([500, 'v599', 'v100']);
    const replace = (at: number, text: string) =>
      store.updateNote('a', () => ({ note: note('a', at), replaced: { ...version(`long${at}`, at), text } }));
    await replace(1000, 'x'.repeat(4_999_999));
    expect((await store.listNoteVersions('a')).map(({ versionId }) => versionId)).toEqual(['long1000']);
    await replace(1001, 'yy');
    expect((await store.listNoteVersions('a')).map(({ versionId }) => versionId)).toEqual(['long1001']);
  });

  it('lists notes newest first, those of equal times each once', async () => {
    const store = await openWithMedia(open, 'a', 'b', 'c', 'd', 'e', 'empty');
    for (const row of [note('a', 1), note('c', 2), note('b', 2), note('d', 2), note('e', 3), note('empty', 9, '')]) {
      await store.updateNote(row.contentId, () => ({ note: row }));
    }
    const first = await store.listNotes({ limit: 3 });
    const second = await store.listNotes({ before: first.at(-1), limit: 3 });
    expect([...first, ...second].map(({ contentId }) => contentId)).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('stores the pictures of a note until they or their media item are deleted', async () => {
    const store = await openWithMedia(open, content.contentId, 'b');
    const pictures = [notePicture('p1'), notePicture('p2', { createdAt: 5 })];
    for (const picture of [...pictures, notePicture('p3', { contentId: 'b' })]) await store.putNotePicture(picture);
    const { contentId } = content;
    expect(await store.getNotePictures(contentId)).toEqual(pictures);
    expect(await store.listNotePictures(5)).toMatchObject([
      { pictureId: 'p1', contentId },
      { pictureId: 'p3', contentId: 'b' },
    ]);
    await store.deleteNotePicture('p1');
    expect((await store.getNotePictures(contentId)).map(({ pictureId }) => pictureId)).toEqual(['p2']);
    await store.forgetContent(contentId);
    expect(await store.getNotePictures(contentId)).toEqual([]);
    expect(await store.getNotePictures('b')).toHaveLength(1);
  });
}
