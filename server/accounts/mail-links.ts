import { and, eq, gt } from 'drizzle-orm';
import type { AccountsContext } from './accounts-context.ts';
import { mailLinks, type User, users } from './schema.ts';
import { generateSecret, hashSecret } from './secret.ts';

/** The purpose of a link in a mail: to confirm the address (48 hours), or to replace a forgotten password (one hour). */
export type LinkPurpose = 'confirm' | 'reset';

const hourMs = 3_600_000;
/** Milliseconds for which a link of each purpose is valid. */
export const linkLifetimesMs: Record<LinkPurpose, number> = { confirm: 48 * hourMs, reset: hourMs };

/** Links in mails that prove the ownership of an address. Opening one does not spend it, because mail scanners open links too. */
export function createMailLinks({ db, clock }: Pick<AccountsContext, 'db' | 'clock'>) {
  const valid = (purpose: LinkPurpose, secret: string) =>
    and(eq(mailLinks.hash, hashSecret(secret)), eq(mailLinks.purpose, purpose), gt(mailLinks.expiresAt, clock.now()));
  return {
    /** Creates a link and returns its secret. Earlier links for the same purpose become invalid. */
    async make(userId: string, purpose: LinkPurpose): Promise<string> {
      const secret = generateSecret();
      const expiresAt = clock.now() + linkLifetimesMs[purpose];
      await db.transaction(async (transaction) => {
        // Of two concurrent calls the second one removes the link of the first.
        await transaction.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('update');
        await transaction.delete(mailLinks).where(and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose)));
        await transaction.insert(mailLinks).values({ hash: hashSecret(secret), userId, purpose, expiresAt });
      });
      return secret;
    },
    async find(purpose: LinkPurpose, secret: string): Promise<User | undefined> {
      const rows = db.select({ user: users }).from(mailLinks).innerJoin(users, eq(users.userId, mailLinks.userId));
      return (await rows.where(valid(purpose, secret)))[0]?.user;
    },
    /** Spends a link and returns its user. Of two concurrent calls one gets the user. */
    async spend(purpose: LinkPurpose, secret: string): Promise<string | undefined> {
      const [spent] = await db.delete(mailLinks).where(valid(purpose, secret)).returning();
      return spent?.userId;
    },
  };
}
