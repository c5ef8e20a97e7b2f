import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Failure } from '../../lib/contract/failure.ts';
import type { AccountsContext } from './accounts-context.ts';
import { deleteUserData } from './delete-user-data.ts';
import type { Recovery } from './recovery.ts';
import { type Tier, type User, users } from './schema.ts';
import { setPlan } from './set-plan.ts';

/**
 * The actions of administrators on accounts, by normalized address. All but `invite` throw `notFound` when no account has the
 * address.
 */
export interface AccountManagement {
  find(email: string): Promise<User>;
  /**
   * Creates a confirmed account, also where sign-up is closed, and returns the link at which its owner sets a password. Returns
   * undefined when the address has an account.
   */
  invite(email: string): Promise<string | undefined>;
  /** Returns a link at which the owner sets a new password, valid for an hour. */
  makeResetLink(email: string): Promise<string>;
  /** Sets a plan, for good unless it expires, in milliseconds since 1970. */
  setPlan(email: string, tier: Tier, expiresAt?: number): Promise<void>;
  setAdmin(email: string, isAdmin: boolean): Promise<void>;
  /** Deletes an account with all its data. */
  delete(email: string): Promise<void>;
}

/** Creates the management of accounts for administrators. */
export function createAccountManagement({ db, clock, passwords }: AccountsContext, recovery: Recovery): AccountManagement {
  async function find(email: string): Promise<User> {
    const [user] = await db.select().from(users).where(eq(users.email, email));
    if (!user) throw new Failure('notFound', `No account has the address ${email}.`);
    return user;
  }

  return {
    find,
    async invite(email) {
      const now = clock.now();
      const userId = randomUUID();
      const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'));
      const row = { userId, email, passwordHash, confirmedAt: now, createdAt: now };
      const added = await db.insert(users).values(row).onConflictDoNothing().returning({ userId: users.userId });
      return added.length > 0 ? recovery.makeResetLink(userId) : undefined;
    },
    makeResetLink: async (email) => recovery.makeResetLink((await find(email)).userId),
    async setPlan(email, tier, expiresAt) {
      await setPlan(db, (await find(email)).email, tier, expiresAt);
    },
    async setAdmin(email, isAdmin) {
      const { userId } = await find(email);
      await db.update(users).set({ isAdmin }).where(eq(users.userId, userId));
    },
    delete: async (email) => deleteUserData(db, (await find(email)).userId),
  };
}
