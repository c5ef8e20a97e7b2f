import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt } from 'drizzle-orm';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { hashSecret } from '../accounts/secret.ts';
import { type Sealing, sealingWith } from '../sealing.ts';
import { refreshGraceMs, refreshPollIntervalMs, refreshWaitTimeoutMs } from '../settings.ts';
import { oauthReplays, oauthRows } from './schema.ts';

/** A refresh token that was exchanged already, with the request that presented it. */
export interface SpentRefresh {
  token: string;
  /** The other parameters of the request; a replay needs the same ones. */
  request: string;
}

/** The stored responses to recent token refreshes, as `createRefreshReplays` creates it. */
export type RefreshReplays = ReturnType<typeof createRefreshReplays>;

/**
 * Responses to refreshes, stored for `refreshGraceMs` under a key derived from the spent token. A token therefore has one successor
 * however often it is presented, and once the successor was used, presenting the old one counts as theft. The second of two
 * refreshes waits `waitTimeoutMs` milliseconds for the response to the first.
 */
export function createRefreshReplays(db: SqlDatabase, waitTimeoutMs = refreshWaitTimeoutMs) {
  return {
    /** Whether a spent token may be presented once more. */
    async isInGrace({ id, consumedAt }: { id: string; consumedAt: number | null }): Promise<boolean> {
      // A time in the future comes from a clock that has been set back since.
      if (consumedAt === null || Math.abs(Date.now() - consumedAt) > refreshGraceMs) return false;
      const [replay] = await db.select().from(oauthReplays).where(eq(oauthReplays.id, id));
      // The first response has not been stored yet.
      if (!replay) return true;
      const [successor] = await db
        .select({ consumedAt: oauthRows.consumedAt })
        .from(oauthRows)
        .where(and(eq(oauthRows.kind, 'RefreshToken'), eq(oauthRows.id, replay.successor)));
      return successor?.consumedAt === null;
    },
    async store(
      spent: SpentRefresh,
      answer: { refresh_token: string },
      owner: { grantId: string; userId: string },
    ): Promise<void> {
      await db.insert(oauthReplays).values({
        id: hashSecret(spent.token),
        successor: hashSecret(answer.refresh_token),
        sealed: sealingOf(spent).seal(JSON.stringify(answer)),
        expiresAt: Date.now() + refreshGraceMs,
        ...owner,
      });
    },
    async find(spent: SpentRefresh): Promise<object | undefined> {
      const until = performance.now() + waitTimeoutMs;
      do {
        const [replay] = await db
          .select()
          .from(oauthReplays)
          .where(and(eq(oauthReplays.id, hashSecret(spent.token)), gt(oauthReplays.expiresAt, Date.now())));
        if (replay) {
          const answer = sealingOf(spent).open(replay.sealed);
          // Without one, the request is not the one that was answered.
          return answer === undefined ? undefined : JSON.parse(answer);
        }
        await sleep(refreshPollIntervalMs);
      } while (performance.now() < until);
      return undefined;
    },
  };
}

/** Sealing under a token and the request that presented it, so that the database alone opens nothing. */
const sealingOf = ({ token, request }: SpentRefresh): Sealing => sealingWith(token, `refresh\n${request}`);
