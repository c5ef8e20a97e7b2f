import { getTableName, sql } from 'drizzle-orm';
import { Failure } from '../../lib/contract/failure.ts';
import { epochs } from '../../lib/store/sql/schema-epochs.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { type BackupCounts, damagedBackup } from './backup-format.ts';
import { backupTables } from './backup-tables.ts';
import { type BackupRow, readBackup } from './read-backup.ts';

/** Maximum number of rows of one insert, and of characters of their lines, unless a single one has more. */
const maxRows = 100;
const maxCharacters = 4_000_000;

/**
 * Restores a backup into an empty database, all of it or nothing. Throws `invalid` for a file that can’t be restored here, and for a
 * database that is not empty.
 */
export const restoreBackup = (db: SqlDatabase, file: string): Promise<BackupCounts> =>
  db.transaction(async (transaction) => {
    await lockEmptyDatabase(transaction);
    await transaction.delete(epochs);
    const counts: BackupCounts = {};
    let batch: BackupRow[] = [];
    let characters = 0;
    const write = async () => {
      const table = batch[0]?.table;
      if (!table) return;
      const rows = batch.map(({ row }) => row);
      await transaction
        .insert(table)
        .values(rows)
        .catch((error) => {
          throw isRowError(error) ? damagedBackup(`rows of ${getTableName(table)} do not fit the others`) : error;
        });
      counts[getTableName(table)] = (counts[getTableName(table)] ?? 0) + batch.length;
      batch = [];
      characters = 0;
    };
    for await (const read of readBackup(file)) {
      const isFull = batch.length === maxRows || characters + read.length > maxCharacters;
      if (isFull || (batch[0] && batch[0].table !== read.table)) await write();
      batch.push(read);
      characters += read.length;
    }
    await write();
    return counts;
  });

/** Locks an empty database against other writers until the transaction ends. Throws `invalid` for one that is not empty. */
async function lockEmptyDatabase(db: SqlDatabase): Promise<void> {
  const all = sql.join(
    backupTables.map((table) => sql`${table}`),
    sql`, `,
  );
  await db.execute(sql`lock table ${all} in share row exclusive mode`);
  for (const table of backupTables) {
    const [found] = await db.select({ row: sql`1` }).from(table).limit(1);
    if (found)
      throw new Failure('invalid', `The database is not empty: ${getTableName(table)} has rows. Restore into a new one.`);
  }
}

/** Whether the database refused a row for its values or its keys (SQLSTATE classes 22 and 23). */
function isRowError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && /^2[23]/.test(String(cause.code))) return true;
  }
  return false;
}
