import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { AccountsContext } from './accounts-context.ts';
import { sessions, type User, users } from './schema.ts';
import { generateSecret, hashSecret } from './secret.ts';
import { createSessionCookie } from './session-cookie.ts';

/** A user's session in a browser, with the hash of its cookie's secret. */
export type Session = typeof sessions.$inferSelect;
/** The signed-in user of a request, and the session of the browser. */
export interface Visit {
  session: Session;
  user: User;
}

const dayMs = 86_400_000;
/** A session ends after `maxIdleMs` without a request, and after `maxLifetimeMs` in any case. */
const maxIdleMs = 30 * dayMs;
const maxLifetimeMs = 180 * dayMs;
const hourMs = 3_600_000;

/** The sessions of users in browsers, found by the secret of their cookie. */
export function createSessions({ db, clock, config }: AccountsContext) {
  const cookie = createSessionCookie(config.origin);

  return {
    cookie,
    /** Starts a session and returns the secret of its cookie. */
    async start(userId: string, userAgent: string): Promise<string> {
      const secret = generateSecret();
      const now = clock.now();
      await db.insert(sessions).values({
        sessionId: randomUUID(),
        userId,
        hash: hashSecret(secret),
        userAgent: userAgent.slice(0, 300),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: now + maxIdleMs,
      });
      return secret;
    },
    /** Finds the session of a request by its header `cookie`, and prolongs it. */
    async findByCookie(header: string | null | undefined): Promise<Visit | undefined> {
      const secret = cookie.read(header);
      if (!secret) return undefined;
      const now = clock.now();
      const [found] = await db
        .select({ session: sessions, user: users })
        .from(sessions)
        .innerJoin(users, eq(users.userId, sessions.userId))
        .where(and(eq(sessions.hash, hashSecret(secret)), gt(sessions.expiresAt, now)));
      if (found && now - found.session.lastSeenAt > hourMs) {
        const expiresAt = Math.min(now + maxIdleMs, found.session.createdAt + maxLifetimeMs);
        await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.sessionId, found.session.sessionId));
      }
      return found;
    },
    list: (userId: string): Promise<Session[]> =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock.now())))
        .orderBy(desc(sessions.lastSeenAt)),
    async end(userId: string, sessionId: string): Promise<void> {
      await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.sessionId, sessionId)));
    },
  };
}
