import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { Transcript } from '../../records/transcript.ts';
import { content, notePicture, transcript } from '../testing/rows-suite.ts';
import { storeSuite } from '../testing/store-suite.ts';
import { openDatabase } from './database.ts';
import { dexieStore } from './dexie-store.ts';

let opened = 0;
const freshDatabase = () => openDatabase(`test-${++opened}`);

storeSuite('store on Dexie', async () => dexieStore(freshDatabase()));

it('fails with storageFull when the disk is full, and retains what was stored', async () => {
  const database = freshDatabase();
  const store = dexieStore(database);
  await store.putContent(content);
  database.contents.hook('creating', () => {
    throw new DOMException('no space left', 'QuotaExceededError');
  });
  await expect(store.putContent({ ...content, contentId: 'youtube:b' })).rejects.toMatchObject({ code: 'storageFull' });
  expect(await store.getContent(content.contentId)).toEqual(content);
});

it('stores the images of a picture as blobs, and no picture when the disk is full', async () => {
  const database = freshDatabase();
  const store = dexieStore(database);
  await store.putContent(content);
  await store.putNotePicture(notePicture('p'));
  const row = await database.notePictures.get('p');
  expect(row?.image.blob).toBeInstanceOf(Blob);
  expect(row?.image.blob).toMatchObject({ type: 'image/webp', size: 34 });
  database.notePictures.hook('creating', () => {
    throw new DOMException('no space left', 'QuotaExceededError');
  });
  await expect(store.putNotePicture(notePicture('q'))).rejects.toMatchObject({ code: 'storageFull' });
  expect(await store.getNotePictures(content.contentId)).toEqual([notePicture('p')]);
  expect(await store.listChanges(0, 10)).toHaveLength(1);
});

it('repeats the change of a transcript that another write replaced meanwhile', async () => {
  const database = freshDatabase();
  const store = dexieStore(database);
  await store.putContent(content);
  const { contentId, trackId } = transcript;
  const other = { ...transcript, cues: transcript.cues.slice(0, 1) };
  const seen: (number | undefined)[] = [];
  const updated = await store.updateTranscript(contentId, trackId, async (former) => {
    seen.push(former?.cues.length);
    if (seen.length === 1) await store.putTranscript(transcript);
    // Equal but for the cues.
    if (seen.length === 2) await store.putTranscript(other);
    return { ...transcript, language: 'en', cues: former?.cues ?? [] };
  });
  expect(seen).toEqual([undefined, transcript.cues.length, 1]);
  expect(updated).toEqual({ ...other, language: 'en' });
  expect(await store.getTranscript(contentId, trackId)).toEqual(updated);
});

it('reads the others where the bytes of a transcript or of a picture are damaged, which exports report', async () => {
  const database = freshDatabase();
  const store = dexieStore(database);
  await store.putContent(content);
  await store.putTranscript(transcript);
  await store.putTranscript({ ...transcript, trackId: 'damaged' });
  await database.transcripts.update([transcript.contentId, 'damaged'], { cues: new Uint8Array([255, 0, 255]) });
  expect(await store.readGroup({ kind: 'video', id: content.contentId })).toEqual([
    { kind: 'content', value: content },
    { kind: 'transcript', value: transcript },
  ]);
  const damaged = { ...transcript, contentId: 'youtube:damaged' };
  await store.putContent({ ...content, contentId: damaged.contentId });
  await store.putTranscript(damaged);
  await database.transcripts.update([damaged.contentId, damaged.trackId], { cues: new Uint8Array([255, 0, 255]) });
  await store.putNotePicture(notePicture('p'));
  expect(await store.getTranscripts([damaged.contentId, 'youtube:none'])).toEqual([undefined, undefined]);
  expect(await store.getTranscript(transcript.contentId, transcript.trackId)).toEqual(transcript);
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('lost', 'NotReadableError'));
  expect(await store.getNotePictures(content.contentId)).toEqual([]);
  const { records: exported } = await store.listRecords({ kind: 'transcript', key: ['', ''] });
  expect(exported.map(({ value }) => (value as Transcript).cues)).toEqual([transcript.cues, undefined, undefined]);
  const [picture] = (await store.listRecords({ kind: 'notePicture', key: '' })).records;
  expect(picture).toMatchObject({ value: { pictureId: 'p', image: undefined } });
  vi.restoreAllMocks();
  expect(await store.updateTranscript(damaged.contentId, damaged.trackId, (former) => former ?? damaged)).toEqual(damaged);
});

it('stores a transcript as one record of a fifth of its size or less', async () => {
  const database = freshDatabase();
  const cues = Array.from({ length: 2000 }, (_, index) => ({
    index,
    startTime: index * 2.5,
    endTime: index * 2.5 + 2.5,
    text: `This is what was said in line ${index}.`,
  }));
  const store = dexieStore(database);
  await store.putContent(content);
  await store.putTranscript({
    contentId: content.contentId,
    trackId: 't',
    language: 'en',
    provenance: 'creator',
    createdAt: 1,
    cues,
  });
  const rows = await database.transcripts.toArray();
  expect(rows).toHaveLength(1);
  expect(rows[0]!.cues.byteLength).toBeLessThan(JSON.stringify(cues).length / 5);
});
