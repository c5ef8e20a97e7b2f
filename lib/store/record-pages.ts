import type { RecordPosition } from '../ports/exchange-store.ts';
import { type RecordKind, recordKinds } from '../ports/library-records.ts';

/** Rows of a page; transcripts and pictures are a hundred times as large as other records. */
export const pageSize = (kind: RecordKind) => (kind === 'transcript' || kind === 'notePicture' ? 20 : 200);

/** Kinds that are still to be read after a position. */
export const listKindsFrom = (place: RecordPosition | undefined): readonly RecordKind[] =>
  recordKinds.slice(place ? recordKinds.indexOf(place.kind) : 0);
