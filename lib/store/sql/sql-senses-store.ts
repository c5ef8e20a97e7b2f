import { eq } from 'drizzle-orm';
import type { SensesStore } from '../../ports/senses-store.ts';
import { inTurn } from './in-turn.ts';
import { ownRows } from './own-rows.ts';
import { valuesOf } from './row-values.ts';
import { namedVoices, visuals } from './schema-media.ts';
import type { SqlDatabase } from './sql-database.ts';
import { tellOfSaved } from './tell.ts';

export function sqlSensesStore(db: SqlDatabase, userId: string): SensesStore {
  const rows = ownRows(db, userId);
  return {
    getVisuals: (contentId) => rows.one(visuals, eq(visuals.contentId, contentId)),
    putVisuals: (seen) =>
      inTurn(db, userId, async (mine) => {
        await mine.put(visuals, [valuesOf.visuals(seen)]);
        await tellOfSaved(mine, seen.contentId);
      }),
    getNamedVoices: (of) => rows.one(namedVoices, eq(namedVoices.of, of)),
    putNamedVoices: (voices) => rows.put(namedVoices, [valuesOf.namedVoices(voices)]),
  };
}
