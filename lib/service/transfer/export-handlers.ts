import type { exporting as operations } from '../../contract/exporting.ts';
import type { Operations } from '../../contract/index.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { RecordPosition } from '../../ports/exchange-store.ts';
import { recordKinds } from '../../ports/library-records.ts';
import type { Ports } from '../../ports/ports.ts';
import { decodeCursor, encodeCursor, foreignCursor } from '../cursor.ts';
import { readMediaRecords } from './read-media-records.ts';

const list = 'records';

/** Handlers of exports. Pages write the library's file themselves, from their live queries. */
export function exportHandlers(ports: Ports): Pick<Handlers<Operations>, Exclude<keyof typeof operations, 'generateMindMap'>> {
  return {
    async exportVideo({ contentId, summaryId, ...form }) {
      const mediaItem = await readMediaRecords(ports, contentId, summaryId);
      return { success: true, contentId, ...(await ports.exporter.writeExportFile({ mediaItem, ...form })) };
    },

    async exportLibrary({ cursor }) {
      const { records, next } = await ports.store.listRecords(placeOf(cursor));
      return { records, ...(next && { nextCursor: encodeCursor(list, [next.kind, JSON.stringify(next.key)]) }) };
    },
  };
}

function placeOf(cursor: string | undefined): RecordPosition | undefined {
  const [name, parts] = decodeCursor(list, cursor, ['', '']) ?? [];
  if (parts === undefined) return undefined;
  const kind = recordKinds.find((one) => one === name);
  try {
    const key: unknown = JSON.parse(parts);
    const isKey = typeof key === 'string' || (Array.isArray(key) && key.every((part) => typeof part === 'string'));
    if (kind && isKey) return { kind, key };
  } catch {
    // Reported below.
  }
  throw foreignCursor();
}
