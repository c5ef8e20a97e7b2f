import { importFailure } from '../../export/import-failure.ts';
import { parseRecord } from '../../export/library/library-record.ts';
import { recordSchemas } from '../../export/library/record-schemas.ts';
import type { LibraryRecord, RecordKind } from '../../ports/library-records.ts';

/** A received record with the fields of its schema alone. Throws `invalid`. */
export function validateRecord({ kind, value }: { kind: string; value: unknown }): LibraryRecord {
  if (!Object.hasOwn(recordSchemas, kind)) throw importFailure('damaged', `no kind of record is called ${kind}`);
  return parseRecord(kind as RecordKind, value, (message) => importFailure('damaged', message));
}
