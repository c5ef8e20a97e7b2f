import { checkedRecord } from '../../export/library/library-record.ts';
import { recordSchemas } from '../../export/library/record-schemas.ts';
import { refusedFile } from '../../export/refused-file.ts';
import type { LibraryRecord, RecordKind } from '../../ports/library-records.ts';

/** A record from elsewhere, as its schema says and no more. Throws `invalid`. */
export function checked({ kind, value }: { kind: string; value: unknown }): LibraryRecord {
  if (!Object.hasOwn(recordSchemas, kind)) throw refusedFile('damaged', `no kind of record is called ${kind}`);
  return checkedRecord(kind as RecordKind, value, (fault) => refusedFile('damaged', fault));
}
