import { eq } from 'drizzle-orm';
import type { MediaAnalysisStore } from '../../ports/media-analysis-store.ts';
import type { MindMapStore } from '../../ports/mind-map-store.ts';
import { replaceRow } from '../replace-row.ts';
import { ownRows } from './own-rows.ts';
import { recordChangeOfSaved } from './record-changes.ts';
import { requireMedia } from './require-owner.ts';
import { valuesOf } from './row-values.ts';
import { mindMaps, namedVoices, visuals } from './schema-media.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

/** Creates one user's store of slides, named voices and mind maps over the server's PostgreSQL database. */
export function sqlMediaAnalysisStore(db: SqlDatabase, userId: string): MediaAnalysisStore & MindMapStore {
  const rows = ownRows(db, userId);
  return {
    getVisuals: (contentId) => rows.one(visuals, eq(visuals.contentId, contentId)),
    putVisuals: (seen) =>
      withUserLock(db, userId, async (locked) => {
        await requireMedia(locked, seen.contentId);
        await locked.put(visuals, [valuesOf.visuals(seen)]);
        await recordChangeOfSaved(locked, seen.contentId);
      }),
    getMindMap: (contentId) => rows.one(mindMaps, eq(mindMaps.contentId, contentId)),
    putMindMap: (map) =>
      withUserLock(db, userId, async (locked) => {
        await requireMedia(locked, map.contentId);
        await locked.put(mindMaps, [{ contentId: map.contentId, row: map }]);
      }),
    getNamedVoices: (of) => rows.one(namedVoices, eq(namedVoices.of, of)),
    updateNamedVoices: (of, change) =>
      withUserLock(db, userId, async (locked) =>
        replaceRow(await locked.one(namedVoices, eq(namedVoices.of, of)), change, (changed) =>
          locked.put(namedVoices, [valuesOf.namedVoices(changed)]),
        ),
      ),
  };
}
