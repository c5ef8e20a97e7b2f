import type { DigestStore } from '../../ports/digest-store.ts';
import { ownRows } from './own-rows.ts';
import { digests } from './schema-library.ts';
import type { SqlDatabase } from './sql-database.ts';

/** Creates one user's store of the digest over the server's PostgreSQL database. */
export function sqlDigestStore(db: SqlDatabase, userId: string): DigestStore {
  const rows = ownRows(db, userId);
  return {
    getDigest: () => rows.one(digests, undefined),
    putDigest: (digest) => rows.put(digests, [{ row: digest }]),
  };
}
