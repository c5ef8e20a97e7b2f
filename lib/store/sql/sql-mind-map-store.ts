import { eq } from 'drizzle-orm';
import type { MindMapStore } from '../../ports/mind-map-store.ts';
import { ownRows } from './own-rows.ts';
import { mindMaps } from './schema-media.ts';
import type { SqlDatabase } from './sql-database.ts';

export function sqlMindMapStore(db: SqlDatabase, userId: string): MindMapStore {
  const rows = ownRows(db, userId);
  return {
    getMindMap: (contentId) => rows.one(mindMaps, eq(mindMaps.contentId, contentId)),
    putMindMap: (map) => rows.put(mindMaps, [{ contentId: map.contentId, row: map }]),
  };
}
