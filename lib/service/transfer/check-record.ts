import { checkedRecord } from '../../export/library/library-record.ts';
import { recordSchemas } from '../../export/library/record-schemas.ts';
import { refusedFile } from '../../export/refused-file.ts';
import type { LibraryRecord, RecordKind } from '../../ports/library-records.ts';

/** A received record with the fields of its schema alone. Throws `invalid`. */
export function checkRecord({ kind, value }: { kind: string; value: unknown }): LibraryRecord {
  if (!Object.hasOwn(recordSchemas, kind)) throw refusedFile('damaged', `no kind of record is called ${kind}`);
  return checkedRecord(kind as RecordKind, value, (message) => refusedFile('damaged', message));
}
