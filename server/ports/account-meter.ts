import type { StorageMeter } from '../../lib/ports/storage-meter.ts';
import { measureUserRows } from '../../lib/store/sql/measure-user-rows.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { cachedMeter } from './disk-meter.ts';

/** The storage of the whole server, one user of it, and the bytes that the user's library may have. */
export interface AccountStorage {
  db: SqlDatabase;
  disk: StorageMeter;
  userId: string;
  maxBytes: number;
}

/** Measures a user's library, and the space that its limit and the server's disk leave it. */
export const accountMeter = ({ db, disk, userId, maxBytes }: AccountStorage, now?: () => number): StorageMeter =>
  cachedMeter(async () => {
    const [server, usage] = await Promise.all([disk.estimate(), measureUserRows(db, userId)]);
    return { usage, quota: Math.min(Math.max(usage, maxBytes), usage + server.quota - server.usage) };
  }, now);
