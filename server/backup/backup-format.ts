import * as z from 'zod/mini';
import { Failure } from '../../lib/contract/failure.ts';

/**
 * Format name of a backup: gzipped JSON lines with a head, then `{"table":…,"row":{…}}` for each row, table after table, and an
 * end with the counts, by which a truncated file is detected.
 */
export const backupFormat = 'gloss-backup';
export const backupVersion = 1;
/** The time of the last migration that changed a table of a backup: backups since then can be read. */
export const tablesChangedAt = 1_795_286_538_581;

/** `schema` is the time of the last migration behind the tables. */
export const BackupHead = z.object({
  format: z.literal(backupFormat),
  version: z.int(),
  gloss: z.string(),
  schema: z.number(),
  createdAt: z.string(),
});
export const BackupLine = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });
export const BackupEnd = z.object({ counts: z.record(z.string(), z.int()) });
/** Numbers of rows in a backup by table name. */
export type BackupCounts = z.infer<typeof BackupEnd>['counts'];

/** The reason why a file can't be restored, with a sentence for the operator. */
export type BackupError = 'foreign' | 'newer' | 'older' | 'damaged';
/** Returns the failure of a backup file that can't be restored, with the reason in `details.file`. */
export const refusedBackup = (file: BackupError, message: string): Failure => new Failure('invalid', message, { file });
/** Returns the failure of a backup file that is damaged or incomplete. */
export const damagedBackup = (reason: string): Failure => refusedBackup('damaged', `The backup is damaged: ${reason}.`);
