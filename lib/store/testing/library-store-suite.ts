import { expect, it } from 'vitest';
import { seededRandom } from '../../../test/seeded-random.ts';
import type { Store } from '../../ports/store.ts';
import { type LibraryFilter, matchesFilter } from '../../records/library-filter.ts';
import type { SavedItem } from '../../records/saved-item.ts';
import { card, chat, content, openWithMedia, summary, task, transcript } from './rows-suite.ts';

const saved = (contentId: string, createdAt: number, change: Partial<SavedItem> = {}): SavedItem => ({
  contentId,
  tags: [],
  favourite: false,
  createdAt,
  updatedAt: createdAt,
  ...change,
});
const page = { sortBy: 'createdAt', sortOrder: 'desc', offset: 0, limit: 10 } as const;

export function libraryStoreSuite(open: () => Promise<Store>): void {
  const filled = async (...items: SavedItem[]) => {
    const store = await openWithMedia(open, ...items.map(({ contentId }) => contentId));
    for (const item of items) await store.updateSaved(item.contentId, () => item);
    const list = async (query: object) => (await store.listSaved({ ...page, ...query })).items.map(({ contentId }) => contentId);
    return { store, list };
  };

  it('updates a saved item in one step', async () => {
    const { store } = await filled(saved('a', 1));
    const tag = (name: string) => store.updateSaved('a', (item) => item && { ...item, tags: [...item.tags, name] });
    await Promise.all([tag('x'), tag('y'), tag('z')]);
    expect((await store.getSaved('a'))?.tags.toSorted()).toEqual(['x', 'y', 'z']);
    expect(await store.updateSaved('a', () => undefined)).toMatchObject({ contentId: 'a' });
    expect(await store.updateSaved('b', (item) => item)).toBeUndefined();
    expect(await store.getSavedItems(['b', 'a'])).toMatchObject([undefined, { contentId: 'a' }]);
  });

  it('lists saved items in order, deterministically for equal times', async () => {
    const { store, list } = await filled(saved('c', 1), saved('a', 2), saved('b', 2, { updatedAt: 9 }), saved('d', 3));
    expect(await list({})).toEqual(['d', 'b', 'a', 'c']);
    expect(await list({ sortOrder: 'asc' })).toEqual(['c', 'a', 'b', 'd']);
    expect(await list({ sortBy: 'updatedAt' })).toEqual(['b', 'd', 'a', 'c']);
    expect(await list({ offset: 1, limit: 2 })).toEqual(['b', 'a']);
    expect(await store.listSaved({ ...page, offset: 9, limit: 2 })).toEqual({ items: [], total: 4 });
  });

  it('lists the items that match a filter', async () => {
    const { store, list } = await filled(
      saved('a', 1, { tags: ['x', 'y'], favourite: true }),
      saved('b', 2, { tags: ['x'], channelId: 'k' }),
      saved('c', 3, { tags: ['x'], deletedAt: 5, channelId: 'k' }),
      saved('d', 4, { channelId: 'l' }),
    );
    expect(await list({ tag: 'x' })).toEqual(['b', 'a']);
    expect(await list({ tag: 'x', inBin: true })).toEqual(['c']);
    expect(await list({ favourite: true })).toEqual(['a']);
    expect(await list({ favourite: false })).toEqual(['d', 'b']);
    expect(await list({ channelId: 'k' })).toEqual(['b']);
    expect(await list({ channelId: 'k', sortBy: 'updatedAt', tag: 'x', favourite: true })).toEqual([]);
    expect(await store.listTags()).toEqual([
      { tag: 'x', count: 2 },
      { tag: 'y', count: 1 },
    ]);
  });

  it('agrees with the predicate of any filter', async () => {
    const random = seededRandom(4158245);
    const pick = <Value>(...values: Value[]) => values[Math.floor(random() * values.length)]!;
    const items = Array.from({ length: 40 }, (_, at) =>
      saved(`m${String(at).padStart(2, '0')}`, Math.floor(random() * 20), {
        tags: ['x', 'y', 'z'].filter(() => random() < 0.4),
        favourite: random() < 0.5,
        ...(random() < 0.6 && { channelId: pick('k', 'l') }),
        ...(random() < 0.3 && { deletedAt: 99 }),
      }),
    );
    const annotated = new Set(items.filter(() => random() < 0.5).map(({ contentId }) => contentId));
    const collected = new Set(items.filter(() => random() < 0.5).map(({ contentId }) => contentId));
    const { store } = await filled(...items);
    for (const { contentId } of items) {
      const text = annotated.has(contentId) ? 'a note' : '';
      if (random() < 0.5 || text)
        await store.updateNote(contentId, () => ({ note: { contentId, text, createdAt: 1, updatedAt: 1 } }));
    }
    await store.updateItems('c', () =>
      [...collected].map((contentId, position) => ({ collectionId: 'c', contentId, addedAt: 1, position })),
    );
    for (let round = 0; round < 60; round++) {
      const filter: LibraryFilter = {
        ...(random() < 0.4 && { tag: pick('x', 'y', 'nothing') }),
        ...(random() < 0.3 && { favourite: random() < 0.5 }),
        ...(random() < 0.3 && { hasNote: random() < 0.5 }),
        ...(random() < 0.3 && { collectionId: pick('c', 'c', 'nobody') }),
        ...(random() < 0.3 && { channelId: pick('k', 'l', 'nobody') }),
        ...(random() < 0.3 && { from: Math.floor(random() * 20) }),
        ...(random() < 0.3 && { to: Math.floor(random() * 20) }),
        ...(random() < 0.3 && { inBin: random() < 0.7 }),
      };
      const isWanted = matchesFilter<SavedItem>(filter, {
        tags: ({ tags }) => tags,
        favourite: ({ favourite }) => favourite,
        hasNote: ({ contentId }) => annotated.has(contentId),
        isCollected: ({ contentId }) => filter.collectionId === 'c' && collected.has(contentId),
        channelId: ({ channelId }) => channelId,
        createdAt: ({ createdAt }) => createdAt,
        isInTrash: ({ deletedAt }) => deletedAt !== undefined,
      });
      const wanted = items.filter(isWanted).sort((a, b) => a.createdAt - b.createdAt || (a.contentId < b.contentId ? -1 : 1));
      const found = await store.listSaved({ ...page, ...filter, sortOrder: 'asc', limit: 100 });
      expect({ filter, ids: found.items.map(({ contentId }) => contentId), total: found.total }).toEqual({
        filter,
        ids: wanted.map(({ contentId }) => contentId),
        total: wanted.length,
      });
    }
  });

  it('lists the items that have expired', async () => {
    const { store } = await filled(
      saved('kept', 1),
      saved('trashed', 1, { deletedAt: 5 }),
      saved('just trashed', 1, { deletedAt: 50 }),
      saved('favourite', 1, { favourite: true }),
      saved('new', 20),
      saved('remembered', 1),
    );
    await store.updateCard('c', () => card('c', { contentId: 'remembered' }));
    await store.putContent({ ...content, contentId: 'kept', updatedAt: 1 });
    await store.putContent({ ...content, contentId: 'read', updatedAt: 1 });
    await store.putContent({ ...content, contentId: 'just read', updatedAt: 30 });
    expect((await store.listExpired({ trashed: 10, unsaved: 10 })).toSorted()).toEqual(['read', 'trashed']);
    expect(await store.listUntouched(10)).toEqual(['kept']);
  });

  it('deletes a media item with all that was generated from it, and nothing of another', async () => {
    const { contentId } = content;
    const other = `${contentId}x`;
    const { store } = await filled(saved(contentId, 1), saved(other, 1));
    for (const id of [contentId, other]) {
      await store.putTranscript({ ...transcript, contentId: id, cues: [] });
      await store.addSummary({ ...summary(`of ${id}`, '400', 1), contentId: id });
      const made = { engine: 'offline' } as const;
      await store.putPolished({ contentId: id, trackId: '.en', key: 'k', paragraphs: [], made, createdAt: 1 });
      await store.putTranslation({ contentId: id, trackId: '.en', key: 'k', language: 'de', texts: [], made, createdAt: 1 });
      await store.putTask({ ...task(`of ${id}`), contentId: id });
      await store.putStep({ taskId: `of ${id}`, key: 'a', value: 1 });
      const note = { contentId: id, text: 'x', createdAt: 1, updatedAt: 1 };
      const replaced = { versionId: `of ${id}`, contentId: id, text: 'y', createdAt: 1, replacedBy: 'edit' } as const;
      await store.updateNote(id, () => ({ note, replaced }));
      await store.updateItems('c', (items) => [
        ...items,
        { collectionId: 'c', contentId: id, addedAt: 1, position: items.length },
      ]);
      await store.updateChat(`content:${id}`, () => chat(`content:${id}`));
    }
    await store.forgetContent(contentId);
    const left = async (id: string) => [
      await store.getContent(id),
      await store.getTranscript(id),
      await store.findSummary(id),
      await store.getPolished(id, 'k'),
      await store.getTranslation(id, 'k'),
      await store.getTask(`of ${id}`),
      (await store.getSteps(`of ${id}`))[0],
      await store.getSaved(id),
      await store.getNote(id),
      (await store.listNoteVersions(id))[0],
      (await store.listCollectionIdsOf(id))[0],
      await store.getChat(`content:${id}`),
    ];
    expect((await left(contentId)).filter((row) => row !== undefined)).toEqual([]);
    expect((await left(other)).filter((row) => row === undefined)).toEqual([]);
  });

  it('lists the newest change of each record, deletions included', async () => {
    const { store } = await filled(saved('a', 1), saved('b', 1), saved('c', 1));
    const all = await store.listChanges(0, 10);
    expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    const seen = all[0]!.cursor;
    await store.putTranscript({ ...transcript, contentId: 'b' });
    await store.putContent({ ...content, contentId: 'not saved' });
    await store.putTranscript({ ...transcript, contentId: 'not saved' });
    await store.updateSaved('a', (item) => item && { ...item, deletedAt: 3 });
    await store.addSummary({ ...summary('one', '400', 1), contentId: 'a' });
    await store.forgetContent('c');
    expect(await store.listChanges(seen, 10)).toMatchObject([
      { kind: 'video', id: 'b', deleted: false },
      { kind: 'video', id: 'a', deleted: true },
      { kind: 'video', id: 'c', deleted: true },
    ]);
    expect(await store.listChanges(seen, 1)).toMatchObject([{ id: 'b' }]);
    const { cursor } = (await store.listChanges(seen, 10)).at(-1)!;
    await store.forgetEverything();
    expect(await store.listChanges(cursor, 10)).toMatchObject([{ kind: 'everything', deleted: true }]);
    expect(await store.getSaved('a')).toBeUndefined();
  });

  it('deletes a library, retains the device’s settings, and records the origin of the deletion', async () => {
    const store = await openWithMedia(open, 'a');
    const settings = { engine: 'auto', providers: [], templates: [] };
    await store.updateSettings(() => settings);
    await store.addSpent('2026-11', 2);
    await store.updateSaved('a', () => saved('a', 1));
    await store.forgetEverything({ origin: 'phone', keepsSettings: true });
    expect(await store.listChanges(0, 10)).toMatchObject([{ kind: 'everything', origin: 'phone' }]);
    expect([await store.getSaved('a'), await store.getSettings(), await store.getSpent('2026-11')]).toEqual([
      undefined,
      settings,
      2,
    ]);
    await store.forgetEverything();
    expect([await store.getSettings(), await store.getSpent('2026-11')]).toEqual([undefined, 0]);
    expect((await store.listChanges(0, 10))[0]).not.toHaveProperty('origin', 'phone');
  });
}
