import { cmp } from 'dexie';
import type { MediaStore } from '../../ports/media-store.ts';
import type { Transcript } from '../../records/transcript.ts';
import { compress } from '../compression.ts';
import type { GlossDatabase, PackedTranscript } from './database.ts';
import { addChangeOfSaved } from './dexie-change-store.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { readModels, unpackTranscript } from './read-models.ts';
import { requireMedia } from './require-owner.ts';

/** Creates the store of media items and transcripts over the extension's IndexedDB database. */
export function dexieMediaStore(database: GlossDatabase): MediaStore {
  const read = readModels(database);
  const { contents, transcripts, saved, changes } = database;
  const updateContent: MediaStore['updateContent'] = (contentId, change) =>
    mapWriteErrors(() =>
      database.transaction('rw', contents, saved, changes, async () => {
        const content = change(await contents.get(contentId));
        await contents.put(content);
        await addChangeOfSaved(database, contentId);
        return content;
      }),
    );
  /** Writes a transcript if the stored row is still as expected. Returns whether it was written. */
  const writeTranscript = ({ cues, ...row }: Transcript, isExpected: (stored: PackedTranscript | undefined) => boolean) =>
    mapWriteErrors(async () => {
      const packed = await compress(JSON.stringify(cues));
      return database.transaction('rw', contents, transcripts, saved, changes, async () => {
        await requireMedia(database, row.contentId);
        if (!isExpected(await transcripts.get([row.contentId, row.trackId]))) return false;
        await transcripts.put({ ...row, cues: packed });
        // A transcript that still grows is reported when it is complete.
        if (!row.isPartial) await addChangeOfSaved(database, row.contentId);
        return true;
      });
    });
  /** Repeats a change until no other write came between, because a transaction does not survive the compression. */
  async function changeTranscript(...[contentId, trackId, change]: Parameters<MediaStore['updateTranscript']>) {
    for (;;) {
      const row = await transcripts.get([contentId, trackId]);
      const former = row && (await unpackTranscript(row));
      const next = await change(former);
      if (!next) return former;
      if (await writeTranscript(next, (stored) => isSameRow(stored, row))) return next;
    }
  }
  /** Serializes changes, which would otherwise repeat each other. */
  let lock: Promise<unknown> = Promise.resolve();
  return {
    getContent: read.content,
    getContents: (contentIds) => contents.bulkGet(contentIds),
    findContent: async (url) => (await contents.where('sourceUrl').equals(url).sortBy('updatedAt')).at(-1),
    listContentIdsOfChannels: (channelUrls) => contents.where('channelUrl').anyOf(channelUrls).primaryKeys(),
    putContent: async (content) => void (await updateContent(content.contentId, () => content)),
    updateContent,
    getTranscript: read.transcript,
    getTranscripts: (contentIds) => Promise.all(contentIds.map((contentId) => read.transcript(contentId))),
    putTranscript: async (transcript) => void (await writeTranscript(transcript, () => true)),
    updateTranscript(...update) {
      const changed = lock.then(() => changeTranscript(...update));
      lock = changed.catch(() => undefined);
      return changed;
    },
  };
}

/** Returns whether two rows of a track are equal. */
const isSameRow = (one: PackedTranscript | undefined, other: PackedTranscript | undefined): boolean =>
  one === undefined || other === undefined
    ? one === other
    : JSON.stringify({ ...one, cues: [] }) === JSON.stringify({ ...other, cues: [] }) && cmp(one.cues, other.cues) === 0;
