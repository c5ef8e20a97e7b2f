import * as z from 'zod/mini';
import type { Failure } from '../../contract/failure.ts';
import { type LibraryRecord, type RecordKind, recordKinds } from '../../ports/library-records.ts';
import { recordSchemas } from './record-schemas.ts';

/**
 * A library is one gzip file of JSON lines: a head, a line a record, and an end that counts them. So any number of records is
 * written and read in constant memory, with what every host has; gzip's own checksum and length show what was altered or cut off,
 * and common tools read the file.
 */
export const libraryFormat = 'gloss-library';
/** Rises when a reader of the version before would misread a file. */
export const libraryVersion = 1;

export interface LibraryOptions {
  signal?: AbortSignal;
  /** Called with the number of records so far, about every 100. */
  onProgress?: (records: number) => void;
}
export const recordsPerProgress = 100;

export const LibraryHead = z.object({ format: z.literal(libraryFormat), version: z.int() });

export const LibraryEnd = z.object({
  kind: z.literal('end'),
  counts: z.partialRecord(z.enum(recordKinds), z.int().check(z.nonnegative())),
});
export const LibraryLine = z.object({ kind: z.enum(recordKinds), value: z.unknown() });

/** A record as its schema says and no more; `refused` makes the failure of what is none. */
export function parseRecord(kind: RecordKind, value: unknown, refused: (problem: string) => Failure): LibraryRecord {
  const parsed = recordSchemas[kind].safeParse(value);
  if (parsed.success) return { kind, value: parsed.data } as LibraryRecord;
  const { path, message } = parsed.error.issues[0]!;
  throw refused(`${[kind, ...path].join('.')}: ${message}`);
}
