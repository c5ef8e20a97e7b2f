import { eq } from 'drizzle-orm';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { normalizeEmail } from './email.ts';
import { type Tier, users } from './schema.ts';

/** Sets the plan of an account. Returns false when no account has the address. */
export async function setPlan(db: SqlDatabase, email: string, tier: Tier, expiresAt?: number): Promise<boolean> {
  const plan = { tier, planExpiresAt: expiresAt ?? null };
  const changed = await db
    .update(users)
    .set(plan)
    .where(eq(users.email, normalizeEmail(email) ?? ''))
    .returning({ userId: users.userId });
  return changed.length > 0;
}
