import * as z from 'zod/mini';
import type { Failure } from '../../contract/failure.ts';
import { type LibraryRecord, type RecordKind, recordKinds } from '../../ports/library-records.ts';
import { recordSchemas } from './record-schemas.ts';

/**
 * Format name of a library file: gzipped JSON lines, with a head, one line for each record, and an end line with their numbers. Any
 * number of records is written and read in constant memory, gzip's checksum detects damage, and common tools read the file.
 */
export const libraryFormat = 'gloss-library';
/** Version of the format; it increases when readers of the previous version would misread a file. */
export const libraryVersion = 1;

/** Options of reading and writing a library file. */
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

/** Parses a record and drops the fields that its schema lacks. Throws the failure that `refused` creates for an invalid one. */
export function parseRecord(kind: RecordKind, value: unknown, refused: (problem: string) => Failure): LibraryRecord {
  const parsed = recordSchemas[kind].safeParse(value);
  if (parsed.success) return { kind, value: parsed.data } as LibraryRecord;
  const { path, message } = parsed.error.issues[0]!;
  throw refused(`${[kind, ...path].join('.')}: ${message}`);
}
