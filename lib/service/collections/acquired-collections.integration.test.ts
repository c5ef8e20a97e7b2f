import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../server/database/testing/test-database.ts';
import { fakePorts } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import type { Store } from '../../ports/store.ts';
import { chatIdOf } from '../../records/chat.ts';
import { sqlSearch } from '../../store/sql/sql-search.ts';
import { sqlSharedCollections } from '../../store/sql/sql-shared-collections.ts';
import { sqlStore } from '../../store/sql/sql-store.ts';
import { chat, content, digest, summary, transcript } from '../../store/testing/rows-suite.ts';
import { createService } from '../service.ts';

const { db, close } = await testDatabase();
afterAll(close);

const cue = (text: string) => [{ index: 0, startTime: 5, endTime: 6, text }];
const receipt = { calls: 3, inputTokens: 9, outputTokens: 9, cost: 4.25, dropped: 1, offlineChapters: 0 };

const options = { product: 'summary', detailLevel: 5, customPrompt: 'secret prompt', keywords: 'secret names' } as const;
const made = { engine: 'model', provider: 'google', model: 'secret-model', ...receipt } as const;
const textOf = (contentId: string) => ({
  ...summary(`${contentId} s`, 'secret key', 2),
  contentId,
  trackId: '.en',
  wish: options,
  made,
});

/** Stores a saved media item with a transcript and a summary, which are shared. */
async function keep(store: Store, contentId: string, word: string): Promise<void> {
  await store.putContent({ ...content, contentId, title: `The ${word}`, sourceUrl: `https://v.example/${contentId}` });
  const saved = { contentId, tags: ['secret-tag'], favourite: true, createdAt: 1, updatedAt: 1 };
  await store.updateSaved(contentId, () => saved);
  await store.putTranscript({ ...transcript, contentId, trackId: '.en', createdAt: 1, cues: cue(`they say ${word}spoken`) });
  await store.addSummary({ ...textOf(contentId), digest: digest(`${word}told`) });
}

/** Stores data that is never shared. */
async function keepSecrets(store: Store, contentId: string): Promise<void> {
  const words = { ...transcript, contentId, trackId: 'submitted:en', provenance: 'captured', createdAt: 2 } as const;
  await store.putTranscript({ ...words, cues: cue('secretly submitted') });
  const article = {
    ...textOf(contentId),
    summaryId: `${contentId} a`,
    createdAt: 3,
    wish: { ...options, product: 'article' } as const,
  };
  await store.addSummary({ ...article, digest: digest('secret article') });
  await store.updateNote(contentId, () => ({ note: { contentId, text: 'secret note', createdAt: 1, updatedAt: 1 } }));
  const chatId = chatIdOf({ contentId });
  await store.updateChat(chatId, () => chat(chatId, { suggestedQuestions: ['secret question'] }));
}

/** Users of one server, each with a service of its own. */
function openUsers() {
  function person() {
    const userId = randomUUID();
    const store = sqlStore(db, userId);
    const search = sqlSearch(db, userId, { timeLimitMs: Number.POSITIVE_INFINITY });
    const ports = { ...fakePorts(), store, search, sharedCollections: sqlSharedCollections(db, userId) };
    const client = serviceClient(createService(ports).handlers);
    let cursor: string | undefined;
    /** The changes since the last call. */
    const newChanges = async () => {
      const { changes, nextCursor } = await client.listChanges({ cursor });
      cursor = nextCursor;
      return changes.map(({ kind, id, deleted }) => `${kind} ${id}${deleted ? ' gone' : ''}`).sort();
    };
    const find = async (keyword: string, filter: { collectionId?: string } = {}) =>
      (await client.searchLibrary({ keyword, limit: 100, ...filter })).results;
    const found = async (keyword: string, filter: { collectionId?: string } = {}) =>
      (await find(keyword, filter)).map(({ contentId, matchType }) => `${contentId} ${matchType}`);
    const read = async (id: string) => (await client.readUnits({ units: [{ kind: 'shared', id }] })).units[0]!.records;
    return { userId, store, search, client, newChanges, find, found, read };
  }
  /** A public collection of two items, which another user has acquired. */
  async function setUp() {
    const [owner, reader] = [person(), person()];
    await keep(owner.store, 'a', 'sundial');
    await keep(owner.store, 'b', 'pendulum');
    const { id } = await owner.client.createCollection({ name: 'Clocks', isPublic: true });
    for (const contentId of ['a', 'b']) await owner.client.addItem({ collectionId: id, contentId });
    await reader.client.acquireCollection({ id });
    return { owner, reader, id };
  }
  return { person, setUp };
}

describe('shared collections', () => {
  const { person, setUp } = openUsers();

  it('are listed as changes, and so are their owner’s changes to them', async () => {
    const { owner, reader, id } = await setUp();
    const all = [`shared collection:${id}`, 'shared content:a', 'shared content:b'];
    expect(await reader.newChanges()).toEqual(all);
    expect(await reader.newChanges()).toEqual([]);
    await owner.client.updateVideo({ id: 'a', title: 'Shadows' });
    expect(await reader.newChanges()).toEqual(['shared content:a']);
    await owner.client.removeItem({ collectionId: id, contentId: 'b' });
    expect(await reader.newChanges()).toEqual([`shared collection:${id}`, 'shared content:b gone']);
    await owner.client.addItem({ collectionId: id, contentId: 'b' });
    await reader.newChanges();
    await owner.client.deleteVideo({ id: 'b' });
    expect(await reader.newChanges()).toEqual([`shared collection:${id}`, 'shared content:b gone']);
    await owner.client.restoreVideo({ id: 'b' });
    expect(await reader.newChanges()).toEqual([`shared collection:${id}`, 'shared content:b']);
    const gone = all.map((one) => `${one} gone`);
    for (const [hide, show] of [
      [() => owner.client.updateCollection({ id, isPublic: false }), () => owner.client.updateCollection({ id, isPublic: true })],
      [() => owner.client.deleteCollection({ id }), () => owner.client.restoreCollection({ id })],
      [() => reader.client.releaseCollection({ id }), () => reader.client.acquireCollection({ id })],
    ] as const) {
      await hide();
      expect(await reader.newChanges()).toEqual(gone);
      await show();
      expect(await reader.newChanges()).toEqual(all);
    }
    await owner.store.forgetEverything();
    expect(await reader.newChanges()).toEqual(gone);
  });

  it('are forgotten with everything else, and can be acquired again', async () => {
    const { reader, id } = await setUp();
    const all = await reader.newChanges();
    await reader.store.forgetEverything();
    expect(await reader.newChanges()).toEqual(['everything  gone']);
    expect(await reader.found('sundial')).toEqual([]);
    await reader.client.acquireCollection({ id });
    expect(await reader.newChanges()).toEqual(all);
    expect(await reader.found('sundial')).toHaveLength(3);
  });

  it('contain transcripts and one summary, and nothing private to their owner', async () => {
    const { owner, reader, id } = await setUp();
    await keepSecrets(owner.store, 'a');
    const stranger = person();
    expect(await reader.read(`collection:${id}`)).toMatchObject([
      { kind: 'collection', value: { id, name: 'Clocks' } },
      { kind: 'collectionItem', value: { contentId: 'a' } },
      { kind: 'collectionItem', value: { contentId: 'b' } },
    ]);
    const records = await reader.read('content:a');
    expect(records).toMatchObject([
      { kind: 'collectionItem', value: { collectionId: id, contentId: 'a' } },
      { kind: 'content', value: { contentId: 'a', title: 'The sundial', sourceUrl: 'https://v.example/a' } },
      { kind: 'summary', value: { trackId: '.en', digest: digest('sundialtold'), made: { engine: 'model', model: '' } } },
      { kind: 'transcript', value: { trackId: '.en', cues: cue('they say sundialspoken') } },
    ]);
    expect(JSON.stringify(records)).not.toMatch(/secret|4\.25/);
    expect(JSON.stringify(records)).not.toContain(owner.userId);
    for (const id of ['content:nothing', 'collection:nothing', 'a']) expect(await reader.read(id)).toEqual([]);
    expect(await stranger.read('content:a')).toEqual([]);
    await owner.client.updateCollection({ id, isPublic: false });
    expect(await reader.read('content:a')).toEqual([]);
    expect(await reader.read(`collection:${id}`)).toEqual([]);
  });

  it('contain no transcript that their owner submitted, although a summary is based on it', async () => {
    const { owner, reader } = await setUp();
    await keepSecrets(owner.store, 'a');
    await owner.store.addSummary({ ...summary('own', 'k', 9), contentId: 'a', trackId: 'submitted:en', digest: digest('told') });
    const kinds = (await reader.read('content:a')).map(({ kind }) => kind);
    expect(kinds).toEqual(['collectionItem', 'content', 'summary']);
    expect(await reader.found('submitted')).toEqual([]);
  });

  it('are found by the search with their collection’s id, until they are no longer shared', async () => {
    const { owner, reader, id } = await setUp();
    await keepSecrets(owner.store, 'a');
    expect(await reader.find('sundial')).toMatchObject([
      { contentId: 'a', matchType: 'title', title: 'The sundial', sourceUrl: 'https://v.example/a', collectionId: id },
      { contentId: 'a', matchType: 'summary', collectionId: id },
      { contentId: 'a', matchType: 'subtitle', collectionId: id, timestamp: 5 },
    ]);
    expect(await reader.found('secret')).toEqual([]);
    expect(await reader.found('pendulum', { collectionId: id })).toHaveLength(3);
    const { id: ownId } = await reader.client.createCollection({ name: 'Mine' });
    expect(await reader.found('pendulum', { collectionId: ownId })).toEqual([]);
    await expect(person().find('x', { collectionId: id })).rejects.toMatchObject({ code: 'notFound' });
    expect(await person().found('sundial')).toEqual([]);
    await owner.client.updateVideo({ id: 'a', title: 'Gnomon' });
    expect(await reader.found('gnomon')).toEqual(['a title']);
    await owner.client.updateCollection({ id, isPublic: false });
    for (const word of ['gnomon', 'sundial', 'pendulum']) expect(await reader.found(word)).toEqual([]);
    expect((await owner.find('gnomon'))[0]).not.toHaveProperty('collectionId');
  });

  it('are hidden by the user’s own copy of an item, and return when it is forgotten', async () => {
    const { reader } = await setUp();
    await keep(reader.store, 'a', 'hourglass');
    const [hit] = await reader.find('hourglass');
    expect(hit).toMatchObject({ title: 'The hourglass' });
    expect(hit).not.toHaveProperty('collectionId');
    expect(await reader.found('sundial')).toEqual([]);
    await reader.store.forgetContent('a');
    expect(await reader.found('hourglass')).toEqual([]);
    expect(await reader.found('sundial')).toHaveLength(3);
  });

  it('supply an item from the collection acquired first, or from the next when that one goes', async () => {
    const { owner, reader, id } = await setUp();
    const other = person();
    await keep(other.store, 'a', 'clepsydra');
    const { id: later } = await other.client.createCollection({ name: 'Water', isPublic: true });
    await other.client.addItem({ collectionId: later, contentId: 'a' });
    await reader.client.acquireCollection({ id: later });
    await reader.newChanges();
    expect(await reader.found('clepsydra')).toEqual([]);
    await owner.client.updateCollection({ id, isPublic: false });
    expect(await reader.newChanges()).toEqual([`shared collection:${id} gone`, 'shared content:a', 'shared content:b gone']);
    expect((await reader.find('clepsydra'))[0]).toMatchObject({ collectionId: later });
  });

  it('cannot be written by another user', async () => {
    const { reader, id } = await setUp();
    const unit = { kind: 'shared', id: `collection:${id}`, records: [] } as never;
    await expect(reader.client.writeUnits({ device: 'd', units: [unit] })).rejects.toMatchObject({ code: 'invalid' });
    expect(await reader.store.writeGroup({ kind: 'shared', id: `collection:${id}` }, [], () => ({ records: [] }))).toBe(false);
    expect(await reader.read(`collection:${id}`)).toHaveLength(3);
  });
});

it('no longer finds shared items before the search index is updated', async () => {
  // More changes than the index processes at once.
  const { owner, reader, id } = await openUsers().setUp();
  for (let at = 0; at < 12; at++) {
    await keep(owner.store, `m${at}`, 'metronome');
    await owner.client.addItem({ collectionId: id, contentId: `m${at}` });
  }
  await reader.search.catchUp();
  expect(await reader.found('metronome')).toHaveLength(36);
  await owner.client.updateCollection({ id, isPublic: false });
  expect(await reader.found('metronome')).toEqual([]);
});
