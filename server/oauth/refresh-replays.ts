import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt } from 'drizzle-orm';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { hashSecret } from '../accounts/secret.ts';
import { oauthReplays, oauthRows } from './schema.ts';

/** Milliseconds in which a client that died before it stored its new tokens gets them again. */
const grace = 30_000;
/** How long the second of two refreshes waits for the first one's answer. */
const patience = 2_000;

export interface SpentRefresh {
  token: string;
  /** What else shapes the answer: the same request again, or none. */
  request: string;
}

export type RefreshReplays = ReturnType<typeof createRefreshReplays>;

/**
 * The answer to a refresh, kept for a moment under a key that only the spent token gives. So a token leads to one successor
 * however often it is shown, and once that one was used, showing the old one is theft.
 */
export function createRefreshReplays(db: SqlDatabase) {
  return {
    /** Of a spent token: whether it may be shown once more. */
    async isInGrace({ id, consumedAt }: { id: string; consumedAt: number | null }): Promise<boolean> {
      // A time that is still to come was told by a clock that has been set back.
      if (consumedAt === null || Math.abs(Date.now() - consumedAt) > grace) return false;
      const [replay] = await db.select().from(oauthReplays).where(eq(oauthReplays.id, id));
      // Its answer is on the way.
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
        sealed: seal(spent, JSON.stringify(answer)),
        expiresAt: Date.now() + grace,
        ...owner,
      });
    },
    async find(spent: SpentRefresh): Promise<object | undefined> {
      const until = performance.now() + patience;
      do {
        const [replay] = await db
          .select()
          .from(oauthReplays)
          .where(and(eq(oauthReplays.id, hashSecret(spent.token)), gt(oauthReplays.expiresAt, Date.now())));
        if (replay) return open(spent, replay.sealed);
        await sleep(50);
      } while (performance.now() < until);
      return undefined;
    },
  };
}

const algorithm = 'aes-256-gcm';
const deriveKey = ({ token, request }: SpentRefresh) => Buffer.from(hkdfSync('sha256', token, '', `refresh\n${request}`, 32));

function seal(spent: SpentRefresh, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, deriveKey(spent), nonce);
  const sealed = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64');
}

function open(spent: SpentRefresh, text: string): object | undefined {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv(algorithm, deriveKey(spent), bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28));
  try {
    return JSON.parse(`${decipher.update(bytes.subarray(28), undefined, 'utf8')}${decipher.final('utf8')}`);
  } catch {
    // Another request than the one that was answered.
    return undefined;
  }
}
