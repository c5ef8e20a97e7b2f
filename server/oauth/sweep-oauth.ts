import { and, eq, lt, sql } from 'drizzle-orm';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { oauthReplays, oauthRows } from './schema.ts';

/** A client that registered itself and let this time go by without anybody's consent is forgotten. */
const unusedClient = 30 * 86_400_000;

/** Deletes what has expired. */
export async function sweepOAuth(db: SqlDatabase): Promise<void> {
  const now = Date.now();
  await db.delete(oauthRows).where(lt(oauthRows.expiresAt, now));
  await db.delete(oauthReplays).where(lt(oauthReplays.expiresAt, now));
  const grants = sql`(select 1 from ${oauthRows} as granted where granted.kind = 'Grant' and granted.payload ->> 'clientId' = ${oauthRows.id})`;
  await db
    .delete(oauthRows)
    .where(and(eq(oauthRows.kind, 'Client'), lt(oauthRows.createdAt, now - unusedClient), sql`not exists ${grants}`));
}
