import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { normalizeEmail } from './email.ts';
import { planLimits } from './plans.ts';
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

const usage = `node server/accounts/set-plan.ts E-MAIL ${Object.keys(planLimits).join('|')} [--until 2027-01-31]`;

/** Runs the administrator's command that sets a user's plan. Returns the exit code. */
export async function setPlanCommand(args: string[], env: NodeJS.ProcessEnv, print: (line: string) => void): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: { until: { type: 'string' } }, allowPositionals: true });
  const [email, tier] = positionals;
  const until = values.until === undefined ? undefined : Date.parse(values.until);
  if (!email || !isTier(tier) || Number.isNaN(until)) {
    print(usage);
    return 2;
  }
  const database = await openDatabase({ url: env.DATABASE_URL, directory: env.GLOSS_DATA_DIR ?? '.gloss' });
  try {
    const isKnown = await setPlan(database.db, email, tier, until);
    print(isKnown ? `${email} has the plan ${tier}` : `no account has the address ${email}`);
    return isKnown ? 0 : 1;
  } finally {
    await database.close();
  }
}

const isTier = (text: string | undefined): text is Tier => text !== undefined && Object.hasOwn(planLimits, text);

if (import.meta.main) process.exitCode = await setPlanCommand(process.argv.slice(2), process.env, console.log);
