import { describe, expect, it } from 'vitest';
import type { Search } from '../../../ports/search.ts';
import type { Store } from '../../../ports/store.ts';
import { chatIdOf } from '../../../records/chat.ts';
import { writeDocuments } from '../../../search/testing/write-documents.ts';
import { chat, content, task } from '../../testing/rows-suite.ts';

interface Person {
  store: Store;
  search: Search;
}

const { contentId } = content;
const made = { engine: 'offline' } as const;

/** Rows of many kinds, all with the same ids, and one word in them. */
export async function fill({ store }: Person, word: string): Promise<void> {
  await writeDocuments(store, [{ id: contentId, title: word, note: word, cues: [word], summary: word }]);
  await store.putTask({ ...task('t'), contentId, key: word });
  await store.putStep({ taskId: 't', key: 'a', value: word });
  const chatId = chatIdOf({ contentId });
  await store.updateChat(chatId, () => chat(chatId, { suggestedQuestions: [word] }));
  await store.updateItems('k', () => [{ collectionId: 'k', contentId, addedAt: 1, position: 1 }]);
  await store.updateSettings(() => ({ engine: word, providers: [], templates: [] }));
  await store.addSpent('2026-11', word.length);
  await store.updateNote(contentId, (note) => note && { note, replaced: { ...note, versionId: 'v', replacedBy: 'edit' } });
  await store.updateCollection('k', () => ({
    id: 'k',
    name: word,
    description: '',
    isPublic: false,
    createdAt: 1,
    updatedAt: 1,
  }));
  await store.putTranslation({ contentId, trackId: '.en', key: 't', language: 'de', texts: [word], made, createdAt: 1 });
  await store.putMindMap({ contentId, summaryId: word, map: { title: word, children: [] }, createdAt: 1 });
  await store.putPolished({ contentId, trackId: '.en', key: 'p', paragraphs: [], made, createdAt: 1 });
}

/** Tests that two users in one database cannot read, change or delete each other's records, though all their ids are the same. */
export function isolationSuite(name: string, open: () => Promise<[Person, Person]>): void {
  /** Everything that can be read of a user. */
  const all = async ({ store, search }: Person, word: string) =>
    JSON.stringify([
      await store.listRecords(),
      await store.getTask('t'),
      await store.getSteps('t'),
      await store.listPendingTasks(),
      await store.listChanges(0, 99),
      await store.getSpent('2026-11'),
      await store.getMindMap(contentId),
      await store.listCollectionIdsOf(contentId),
      await search.find({ keyword: word, limit: 99 }),
    ]);

  describe(name, () => {
    it('see no records of each other', async () => {
      const [one, other] = await open();
      await fill(one, 'apricot');
      expect(await other.store.listRecords()).toEqual({ records: [] });
      expect(await other.store.listChanges(0, 99)).toEqual([]);
      expect(await other.search.find({ keyword: 'apricot', limit: 9 })).toEqual([]);
      await fill(other, 'blueberry');
      expect(await all(one, 'apricot')).not.toContain('blueberry');
      expect(await all(other, 'blueberry')).not.toContain('apricot');
      expect(await one.search.find({ keyword: 'blueberry', limit: 9 })).toEqual([]);
      expect(await one.store.getTranscript(contentId)).toMatchObject({ cues: [{ text: 'apricot' }] });
      expect(await one.store.getSpent('2026-11')).toBe(7);
    });

    it('delete no records of each other', async () => {
      const [one, other] = await open();
      await fill(one, 'apricot');
      await fill(other, 'blueberry');
      const before = await all(one, 'apricot');
      await other.store.forgetContent(contentId);
      expect(await other.search.find({ keyword: 'blueberry', limit: 9 })).toEqual([]);
      await fill(other, 'blueberry');
      await other.store.pruneTasks(Number.MAX_SAFE_INTEGER);
      await other.store.forgetEverything();
      expect(await all(one, 'apricot')).toBe(before);
      expect(await other.store.listRecords()).toEqual({ records: [] });
      expect(await other.store.getTranscript(contentId)).toBeUndefined();
    });
  });
}
