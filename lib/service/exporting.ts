import type { exporting as rows } from '../contract/exporting.ts';
import { Failure } from '../contract/failure.ts';
import type { Operations } from '../contract/index.ts';
import type { Handlers } from '../contract/operation.ts';
import type { RecordPlace } from '../ports/exchange-store.ts';
import type { RecordKind } from '../ports/library-records.ts';
import type { Ports } from '../ports.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { mediumRecords } from './exporting-records.ts';

const list = 'records';
/** Their schemas are where records are read. */
const kinds: Record<RecordKind, true> = {
  content: true,
  transcript: true,
  summary: true,
  polished: true,
  translation: true,
  saved: true,
  note: true,
  noteVersion: true,
  collection: true,
  collectionItem: true,
  channel: true,
  channelItem: true,
  chat: true,
  settings: true,
  visuals: true,
  namedVoices: true,
};

/** What leaves for other programs. Pages write a library's file themselves, from what they read live. */
export function exportingHandlers(ports: Ports): Pick<Handlers<Operations>, Exclude<keyof typeof rows, 'generateMindMap'>> {
  return {
    async exportVideo({ contentId, summaryId, ...form }) {
      const medium = await mediumRecords(ports, contentId, summaryId);
      return { success: true, contentId, ...(await ports.exporter.writeMedium({ medium, ...form })) };
    },

    async exportLibrary({ cursor }) {
      const { records, next } = await ports.store.listRecords(placeOf(cursor));
      return { records, ...(next && { nextCursor: encodeCursor(list, [next.kind, JSON.stringify(next.key)]) }) };
    },
  };
}

function placeOf(cursor: string | undefined): RecordPlace | undefined {
  const [kind, key] = decodeCursor(list, cursor, ['', '']) ?? [];
  if (kind === undefined) return undefined;
  try {
    const parts: unknown = JSON.parse(key!);
    const isKey = typeof parts === 'string' || (Array.isArray(parts) && parts.every((part) => typeof part === 'string'));
    if (isKey && Object.hasOwn(kinds, kind)) return { kind: kind as RecordKind, key: parts };
  } catch {
    // As little a cursor as any other.
  }
  throw new Failure('invalid', 'cursor: not a cursor of this list');
}
