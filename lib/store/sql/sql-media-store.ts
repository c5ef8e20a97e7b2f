import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { MediaStore } from '../../ports/media-store.ts';
import type { Inflate } from '../compression.ts';
import { firstOf } from './first-of.ts';
import { equalsPlaceholder, inOrderOf, type OwnRows, once, ownRows, unnamedStatement } from './own-rows.ts';
import { recordChangeOfSaved } from './record-changes.ts';
import { requireMedia } from './require-owner.ts';
import { packTranscript, unpackTranscript, valuesOf } from './row-values.ts';
import { contents, transcripts } from './schema-media.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

/** Maximum bytes of the transcripts of one call, as they are stored: those of some 150 hours. */
const defaultMaxListedBytes = 4 * 1024 * 1024;

/** Creates one user's store of media items and transcripts over the server's PostgreSQL database. */
export function sqlMediaStore(
  db: SqlDatabase,
  userId: string,
  inflate?: Inflate,
  maxListedBytes = defaultMaxListedBytes,
): MediaStore {
  const rows = ownRows(db, userId);
  const contentOf = rows.listBy(contents, contents.contentId);
  const newestTranscript = once(() =>
    transcriptOf(rows, equalsPlaceholder(transcripts.contentId, 'contentId')).prepare(unnamedStatement),
  );
  const readTranscript = async (rows: OwnRows, contentId: string, trackId: string) => {
    const [found] = await transcriptOf(rows, eq(transcripts.contentId, contentId), eq(transcripts.trackId, trackId));
    return found && unpackTranscript(found, inflate);
  };
  const readNewest = async (contentId: string) => {
    const [found] = await newestTranscript().execute({ contentId });
    return found && unpackTranscript(found, inflate);
  };
  const updateContent: MediaStore['updateContent'] = (contentId, change) =>
    withUserLock(db, userId, async (locked) => {
      const content = change(await locked.one(contents, eq(contents.contentId, contentId)));
      await locked.put(contents, [valuesOf.content(content)]);
      await recordChangeOfSaved(locked, contentId);
      return content;
    });
  return {
    getContent: async (contentId) => (await contentOf(contentId))[0],
    getContents: async (contentIds) => inOrderOf(contentIds, await rows.list(contents, inArray(contents.contentId, contentIds))),
    findContent: (url) => rows.one(contents, eq(contents.sourceUrl, url), [desc(contents.updatedAt)]),
    listContentIdsOfChannels: async (channelUrls) => {
      const found = await db
        .select({ contentId: contents.contentId })
        .from(contents)
        .where(rows.where(contents, inArray(contents.channelUrl, channelUrls)))
        .orderBy(contents.contentId);
      return found.map(({ contentId }) => contentId);
    },
    putContent: async (content) => void (await updateContent(content.contentId, () => content)),
    updateContent,
    getTranscript: (contentId, trackId) =>
      trackId === undefined ? readNewest(contentId) : readTranscript(rows, contentId, trackId),
    async getTranscripts(contentIds) {
      // One is read by its prepared query.
      if (contentIds.length === 1) return [await readNewest(contentIds[0]!)];
      const { contentId, trackId, createdAt, row, cues } = transcripts;
      const bytes = sql<number>`octet_length(${cues})`;
      const newest = await db
        .selectDistinctOn([contentId], { contentId, trackId, bytes })
        .from(transcripts)
        .where(rows.where(transcripts, inArray(contentId, contentIds)))
        .orderBy(contentId, desc(createdAt), desc(trackId));
      const listed = firstOf(inOrderOf(contentIds, newest), ({ bytes }) => bytes, maxListedBytes);
      if (listed.length === 0) return contentIds.map(() => undefined);
      const isListed = listed.map((one) => and(eq(contentId, one.contentId), eq(trackId, one.trackId)));
      const packed = await db
        .select({ row, cues })
        .from(transcripts)
        .where(rows.where(transcripts, or(...isListed)));
      const unpacked = await Promise.all(packed.map((one) => unpackTranscript(one, inflate)));
      return inOrderOf(
        contentIds,
        unpacked.filter((transcript) => transcript !== undefined),
      );
    },
    putTranscript: async (transcript) => {
      const packed = await packTranscript(transcript);
      await withUserLock(db, userId, (locked) => writeTranscript(locked, packed));
    },
    updateTranscript: (contentId, trackId, change) =>
      withUserLock(db, userId, async (locked) => {
        const former = await readTranscript(locked, contentId, trackId);
        const next = await change(former);
        if (next) await writeTranscript(locked, await packTranscript(next));
        return next ?? former;
      }),
  };
}

/** Query for the newest transcript that matches. */
const transcriptOf = (rows: OwnRows, ...wanted: SQL[]) =>
  rows.db
    .select({ row: transcripts.row, cues: transcripts.cues })
    .from(transcripts)
    .where(rows.where(transcripts, ...wanted))
    .orderBy(desc(transcripts.createdAt), desc(transcripts.trackId))
    .limit(1);

async function writeTranscript(rows: OwnRows, packed: Awaited<ReturnType<typeof packTranscript>>): Promise<void> {
  await requireMedia(rows, packed.contentId);
  await rows.put(transcripts, [packed]);
  // A transcript that still grows is reported when it is complete.
  if (!packed.row.isPartial) await recordChangeOfSaved(rows, packed.contentId);
}
