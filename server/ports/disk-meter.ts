import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { StorageEstimate, StorageMeter } from '../../lib/ports/storage-meter.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';

/** Milliseconds for which a measurement is cached, because each task asks for one. */
const [minCacheMs, maxCacheMs] = [1000, 10_000];
/** Bytes that may be written in a millisecond, by which the free space is measured again before it can be used up. */
const maxBytesPerMs = 20_000;

/** Measures the size of the database, and the free space of the embedded one's disk; that of another server is unknown. */
export function diskMeter(
  db: SqlDatabase,
  directory: string | undefined,
  now: () => number = () => performance.now(),
): StorageMeter {
  const measure = async () => {
    const { rows } = (await db.execute(sql`select pg_database_size(current_database()) as size`)) as {
      rows: { size: unknown }[];
    };
    const usage = Number(rows[0]?.size ?? 0);
    if (!directory) return { usage, quota: Number.MAX_SAFE_INTEGER };
    const { bavail, bsize } = await statfs(directory);
    return { usage, quota: usage + bavail * bsize };
  };
  return cachedMeter(measure, now);
}

/** Caches measurements for ten seconds, or a shorter time where little space is free. */
export function cachedMeter(measure: () => Promise<StorageEstimate>, now: () => number = () => performance.now()): StorageMeter {
  let known: { until: number; estimate: Promise<StorageEstimate> } | undefined;
  return {
    estimate() {
      if (!known || known.until < now()) {
        const estimate = measure();
        const entry = { until: now() + maxCacheMs, estimate };
        known = entry;
        estimate.then(
          ({ usage, quota }) => {
            entry.until = now() + Math.min(Math.max((quota - usage) / maxBytesPerMs, minCacheMs), maxCacheMs);
          },
          () => {
            known = undefined;
          },
        );
      }
      return known.estimate;
    },
  };
}
