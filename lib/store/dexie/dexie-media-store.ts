import type { MediaStore } from '../../ports/media-store.ts';
import type { Transcript } from '../../records/transcript.ts';
import { compress } from '../compression.ts';
import type { GlossDatabase } from './database.ts';
import { addChangeOfSaved } from './dexie-change-store.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { readModels } from './read-models.ts';

/** Creates the store of media items and transcripts over the extension's IndexedDB database. */
export function dexieMediaStore(database: GlossDatabase): MediaStore {
  const read = readModels(database);
  const { contents, transcripts, saved, changes } = database;
  const putTranscript = ({ cues, ...row }: Transcript) =>
    mapWriteErrors(async () => {
      const packed = await compress(JSON.stringify(cues));
      await database.transaction('rw', transcripts, saved, changes, async () => {
        await transcripts.put({ ...row, cues: packed });
        // A transcript that still grows is reported when it is complete.
        if (!row.isPartial) await addChangeOfSaved(database, row.contentId);
      });
    });
  /** Serializes changes, because a transaction does not survive the compression. There is one writer. */
  let turn: Promise<unknown> = Promise.resolve();
  return {
    getContent: read.content,
    getContents: (contentIds) => contents.bulkGet(contentIds),
    findContent: async (url) => (await contents.where('sourceUrl').equals(url).sortBy('updatedAt')).at(-1),
    listContentIdsOfChannels: (channelUrls) => contents.where('channelUrl').anyOf(channelUrls).primaryKeys(),
    putContent: (content) =>
      mapWriteErrors(() =>
        database.transaction('rw', contents, saved, changes, async () => {
          await contents.put(content);
          await addChangeOfSaved(database, content.contentId);
        }),
      ),
    getTranscript: read.transcript,
    getTranscripts: (contentIds) => Promise.all(contentIds.map((contentId) => read.transcript(contentId))),
    putTranscript,
    updateTranscript(contentId, trackId, change) {
      const changed = turn.then(async () => {
        const former = await read.transcript(contentId, trackId);
        const next = await change(former);
        if (next) await putTranscript(next);
        return next ?? former;
      });
      turn = changed.catch(() => undefined);
      return changed;
    },
  };
}
