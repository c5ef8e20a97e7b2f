import { eq } from 'drizzle-orm';
import type { MediaAnalysisStore } from '../../ports/media-analysis-store.ts';
import { ownRows } from './own-rows.ts';
import { recordChangeOfSaved } from './record-changes.ts';
import { valuesOf } from './row-values.ts';
import { namedVoices, visuals } from './schema-media.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

export function sqlMediaAnalysisStore(db: SqlDatabase, userId: string): MediaAnalysisStore {
  const rows = ownRows(db, userId);
  return {
    getVisuals: (contentId) => rows.one(visuals, eq(visuals.contentId, contentId)),
    putVisuals: (seen) =>
      withUserLock(db, userId, async (locked) => {
        await locked.put(visuals, [valuesOf.visuals(seen)]);
        await recordChangeOfSaved(locked, seen.contentId);
      }),
    getNamedVoices: (of) => rows.one(namedVoices, eq(namedVoices.of, of)),
    putNamedVoices: (voices) => rows.put(namedVoices, [valuesOf.namedVoices(voices)]),
  };
}
