import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { hashSecret } from '../accounts/secret.ts';
import type { RefreshReplays } from './refresh-replays.ts';
import { oauthReplays, oauthRows } from './schema.ts';

/** Kinds whose ids are names rather than secrets. */
const kindsWithoutSecret = new Set(['Client', 'Grant']);

/** Thrown for a code or refresh token that another request has spent in the meantime. */
export class AlreadySpent extends errors.InvalidGrant {
  constructor() {
    super('another request has used the code or refresh token: start a new authorization');
  }
}

/**
 * Storage of the authorization server. Consuming compares and sets in one statement, so that one of two nodes succeeds; secrets
 * are stored as hashes.
 */
export const createSqlAdapter =
  (db: SqlDatabase, replays: RefreshReplays) =>
  (kind: string): Adapter => {
    const hasPlainId = kindsWithoutSecret.has(kind);
    const key = (id: string) => (hasPlainId ? id : hashSecret(id));
    const row = (id: string) => and(eq(oauthRows.kind, kind), eq(oauthRows.id, key(id)));

    const find = async (where: SQL | undefined, id?: string): Promise<AdapterPayload | undefined> => {
      const isValid = or(isNull(oauthRows.expiresAt), gt(oauthRows.expiresAt, Date.now()));
      const [found] = await db
        .select()
        .from(oauthRows)
        .where(and(eq(oauthRows.kind, kind), where, isValid));
      if (!found) return undefined;
      const isSpent = found.consumedAt !== null && !(kind === 'RefreshToken' && (await replays.isInGrace(found)));
      return { ...found.payload, ...(id && { jti: id }), ...(isSpent && { consumed: Math.floor(found.consumedAt! / 1000) }) };
    };

    return {
      find: (id) => find(eq(oauthRows.id, key(id)), id),
      // Only sessions are found by uid, and their secret is not needed.
      findByUid: (uid) => find(eq(oauthRows.uid, uid)),
      findByUserCode: async () => undefined,
      async upsert(id, payload, expiresIn) {
        const now = Date.now();
        const values = {
          payload: hasPlainId ? payload : withoutSecrets(payload),
          userId: payload.accountId ?? payload.session?.accountId ?? null,
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expiresAt: expiresIn ? now + expiresIn * 1000 : null,
        };
        await db
          .insert(oauthRows)
          .values({ kind, id: key(id), createdAt: now, ...values })
          .onConflictDoUpdate({ target: [oauthRows.kind, oauthRows.id], set: values });
      },
      async consume(id) {
        const spent = await db
          .update(oauthRows)
          .set({ consumedAt: Date.now() })
          .where(and(row(id), isNull(oauthRows.consumedAt)))
          .returning({ id: oauthRows.id });
        if (spent.length === 0) throw new AlreadySpent();
      },
      async destroy(id) {
        await db.delete(oauthRows).where(row(id));
      },
      async revokeByGrantId(grantId) {
        await db.delete(oauthRows).where(and(eq(oauthRows.kind, kind), eq(oauthRows.grantId, grantId)));
        await db.delete(oauthReplays).where(eq(oauthReplays.grantId, grantId));
      },
    } satisfies Adapter;
  };

function withoutSecrets({ jti: _, session, ...payload }: AdapterPayload): Record<string, unknown> {
  if (!session) return payload;
  const { cookie: __, ...known } = session;
  return { ...payload, session: known };
}
