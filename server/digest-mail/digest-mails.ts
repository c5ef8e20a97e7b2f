import { and, eq, isNotNull } from 'drizzle-orm';
import { type DigestInterval, digestIntervals } from '../../lib/contract/digest-intervals.ts';
import { Failure } from '../../lib/contract/failure.ts';
import type { Operations } from '../../lib/contract/index.ts';
import type { Client } from '../../lib/contract/operation.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import type { Mailer } from '../accounts/mailer.ts';
import { users } from '../accounts/schema.ts';
import { generateSecret, hashSecret } from '../accounts/secret.ts';
import { takeDueRows } from '../database/take-due-rows.ts';
import { composeDigestMail } from '../pages/compose-digest-mail.ts';
import { pageText } from '../pages/page-text.ts';
import { type DigestMail, digestMails } from './schema.ts';

/** The dependencies of the digests that a server sends. */
export interface DigestMailsOptions {
  db: SqlDatabase;
  mailer: Mailer;
  /** The server's public address. */
  origin: string;
  clock: { now(): number };
  clientOf(userId: string): Pick<Client<Operations>, 'getDigest' | 'getSettings' | 'updateSettings'>;
  onError(error: unknown): void;
}

/** Interval in which a new digest is looked for. */
const intervalMs = 15 * 60_000;
/** Time after which another process takes over from a killed one. Longer than a mail server may take. */
const leaseMs = 15 * 60_000;
const firstRetryMs = 5 * 60_000;
/** Longer than any interval between two attempts. */
const maxWaitMs = 2 * 3600_000;
/** Attempts to send a digest, over about an hour. */
const maxAttempts = 5;
/** Digests that a process makes and sends at a time. */
const maxConcurrent = 4;

/** The path of the page that ends the mails, whose query has the secret of their link. */
export const unsubscribePath = '/unsubscribe';

/** The digests that a server sends by mail. */
export type DigestMails = ReturnType<typeof createDigestMails>;

/** Creates the service that sends digests by mail, and stores which users chose them. */
export function createDigestMails({ db, mailer, origin, clock, clientOf, onError }: DigestMailsOptions) {
  const rowOf = (userId: string) => eq(digestMails.userId, userId);

  const take = (): Promise<DigestMail[]> =>
    takeDueRows(db, digestMails, { now: clock.now(), leaseMs, limit: maxConcurrent, maxWaitMs });

  async function deliverTo(row: DigestMail): Promise<void> {
    const { userId, sentUntil } = row;
    // The user may have ended the mails meanwhile.
    const update = (change: Partial<DigestMail>) =>
      db
        .update(digestMails)
        .set(change)
        .where(and(rowOf(userId), isNotNull(digestMails.dueAt)))
        .returning();
    let failures = 0;
    let waitMs = intervalMs;
    try {
      const { digest } = await clientOf(userId).getDigest({});
      const [user] = await db
        .select({ email: users.email })
        .from(users)
        .where(and(eq(users.userId, userId), isNotNull(users.confirmedAt)));
      if (user && digest && isAfter(digest.until, sentUntil, clock.now()) && digest.items.length > 0) {
        // Noted before it is sent: after a crash in between, a digest is missing rather than there twice.
        const noted = await update({ sentUntil: digest.until });
        if (noted.length === 0) return;
        const mail = composeDigestMail(pageText(row.language), digest, `${origin}${unsubscribePath}?link=${row.link}`);
        const messageId = `<${hashSecret(`${row.link} ${digest.until}`)}@${new URL(origin).hostname}>`;
        await mailer({ ...mail, to: user.email, messageId }).catch(async (error) => {
          onError(error);
          if (row.failures + 1 >= maxAttempts) return;
          failures = row.failures + 1;
          waitMs = firstRetryMs * 2 ** row.failures;
          await update({ sentUntil });
        });
      }
    } catch (error) {
      onError(error);
    }
    await update({ dueAt: clock.now() + waitMs, failures });
  }

  return {
    /** Returns how often a user gets a digest by mail. */
    async getInterval(userId: string): Promise<DigestInterval> {
      const rows = db.select().from(digestMails);
      const [chosen] = await rows.where(and(rowOf(userId), isNotNull(digestMails.dueAt)));
      return (chosen && (await clientOf(userId).getSettings({})).digest) ?? 'off';
    },

    /**
     * Sets how often a user gets a digest by mail, and its language (BCP 47). The digest itself is made as often, and stays when its
     * mails end. Throws `invalid` for anything but an interval.
     */
    async choose(userId: string, interval: string | undefined, language: string): Promise<void> {
      const chosen = digestIntervals.find((one) => one === interval);
      if (!chosen)
        throw new Failure(
          'invalid',
          `${String(interval).slice(0, 100)} is no interval of a digest. Choose one of: ${digestIntervals.join(', ')}.`,
        );
      if (chosen === 'off') {
        await db.update(digestMails).set({ dueAt: null }).where(rowOf(userId));
        return;
      }
      await clientOf(userId).updateSettings({ digest: chosen });
      const change = { language, dueAt: clock.now(), failures: 0 };
      await db
        .insert(digestMails)
        .values({ userId, link: generateSecret(), ...change })
        .onConflictDoUpdate({ target: digestMails.userId, set: change });
    },

    /** Unsubscribes the user whose mails contain a link. An unknown link changes nothing. */
    async unsubscribe(link: string): Promise<void> {
      await db.update(digestMails).set({ dueAt: null }).where(eq(digestMails.link, link));
    },

    /** Sends the digests of all users for whom a new one was made. Any number of processes may call it at once. Aborting takes no more of them. */
    async deliver(signal?: AbortSignal): Promise<void> {
      while (!signal?.aborted) {
        const taken = await take();
        if (taken.length === 0) return;
        await Promise.all(taken.map(deliverTo));
      }
    },
  };
}

/** Whether a digest is after the last one that was sent, by their ends. That of a clock that was ahead is before all others. */
const isAfter = (until: number, sentUntil: number, now: number): boolean =>
  until > sentUntil || (sentUntil > now && until !== sentUntil);
