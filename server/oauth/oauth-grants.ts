import { and, desc, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import type { Scope } from '../accounts/audiences.ts';
import type { OAuthGrants } from '../accounts/oauth-grants.ts';
import { hashSecret } from '../accounts/secret.ts';
import { oauthReplays, oauthRows } from './schema.ts';

/** A client that registered itself is deleted after this time without a user's consent. */
const unusedClientLifetimeMs = 30 * 86_400_000;

/** Creates the access to the OAuth grants and tokens in the table `oauth_rows`. */
export function createSqlOAuthGrants(db: SqlDatabase): OAuthGrants {
  const grants = alias(oauthRows, 'grants');

  return {
    async list(userId) {
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
    },
    async disconnect(userId, grantId) {
      const isOfGrant = or(and(eq(oauthRows.kind, 'Grant'), eq(oauthRows.id, grantId)), eq(oauthRows.grantId, grantId));
      await db.delete(oauthRows).where(and(eq(oauthRows.userId, userId), isOfGrant));
      await db.delete(oauthReplays).where(and(eq(oauthReplays.userId, userId), eq(oauthReplays.grantId, grantId)));
    },
    async disconnectAll(userId, transaction) {
      const isGranted = or(eq(oauthRows.kind, 'Grant'), isNotNull(oauthRows.grantId));
      await transaction.delete(oauthRows).where(and(eq(oauthRows.userId, userId), isGranted));
      await transaction.delete(oauthReplays).where(eq(oauthReplays.userId, userId));
    },
    async findAccessToken(token, now) {
      const [found] = await db
        .select({ row: oauthRows })
        .from(oauthRows)
        .innerJoin(grants, and(eq(grants.kind, 'Grant'), eq(grants.id, oauthRows.grantId), gt(grants.expiresAt, now)))
        .where(and(eq(oauthRows.kind, 'AccessToken'), eq(oauthRows.id, hashSecret(token)), gt(oauthRows.expiresAt, now)));
      if (!found?.row.userId) return undefined;
      const { userId, id, payload, expiresAt } = found.row;
      return { userId, tokenId: id, scopes: String(payload.scope).split(' ') as Scope[], audience: payload.aud, expiresAt };
    },
    async sweep() {
      const now = Date.now();
      await db.delete(oauthRows).where(lt(oauthRows.expiresAt, now));
      await db.delete(oauthReplays).where(lt(oauthReplays.expiresAt, now));
      const granted = sql`(select 1 from ${oauthRows} as granted where granted.kind = 'Grant' and granted.payload ->> 'clientId' = ${oauthRows.id})`;
      const isUnused = and(eq(oauthRows.kind, 'Client'), lt(oauthRows.createdAt, now - unusedClientLifetimeMs));
      await db.delete(oauthRows).where(and(isUnused, sql`not exists ${granted}`));
    },
  };
}
