import type { RecordPosition } from '../ports/exchange-store.ts';
import { type RecordKind, recordKinds } from '../ports/library-records.ts';

/** Rows that are read at once: transcripts are a hundred times as large as the others. */
export const pageSize = (kind: RecordKind) => (kind === 'transcript' ? 20 : 200);

/** What is still to be read after a place. */
export const listKindsFrom = (place: RecordPosition | undefined): readonly RecordKind[] =>
  recordKinds.slice(place ? recordKinds.indexOf(place.kind) : 0);
