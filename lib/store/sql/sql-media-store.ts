import { and, desc, eq, inArray } from 'drizzle-orm';
import type { MediaStore } from '../../ports/media-store.ts';
import type { Inflate } from '../compression.ts';
import { inTurn } from './in-turn.ts';
import { ownRows } from './own-rows.ts';
import { packTranscript, unpackTranscript, valuesOf } from './row-values.ts';
import { contents, transcripts } from './schema-media.ts';
import type { SqlDatabase } from './sql-database.ts';
import { tellOfSaved } from './tell.ts';

export function sqlMediaStore(db: SqlDatabase, userId: string, inflate?: Inflate): MediaStore {
  const rows = ownRows(db, userId);
  return {
    getContent: (contentId) => rows.one(contents, eq(contents.contentId, contentId)),
    getContents: async (contentIds) => {
      const found = await rows.list(contents, inArray(contents.contentId, contentIds));
      const known = new Map(found.map((content) => [content.contentId, content]));
      return contentIds.map((contentId) => known.get(contentId));
    },
    findContent: (url) => rows.one(contents, eq(contents.sourceUrl, url), [desc(contents.updatedAt)]),
    listMediaOf: async (channelUrls) => {
      const found = await db
        .select({ contentId: contents.contentId })
        .from(contents)
        .where(rows.where(contents, inArray(contents.channelUrl, channelUrls)))
        .orderBy(contents.contentId);
      return found.map(({ contentId }) => contentId);
    },
    putContent: (content) =>
      inTurn(db, userId, async (mine) => {
        await mine.put(contents, [valuesOf.content(content)]);
        await tellOfSaved(mine, content.contentId);
      }),
    getTranscript: async (contentId, trackId) => {
      const wanted = [eq(transcripts.contentId, contentId), trackId === undefined ? undefined : eq(transcripts.trackId, trackId)];
      const [found] = await db
        .select({ row: transcripts.row, cues: transcripts.cues })
        .from(transcripts)
        .where(rows.where(transcripts, ...wanted))
        .orderBy(desc(transcripts.createdAt), desc(transcripts.trackId))
        .limit(1);
      return found && unpackTranscript(found, inflate);
    },
    putTranscript: async (transcript) => {
      const packed = await packTranscript(transcript);
      await inTurn(db, userId, async (mine) => {
        // A part never takes the place of the whole.
        const same = and(eq(transcripts.contentId, transcript.contentId), eq(transcripts.trackId, transcript.trackId));
        const former = transcript.isPartial && (await mine.one(transcripts, same));
        if (former && !former.isPartial) return;
        await mine.put(transcripts, [packed]);
        // What still grows is told when it is whole.
        if (!transcript.isPartial) await tellOfSaved(mine, transcript.contentId);
      });
    },
  };
}
