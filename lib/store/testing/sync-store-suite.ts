import { describe, expect, it } from 'vitest';
import type { LibraryRecord } from '../../ports/library-records.ts';
import type { Store } from '../../ports/store.ts';
import type { MergeGroup } from '../../ports/sync-store.ts';
import type { Channel } from '../../records/channel.ts';
import type { Collection } from '../../records/collection.ts';
import type { SavedItem } from '../../records/saved-item.ts';
import { card, channel, chat, content, notePicture, summary, transcript } from './rows-suite.ts';

const { contentId } = content;
const saved: SavedItem = { contentId, tags: [], favourite: false, createdAt: 2, updatedAt: 2 };
const video = { kind: 'video', id: contentId } as const;
const record = <Kind extends LibraryRecord['kind']>(kind: Kind, value: (LibraryRecord & { kind: Kind })['value']) =>
  ({ kind, value }) as LibraryRecord;

const whole: LibraryRecord[] = [
  record('content', content),
  record('saved', saved),
  record('transcript', transcript),
  record('summary', summary('s1', 'k', 3)),
];
const taking =
  (records: LibraryRecord[], origin?: string): MergeGroup =>
  () => ({ records, origin });
const byKind = (records: LibraryRecord[]) => records.toSorted((a, b) => (a.kind < b.kind ? -1 : 1));

export function syncStoreSuite(open: () => Promise<Store>): void {
  describe('a sync group', () => {
    it('is read as it was written, and its change has its origin', async () => {
      const store = await open();
      expect(await store.readGroup(video)).toEqual([]);
      expect(await store.writeGroup(video, whole, taking(whole, 'phone'))).toBe(true);
      expect(byKind(await store.readGroup(video))).toEqual(byKind(whole));
      expect(await store.listChanges(0, 10)).toMatchObject([{ kind: 'video', id: contentId, deleted: false, origin: 'phone' }]);
      await store.updateSaved(contentId, (row) => row && { ...row, favourite: true });
      const [change] = await store.listChanges(0, 10);
      expect(change).not.toHaveProperty('origin', 'phone');
    });

    it('has cursors of one epoch', async () => {
      const store = await open();
      const epoch = await store.getEpoch();
      await store.writeGroup(video, whole, taking(whole));
      await store.forgetEverything();
      expect(await store.getEpoch()).toBe(epoch);
    });

    it('is merged with the stored one, whose transcripts retain their cues', async () => {
      const store = await open();
      await store.writeGroup(video, whole, taking(whole));
      const received = [record('summary', summary('s2', 'k', 4))];
      await store.writeGroup(video, received, ({ records, change }) => {
        expect(change).toMatchObject({ kind: 'video', id: contentId });
        expect(records.map(({ kind }) => kind).sort()).toEqual(['content', 'saved', 'summary', 'transcript']);
        return { records: [...records, ...received] };
      });
      expect(byKind(await store.readGroup(video))).toEqual(byKind([...whole, ...received]));
      expect((await store.getTranscript(contentId))?.cues).toEqual(transcript.cues);
    });

    it('stays unchanged when the merge function returns nothing', async () => {
      const store = await open();
      await store.writeGroup(video, whole, taking(whole));
      const changes = await store.listChanges(0, 10);
      expect(await store.writeGroup(video, [], () => undefined)).toBe(false);
      expect(await store.listChanges(0, 10)).toEqual(changes);
    });

    it('is merged with its last change, which may be the deletion of everything', async () => {
      const store = await open();
      await store.writeGroup(video, whole, taking(whole));
      await store.forgetEverything({ origin: 'phone' });
      const changes: unknown[] = [];
      const record: MergeGroup = ({ change }) => {
        changes.push(change);
        return { records: whole, origin: 'laptop' };
      };
      await store.writeGroup(video, whole, record);
      await store.writeGroup(video, whole, record);
      expect(changes).toMatchObject([
        { kind: 'everything', origin: 'phone' },
        { kind: 'video', id: contentId, origin: 'laptop' },
      ]);
    });

    it('of a media item is deleted with its last record, and is in the trash before', async () => {
      const store = await open();
      const trashed = whole.map((one) => (one.kind === 'saved' ? record('saved', { ...saved, deletedAt: 9 }) : one));
      await store.writeGroup(video, trashed, taking(trashed));
      expect(await store.listChanges(0, 10)).toMatchObject([{ kind: 'video', deleted: true }]);
      expect(await store.getSaved(contentId)).toMatchObject({ deletedAt: 9 });
      await store.writeGroup(video, [], taking([]));
      expect(await store.getContent(contentId)).toBeUndefined();
      expect(await store.listChanges(0, 10)).toMatchObject([{ kind: 'video', deleted: true }]);
    });

    it('of a media item in the trash changes with a text that is added, and stays in the trash', async () => {
      const store = await open();
      const trashed = [record('content', content), record('saved', { ...saved, deletedAt: 9 })];
      await store.writeGroup(video, trashed, taking(trashed, 'phone'));
      const [before] = await store.listChanges(0, 10);
      for (const add of [() => store.putTranscript(transcript), () => store.addSummary(summary('s1', 'k', 3))]) {
        await add();
        const [change, ...others] = await store.listChanges(before!.cursor, 10);
        expect(change).toMatchObject({ kind: 'video', id: contentId, deleted: true });
        expect(change).not.toHaveProperty('origin');
        expect(others).toEqual([]);
      }
    });

    it('of a media item is deleted with its note, its pictures, its cards and its conversation', async () => {
      const store = await open();
      await store.writeGroup(video, whole, taking(whole));
      await store.updateNote(contentId, () => ({ note: { contentId, text: 'Mine', createdAt: 1, updatedAt: 2 } }));
      await store.putNotePicture(notePicture('p'));
      await store.updateCard('c', () => card('c'));
      await store.updateChat(`content:${contentId}`, () => chat(`content:${contentId}`));
      await store.writeGroup(video, [], taking([], 'phone'));
      const changes = await store.listChanges(0, 10);
      expect(changes).toMatchObject(changes.map(() => ({ deleted: true })));
      expect(changes.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual(
        ['card c', `chat content:${contentId}`, `note ${contentId}`, 'picture p', `video ${contentId}`].sort(),
      );
    });

    it('of a note or a conversation is deleted with its records', async () => {
      const store = await open();
      const chatId = `content:${contentId}`;
      await store.writeGroup(video, whole, taking(whole));
      const replaced = { versionId: 'v', contentId, text: 'Before', createdAt: 1, replacedBy: 'edit' } as const;
      await store.updateNote(contentId, () => ({ note: { contentId, text: 'Mine', createdAt: 1, updatedAt: 2 }, replaced }));
      await store.updateChat(chatId, () => chat(chatId));
      await store.writeGroup({ kind: 'note', id: contentId }, [], taking([]));
      await store.writeGroup({ kind: 'chat', id: chatId }, [], taking([]));
      expect([await store.getNote(contentId), await store.getChat(chatId)]).toEqual([undefined, undefined]);
      expect(await store.listNoteVersions(contentId)).toEqual([]);
    });

    it('of a note contains its versions', async () => {
      const store = await open();
      const note = { kind: 'note', id: contentId } as const;
      const records = [
        record('note', { contentId, text: 'Mine', createdAt: 1, updatedAt: 2 }),
        record('noteVersion', { versionId: 'v', contentId, text: 'Theirs', createdAt: 1, replacedBy: 'edit' }),
      ];
      await store.writeGroup(note, records, taking(records));
      expect(byKind(await store.readGroup(note))).toEqual(byKind(records));
      expect(await store.getNote(contentId)).toMatchObject({ text: 'Mine' });
    });

    it('of a picture contains its images, also after a merge, and is deleted with its record', async () => {
      const store = await open();
      const group = { kind: 'picture', id: 'p' } as const;
      const records = [record('notePicture', notePicture('p'))];
      await store.writeGroup(group, records, taking(records));
      await store.writeGroup(group, [], ({ records }) => ({ records }));
      expect(await store.readGroup(group)).toEqual(records);
      expect(await store.listChanges(0, 10)).toMatchObject([{ kind: 'picture', id: 'p', deleted: false }]);
      await store.writeGroup(group, [], taking([]));
      expect(await store.getNotePictures(contentId)).toEqual([]);
      expect(await store.listChanges(0, 10)).toMatchObject([{ kind: 'picture', id: 'p', deleted: true }]);
    });

    it('of a collection contains exactly the items that were written', async () => {
      const store = await open();
      const collection: Collection = { id: 'c', name: 'C', description: '', isPublic: false, createdAt: 1, updatedAt: 1 };
      const group = { kind: 'collection', id: 'c' } as const;
      const item = (contentId: string, position: number) =>
        record('collectionItem', { collectionId: 'c', contentId, addedAt: 1, position });
      const before = [record('collection', collection), item('a', 1), item('b', 2)];
      await store.writeGroup(group, before, taking(before));
      const after = [record('collection', { ...collection, name: 'D' }), item('b', 1)];
      await store.writeGroup(group, after, taking(after));
      expect(byKind(await store.readGroup(group))).toEqual(byKind(after));
    });

    it('of a channel is listed as deleted while unsubscribed', async () => {
      const store = await open();
      const group = { kind: 'channel', id: 'c' } as const;
      const write = async (value: Channel) => {
        await store.writeGroup(group, [], taking([record('channel', value)]));
        return (await store.listChanges(0, 10))[0]?.deleted;
      };
      expect(await write(channel('c'))).toBe(false);
      expect(await store.readGroup(group)).toEqual([record('channel', channel('c'))]);
      expect(await write(channel('c', { unsubscribedAt: 2 }))).toBe(true);
    });

    it('of a channel is merged with the number of subscribed channels', async () => {
      const store = await open();
      await store.updateChannels(() => [channel('a'), channel('b'), channel('left', { unsubscribedAt: 2 })]);
      let subscribed: number | undefined;
      await store.writeGroup({ kind: 'channel', id: 'c' }, [], (stored) => {
        subscribed = stored.subscribedChannels;
        return undefined;
      });
      expect(subscribed).toBe(2);
    });

    it('of a chat contains the chat', async () => {
      const store = await open();
      const group = { kind: 'chat', id: `content:${contentId}` } as const;
      const records = [record('chat', { chatId: group.id, messages: [], suggestedQuestions: ['Why?'], updatedAt: 1 })];
      await store.writeGroup(group, records, taking(records));
      expect(await store.readGroup(group)).toEqual(records);
    });
  });
}
