import { describe, expect, it } from 'vitest';
import { fakePorts } from '../../test/fake-ports.ts';
import type { ComparedTextStore } from '../ports/compared-text-store.ts';
import type { Store } from '../ports/store.ts';
import type { Change } from '../records/change.ts';
import type { Transcript } from '../records/transcript.ts';
import { openComparedTextDatabase } from '../store/dexie/compared-text-database.ts';
import { dexieComparedTextStore } from '../store/dexie/dexie-compared-text-store.ts';
import { content } from '../store/testing/rows-suite.ts';
import { openComparedTexts } from './open-compared-texts.ts';
import { readerVersion } from './read-compared-text.ts';

const bees = 'In winter the bees form a dense cluster around the queen of the hive.';
const bread = 'The dough of this bread rests for eighteen hours in a cold cellar.';

let count = 0;

describe('the stored compared texts', () => {
  function setUp() {
    const { store } = fakePorts();
    const textStore = dexieComparedTextStore(openComparedTextDatabase(`compared-${++count}`));
    const putTranscript = async (contentId: string, text: string) => {
      await store.putContent({ ...content, contentId });
      const cues = [{ index: 0, text, startTime: 5, endTime: 9 }];
      const transcript: Transcript = { contentId, trackId: 'en', language: 'en', provenance: 'creator', cues, createdAt: 1 };
      await store.putTranscript(transcript);
    };
    const save = async (contentId: string, text: string) => {
      await putTranscript(contentId, text);
      await store.updateSaved(contentId, () => ({ contentId, tags: [], favourite: false, createdAt: 1, updatedAt: 1 }));
    };
    /** Opens the texts as a new document does; `reads` has the transcripts that it read. */
    const open = (used: Partial<Store> = {}, usedTextStore: ComparedTextStore = textStore) => {
      const reads: string[] = [];
      const getTranscript = (contentId: string) => {
        reads.push(contentId);
        return store.getTranscript(contentId);
      };
      const texts = openComparedTexts({ ...store, getTranscript, ...used }, usedTextStore);
      return { ...texts, reads, textOf: (contentId: string) => texts.get(contentId)?.selectedTexts };
    };
    return { store, textStore, putTranscript, save, open };
  }

  it('are read by the next document instead of the transcripts', async () => {
    const { save, open } = setUp();
    await save('bees', bees);
    await save('bread', bread);
    const first = open();
    await first.load(['bees', 'bread', 'unread'], []);
    expect(first.reads).toEqual(['bees', 'bread', 'unread']);
    const next = open();
    await next.load(['bees', 'bread', 'unread'], []);
    expect(next.reads).toEqual(['unread']);
    for (const id of ['bees', 'bread']) expect(next.get(id)).toEqual(first.get(id));
    const match = next.index.match(next.termsOf(bread, 'en'), () => true, 0.9);
    expect(match?.text.contentId).toBe('bread');
    expect(await next.readSentence('bread', 0)).toBe(bread);
  });

  it('are read again after a change, and dropped after a deletion', async () => {
    const { store, textStore, save, open } = setUp();
    await save('changed', bees);
    await save('deleted', bees);
    await save('same', bread);
    await open().load(['changed', 'deleted', 'same'], []);
    await save('changed', bread);
    await store.forgetContent('deleted');
    const next = open();
    await next.catchUp(0);
    expect((await textStore.list(['changed', 'deleted', 'same'])).map(({ contentId }) => contentId)).toEqual(['same']);
    await next.load(['changed', 'same'], []);
    expect(next.reads).toEqual(['changed']);
    expect(next.textOf('changed')).toEqual([bread]);
  });

  it('are dropped with the whole library, and where other code has read them', async () => {
    const { store, textStore, save, open } = setUp();
    await save('bees', bees);
    await open().load(['bees'], []);
    await textStore.drop([], { cursor: 1000, version: readerVersion - 1 });
    const next = open();
    await next.load(['bees'], []);
    expect(next.reads).toEqual(['bees']);
    await store.forgetEverything();
    await next.catchUp(10);
    expect(next.get('bees')).toBeUndefined();
    expect(await textStore.list(['bees'])).toEqual([]);
  });

  it('are dropped by the last of 2,500 changes, and each change is read once', async () => {
    const { textStore, save, open } = setUp();
    await save('bees', bees);
    await open().load(['bees'], []);
    const changes = Array.from({ length: 2500 }, (_, at) => ({
      kind: 'video',
      id: `other ${at}`,
      cursor: 100 + at,
      deleted: false,
    }));
    changes.at(-1)!.id = 'bees';
    const requests: number[] = [];
    const next = open({
      async listChanges(after, limit) {
        requests.push(after);
        return changes.filter(({ cursor }) => cursor > after).slice(0, limit) as Change[];
      },
    });
    await next.catchUp(0);
    expect(await textStore.list(['bees'])).toEqual([]);
    expect(requests.slice(1)).toEqual([1099, 2099]);
    await next.catchUp(0);
    expect(requests.slice(3)).toEqual([2599]);
  });

  it('are read ahead, the newest changes first of all, and only for documents that store them', async () => {
    const { store, textStore, save, open } = setUp();
    for (const contentId of ['old', 'newer', 'deleted', 'newest']) await save(contentId, bees);
    await store.forgetContent('deleted');
    const ahead = open();
    await ahead.catchUp(2);
    expect(ahead.reads).toEqual(['newer', 'newest']);
    expect(ahead.get('newest')).toBeUndefined();
    await ahead.catchUp(2);
    expect(ahead.reads).toHaveLength(2);
    await ahead.load(['old', 'newer', 'newest'], []);
    expect(ahead.reads.slice(2)).toEqual(['old']);
    expect((await textStore.listIds()).sort()).toEqual(['newer', 'newest', 'old']);
    let reads = 0;
    const without = openComparedTexts({ ...store, getTranscript: async () => void reads++ });
    await without.catchUp(2);
    expect(reads).toBe(0);
  });

  it('are deleted when many of them are not compared any more', async () => {
    const { textStore, save, open } = setUp();
    await save('bees', bees);
    const texts = open();
    await texts.load(['bees'], []);
    const [bee] = await textStore.list(['bees']);
    const others = Array.from({ length: 201 }, (_, at) => ({ ...bee!, contentId: `other ${at}` }));
    await textStore.put(others.slice(1));
    await texts.load(['bees'], []);
    expect(await textStore.listIds()).toHaveLength(201);
    await textStore.put(others);
    await texts.load(['bees'], []);
    expect(await textStore.listIds()).toEqual(['bees']);
  });

  it('are dropped from the index too when many of them are not compared any more', async () => {
    const { putTranscript, save, open } = setUp();
    await save('bees', bees);
    const others = Array.from({ length: 201 }, (_, at) => `other ${at}`);
    for (const contentId of others) await putTranscript(contentId, bread);
    const texts = open();
    await texts.load(['bees'], others);
    await texts.load(['bees'], others.slice(1));
    expect(texts.get('other 0')).toBeDefined();
    await texts.load(['bees'], []);
    expect([texts.get('other 0'), texts.get('other 200')]).toEqual([undefined, undefined]);
    expect(texts.get('bees')).toBeDefined();
  });

  it('leave out what is not in the library: no change log has its changes', async () => {
    const { putTranscript, open } = setUp();
    await putTranscript('waiting', bees);
    await open().load([], ['waiting']);
    await putTranscript('waiting', bread);
    const next = open();
    await next.load([], ['waiting']);
    expect(next.textOf('waiting')).toEqual([bread]);
  });

  it('never have words from before a change that was dropped meanwhile', async () => {
    const { store, textStore, save, open } = setUp();
    await save('bees', bees);
    const [read, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let drops = 0;
    let dropping: Promise<void> | undefined;
    const slow = open(
      {
        async getTranscript(contentId) {
          const transcript = await store.getTranscript(contentId);
          read.resolve();
          await answer.promise;
          return transcript;
        },
        async listChanges(...given) {
          drops += 1;
          return store.listChanges(...given);
        },
      },
      {
        ...textStore,
        async put(texts) {
          if (drops > 1) await dropping;
          await textStore.put(texts);
        },
      },
    );
    const loading = slow.load(['bees'], []);
    await read.promise;
    await save('bees', bread);
    dropping = slow.catchUp(0);
    answer.resolve();
    await Promise.all([loading, dropping]);
    const next = open();
    await next.load(['bees'], []);
    expect(next.textOf('bees')).toEqual([bread]);
  });

  it('are compared although the disk is full', async () => {
    const { textStore, save, open } = setUp();
    await save('bees', bees);
    const full = async () => {
      throw new Error('full');
    };
    const texts = open({}, { ...textStore, put: full });
    await texts.load(['bees'], []);
    expect(texts.textOf('bees')).toEqual([bees]);
  });
});
