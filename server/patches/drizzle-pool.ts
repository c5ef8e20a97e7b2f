import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/**
 * Drizzle on a pool, with transactions that give their connection back in any case, and for good when they fail.
 *
 * Upstream: https://github.com/drizzle-team/drizzle-orm/issues/6241, seen in drizzle-orm 0.45.4: a connection whose `begin` fails is
 * never released, and one that broke is released as if it were sound. Ends with the release that has
 * https://github.com/drizzle-team/drizzle-orm/pull/6242 and https://github.com/drizzle-team/drizzle-orm/pull/6120.
 */
export function drizzlePool(pool: Pool): NodePgDatabase {
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const connection = await pool.connect();
    let isSound = false;
    try {
      const result = await drizzle(connection).transaction(work, config);
      isSound = true;
      return result;
    } finally {
      connection.release(!isSound);
    }
  };
  return Object.create(drizzle(pool), { transaction: { value: transaction } }) as NodePgDatabase;
}
