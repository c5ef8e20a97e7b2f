import { expect, it } from 'vitest';
import type { ImportState, MergeRules, RecordPosition } from '../../ports/exchange-store.ts';
import type { LibraryRecord } from '../../ports/library-records.ts';
import { groupOfRecord } from '../../ports/record-group.ts';
import type { Store } from '../../ports/store.ts';
import type { Collection } from '../../records/collection.ts';
import { card, channel, content, item, notePicture, openWithMedia, summary, transcript } from './rows-suite.ts';

const { contentId } = content;
const made = { engine: 'offline' } as const;
const note = { contentId, text: 'Mine', createdAt: 1, updatedAt: 2 };
const saved = { contentId, tags: ['x'], favourite: false, createdAt: 1, updatedAt: 2 };
const settings = { engine: 'offline', providers: [], templates: [] };
/** One record of each kind. */
const everything: LibraryRecord[] = [
  { kind: 'settings', value: settings },
  { kind: 'channel', value: channel('c') },
  { kind: 'channelItem', value: item('c', 'i', 1, { contentId }) },
  { kind: 'content', value: content },
  { kind: 'saved', value: saved },
  { kind: 'note', value: note },
  { kind: 'noteVersion', value: { versionId: 'v', contentId, text: 'Old', createdAt: 1, replacedBy: 'edit' } },
  { kind: 'card', value: card('c') },
  { kind: 'collection', value: { id: 'k', name: 'K', description: '', isPublic: false, createdAt: 1, updatedAt: 1 } },
  { kind: 'collectionItem', value: { collectionId: 'k', contentId, addedAt: 1, position: 1 } },
  { kind: 'chat', value: { chatId: `content:${contentId}`, messages: [], suggestedQuestions: [], updatedAt: 1 } },
  { kind: 'summary', value: summary('s', '400', 1) },
  { kind: 'polished', value: { contentId, trackId: '.en', key: 'p', paragraphs: [], made, createdAt: 1 } },
  { kind: 'translation', value: { contentId, trackId: '.en', key: 't', language: 'de', texts: ['Eins'], made, createdAt: 1 } },
  { kind: 'transcript', value: transcript },
  { kind: 'notePicture', value: notePicture('p') },
];
const collection = everything.find(({ kind }) => kind === 'collection')!.value as Collection;
const state = (importId = 'i'): ImportState => ({ importId, isRestore: true, updatedAt: 1 });
const rules: MergeRules = {
  maxChannels: 100,
  saved: (stored, imported) => ({ ...stored, tags: [...stored.tags, ...imported.tags] }),
  note: (stored, imported) => (stored.text === '' ? imported : undefined),
  versionOf: (stored, { text }) =>
    text === stored.text ? undefined : { versionId: 'w', contentId, text, createdAt: 1, replacedBy: 'import' },
  card: (stored, { reviews }) => ({ ...stored, reviews }),
  collection: ({ deletedAt }, imported) => (deletedAt === undefined ? undefined : imported),
  channel: ({ unsubscribedAt }, imported) => (unsubscribedAt === undefined ? undefined : imported),
  settings: () => undefined,
};
const quiet = { signal: new AbortController().signal, onProgress: () => undefined };

export function exchangeStoreSuite(open: () => Promise<Store>): void {
  async function all(store: Store): Promise<LibraryRecord[]> {
    const found: LibraryRecord[] = [];
    let next: RecordPosition | undefined;
    do {
      const page = await store.listRecords(next);
      found.push(...page.records);
      next = page.next;
    } while (next);
    return found;
  }
  async function openImport(...parts: LibraryRecord[][]): Promise<Store> {
    const store = await open();
    await store.replaceImport(() => state());
    for (const [part, records] of parts.entries()) await store.stageRecords('i', { part, records, at: 2 });
    return store;
  }

  it('stages an import until it is complete, and commits it in one step', async () => {
    const store = await openImport(everything.slice(0, 7), everything.slice(7));
    expect(await all(store)).toEqual([]);
    expect(await store.listChanges(0, 10)).toEqual([]);
    const progress: number[][] = [];
    const ended = await store.commitImport('i', rules, { ...quiet, onProgress: (...step) => progress.push(step) });
    expect(ended.added).toEqual(Object.fromEntries(everything.map(({ kind }) => [kind, 1])));
    expect(await store.getImport()).toEqual({ ...ended, updatedAt: 2 });
    expect(progress.map((step) => step.join(' of '))).toEqual(['0 of 2', '1 of 2', '2 of 2']);
    expect(await all(store)).toEqual(everything);
    expect(await store.getTranscript(contentId)).toEqual(transcript);
    expect(await store.getSettings()).toEqual(settings);
  });

  it('records a change for each imported group', async () => {
    const bin = { ...saved, contentId: 'b', deletedAt: 5 };
    const unsaved = { ...content, contentId: 'u' };
    const store = await openImport(everything, [
      { kind: 'saved', value: bin },
      { kind: 'content', value: unsaved },
    ]);
    await store.putContent(content);
    await store.updateNote(contentId, () => ({ note: { ...note, text: '' } }));
    const cursor = (await store.listChanges(0, 1))[0]!.cursor;
    await store.commitImport('i', rules, quiet);
    expect(await store.listChanges(cursor, 10)).toMatchObject([
      { kind: 'channel', id: 'c', deleted: false },
      { kind: 'video', id: contentId, deleted: false },
      { kind: 'note', id: contentId, deleted: false },
      { kind: 'card', id: 'c', deleted: false },
      { kind: 'collection', id: 'k', deleted: false },
      { kind: 'chat', id: `content:${contentId}`, deleted: false },
      { kind: 'picture', id: 'p', deleted: false },
      { kind: 'video', id: 'b', deleted: true },
    ]);
  });

  const ownGroup = everything.filter(({ kind }) => !['settings', 'channelItem', 'content'].includes(kind));
  for (const record of ownGroup)
    it(`records a change for an imported ${record.kind} alone`, async () => {
      const store = await openImport([record]);
      await store.putContent(content);
      await store.updateSaved(contentId, () => saved);
      await store.updateNote(contentId, () => ({ note: { ...note, text: 'Here' } }));
      await store.updateCollection('k', () => ({ ...collection, deletedAt: 2 }));
      // A stored media item stays as it is.
      if (record.kind === 'saved') await store.forgetContent(contentId);
      const before = (await store.listChanges(0, 10)).at(-1)!.cursor;
      await store.commitImport('i', rules, quiet);
      expect(await store.listChanges(before, 10)).toMatchObject([groupOfRecord(record.kind, record.value)!]);
    });

  it('restores what is deleted, and counts it', async () => {
    const store = await openImport(everything);
    await store.putContent(content);
    await store.updateSaved(contentId, () => ({ ...saved, deletedAt: 3 }));
    await store.updateNote(contentId, () => ({ note: { ...note, text: '' } }));
    await store.updateCollection('k', () => ({ ...collection, deletedAt: 3 }));
    await store.updateChannels(() => [channel('c', { unsubscribedAt: 3 })]);
    const restoring: MergeRules = { ...rules, saved: (_, imported) => imported, versionOf: () => undefined };
    const { added } = await store.commitImport('i', restoring, quiet);
    expect(added).toMatchObject({ saved: 1, note: 1, collection: 1, channel: 1 });
    for (const record of everything) expect(await all(store)).toContainEqual(record);
  });

  it('restores no channel beyond the limit', async () => {
    const store = await openImport([{ kind: 'channel', value: channel('c') }]);
    await store.updateChannels(() => [channel('a'), channel('c', { unsubscribedAt: 3 })]);
    const ended = await store.commitImport('i', { ...rules, maxChannels: 1 }, quiet);
    expect(ended).toMatchObject({ added: { channel: 0 }, refusedChannels: 1 });
    expect(await store.listChannels()).toContainEqual(channel('c', { unsubscribedAt: 3 }));
  });

  it('retains stored records, except as the merge rules change them', async () => {
    const store = await openImport(
      everything.map((record) => (record.kind === 'transcript' ? { ...record, value: { ...transcript, cues: [] } } : record)),
      [{ kind: 'content', value: { ...content, title: 'Another' } }],
    );
    await store.putContent(content);
    await store.putTranscript(transcript);
    await store.updateSettings(() => ({ ...settings, engine: 'auto' }));
    await store.updateSaved(contentId, () => ({ ...saved, tags: ['y'] }));
    await store.updateNote(contentId, () => ({ note: { ...note, text: 'Here' } }));
    const { added } = await store.commitImport('i', rules, quiet);
    expect(added).toMatchObject({ content: 0, saved: 0, note: 0, settings: 0, transcript: 0, summary: 1 });
    expect(await store.getContent(contentId)).toEqual(content);
    expect(await store.getTranscript(contentId)).toEqual(transcript);
    expect(await store.getSettings()).toEqual({ ...settings, engine: 'auto' });
    expect(await store.getSaved(contentId)).toEqual({ ...saved, tags: ['y', 'x'] });
    expect(await store.getNote(contentId)).toMatchObject({ text: 'Here' });
    expect((await store.listNoteVersions(contentId)).map(({ text }) => text).toSorted()).toEqual(['Mine', 'Old']);
  });

  it('merges a record that it contains twice with the first one, and counts it once', async () => {
    const again = { kind: 'note', value: { ...note, text: 'Again', updatedAt: 3 } } as const;
    const store = await openImport([{ kind: 'content', value: content }, { kind: 'note', value: note }, again]);
    expect((await store.commitImport('i', rules, quiet)).added).toMatchObject({ note: 1 });
    expect(await store.getNote(contentId)).toMatchObject({ text: 'Mine' });
    expect((await store.listNoteVersions(contentId)).map(({ text }) => text)).toEqual(['Again']);
  });

  it('adds no more channels than the limit allows, and no items of the others', async () => {
    const records: LibraryRecord[] = [
      ...['a', 'left', 'b', 'c', 'd'].map((id) => ({
        kind: 'channel' as const,
        value: channel(id, id === 'left' ? { unsubscribedAt: 3 } : {}),
      })),
      ...['b', 'd'].map((id) => ({ kind: 'channelItem' as const, value: item(id, 'i', 1) })),
    ];
    const store = await openImport(records.slice(0, 4), records.slice(4));
    await store.updateChannels(() => [channel('a'), channel('former', { unsubscribedAt: 2 })]);
    const ended = await store.commitImport('i', { ...rules, maxChannels: 2 }, quiet);
    expect(ended).toMatchObject({ added: { channel: 2, channelItem: 1 }, refusedChannels: 2 });
    expect((await store.listChannels()).map(({ channelId }) => channelId).toSorted()).toEqual(['a', 'b', 'former', 'left']);
    expect((await store.listFeed({ limit: 9 })).map(({ channelId }) => channelId)).toEqual(['b']);
    expect((await store.listChanges(0, 9)).map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'former', 'left']);
  });

  it('changes nothing when a commit is canceled halfway', async () => {
    const store = await openImport(everything.slice(0, 7), everything.slice(7));
    const stop = new AbortController();
    const onProgress = (done: number) => done === 1 && stop.abort(new Error('stopped'));
    await expect(store.commitImport('i', rules, { signal: stop.signal, onProgress })).rejects.toThrow('stopped');
    expect(await all(store)).toEqual([]);
    // The staged records are still stored.
    await store.commitImport('i', rules, quiet);
    expect(await all(store)).toEqual(everything);
  });

  it('accepts a part again, but none of an import that was replaced', async () => {
    const store = await openImport(everything, everything.slice(0, 3));
    await store.stageRecords('i', { part: 0, records: everything.slice(3), at: 9 });
    expect(await store.listStagedParts()).toEqual([0, 1]);
    expect(await store.getImport()).toEqual({ ...state(), updatedAt: 9 });
    expect((await store.commitImport('i', rules, quiet)).added).toMatchObject({ settings: 1, note: 1 });
    expect(await all(store)).toEqual(everything);

    await store.replaceImport(() => state('j'));
    const part = { part: 0, records: everything, at: 9 };
    await expect(store.stageRecords('i', part)).rejects.toMatchObject({ code: 'notFound' });
    await expect(store.commitImport('i', rules, quiet)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('drops an import, and replaces one only if the callback allows it', async () => {
    const store = await openImport(everything);
    const refuse = () => {
      throw new Error('busy');
    };
    await expect(store.replaceImport(refuse)).rejects.toThrow('busy');
    expect(await store.getImport()).toMatchObject({ importId: 'i' });
    await store.dropImport('another');
    expect(await store.getImport()).toMatchObject({ importId: 'i' });
    await store.dropImport('i');
    expect(await store.getImport()).toBeUndefined();
    await store.replaceImport((former) => ({ ...state('j'), isRestore: former === undefined }));
    expect(await store.commitImport('j', rules, quiet)).toMatchObject({ isRestore: true, added: {} });
    expect(await all(store)).toEqual([]);
  });

  it('pages through a library of any size, each record once', async () => {
    const contentIds = Array.from({ length: 15 }, (_, at) => `a${at}`);
    const store = await openWithMedia(open, ...contentIds);
    const cues = transcript.cues.slice(0, 3);
    for (let at = 0; at < 45; at++)
      await store.putTranscript({ ...transcript, contentId: `a${at % 15}`, trackId: `t${at}`, cues });
    const collection = { name: 'B', description: '', isPublic: false, createdAt: 1, updatedAt: 1 };
    for (let at = 0; at < 401; at++) await store.updateCollection(`b${at}`, () => ({ id: `b${at}`, ...collection }));
    const found = (await all(store)).map(({ kind, value }) => `${kind} ${JSON.stringify(value).slice(0, 40)}`);
    expect(found).toHaveLength(461);
    expect(new Set(found).size).toBe(461);
  });

  it('stores the mind map of a media item until the item is forgotten', async () => {
    const store = await openWithMedia(open, contentId);
    const map = {
      contentId,
      summaryId: 's',
      map: { title: 'A', children: [{ title: 'B', startTime: 1, children: [] }] },
      createdAt: 1,
    };
    await store.putMindMap({ ...map, summaryId: 'before' });
    await store.putMindMap(map);
    expect(await store.getMindMap(contentId)).toEqual(map);
    await store.forgetContent(contentId);
    expect(await store.getMindMap(contentId)).toBeUndefined();
  });
}
