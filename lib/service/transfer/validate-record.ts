import { importFailure } from '../../export/import-failure.ts';
import { parseRecord } from '../../export/library/library-record.ts';
import { recordSchemas } from '../../export/library/record-schemas.ts';
import type { LibraryRecord, RecordKind } from '../../ports/library-records.ts';

/** Validates a received record and drops the fields that its schema lacks. Throws `invalid`. */
export function validateRecord({ kind, value }: { kind: string; value: unknown }): LibraryRecord {
  if (!Object.hasOwn(recordSchemas, kind)) throw importFailure('damaged', `Unknown kind of record ${kind}`);
  return parseRecord(kind as RecordKind, value, (message) => importFailure('damaged', message));
}
