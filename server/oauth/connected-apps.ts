import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { oauthReplays, oauthRows } from './schema.ts';

export interface ConnectedApp {
  grantId: string;
  clientId: string;
  connectedAt: number;
}

/** What a person has let in, one row for each time that they consented. */
export function connectedAppsOf(db: SqlDatabase) {
  const disconnect = async (userId: string, grantIds: string[]): Promise<void> => {
    if (grantIds.length === 0) return;
    const grants = and(eq(oauthRows.userId, userId), eq(oauthRows.kind, 'Grant'), inArray(oauthRows.id, grantIds));
    await db.delete(oauthRows).where(grants);
    await db.delete(oauthRows).where(and(eq(oauthRows.userId, userId), inArray(oauthRows.grantId, grantIds)));
    await db.delete(oauthReplays).where(and(eq(oauthReplays.userId, userId), inArray(oauthReplays.grantId, grantIds)));
  };
  const list = async (userId: string): Promise<ConnectedApp[]> => {
    const rows = await db
      .select()
      .from(oauthRows)
      .where(and(eq(oauthRows.userId, userId), eq(oauthRows.kind, 'Grant'), gt(oauthRows.expiresAt, Date.now())))
      .orderBy(desc(oauthRows.createdAt));
    return rows.map(({ id, payload, createdAt }) => ({
      grantId: id,
      clientId: String(payload.clientId),
      connectedAt: createdAt,
    }));
  };
  return {
    list,
    disconnect: (userId: string, grantId: string) => disconnect(userId, [grantId]),
    disconnectAll: async (userId: string) =>
      disconnect(
        userId,
        (await list(userId)).map(({ grantId }) => grantId),
      ),
  };
}
