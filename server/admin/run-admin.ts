import { parseArgs } from 'node:util';
import { sum } from 'drizzle-orm';
import { Failure } from '../../lib/contract/failure.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { countRows } from '../accounts/count-rows.ts';
import { normalizeEmail } from '../accounts/email.ts';
import { isTier, planLimits } from '../accounts/plans.ts';
import { ledger, users } from '../accounts/schema.ts';
import { ownUserId } from '../accounts/users-without-account.ts';
import { diskMeter } from '../ports/disk-meter.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';

/** The server that an administrator's command works on. */
export interface AdminContext {
  db: SqlDatabase;
  accounts: Accounts;
  webhooks: Pick<Webhooks, 'add' | 'list' | 'remove'>;
  /** Folder of the embedded database; absent with a PostgreSQL server. */
  directory?: string;
}

/** The exit code of a command, and the lines that it prints. */
export interface AdminResult {
  exitCode: number;
  lines: string[];
}

const usage = `npm run admin -- COMMAND
  users                              the accounts with their plans and minutes
  invite E-MAIL                      creates an account, and prints the link with which its owner sets a password
  reset-password E-MAIL              prints a link that replaces the password, valid for an hour
  plan E-MAIL ${Object.keys(planLimits).join('|')} [--until 2027-01-31]
  delete E-MAIL --yes                deletes an account with all its data, for good
  grant-admin E-MAIL                 opens the page of administrators, /account/admin, to an account
  revoke-admin E-MAIL
  webhooks                           the addresses that events are sent to, with their last failures
  add-webhook E-MAIL ADDRESS         sends the account's events to an address (E-MAIL is local for the user of GLOSS_TOKEN)
  remove-webhook ID
  doctor                             the state of the server and its database`;

const wrong: AdminResult = { exitCode: 2, lines: [usage] };
const options = { until: { type: 'string' }, yes: { type: 'boolean' } } as const;

/** Runs an administrator's command. The exit code is 0, 1 for an unknown account and 2 for a wrong command. */
export async function runAdmin(args: string[], context: AdminContext): Promise<AdminResult> {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch {
    return wrong;
  }
  const { values, positionals } = parsed;
  const [command = '', address = '', detail, ...others] = positionals;
  if (others.length > 0 || (detail !== undefined && !['plan', 'add-webhook'].includes(command))) return wrong;
  const { db, webhooks, directory } = context;
  if (command === 'users' && !address) return done(...(await listUsers(db)));
  if (command === 'doctor' && !address) return done(...(await examine(db, directory)));
  if (command === 'webhooks' && !address) return done(...(await listWebhooks(db, webhooks)));
  if (command === 'remove-webhook')
    return (await webhooks.remove(address))
      ? done(`${address} is removed`)
      : { exitCode: 1, lines: [`No webhook has the id ${address}`] };
  const isOwnUser = command === 'add-webhook' && address === ownUserId;
  const email = isOwnUser ? ownUserId : normalizeEmail(address);
  if (!email) return wrong;
  try {
    return await changeAccount(context, { command, email, detail, ...values });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === 'notFound') return { exitCode: 1, lines: [`${error.message}: npm run admin -- users lists them`] };
    if (error.code === 'invalid') return { exitCode: 1, lines: [error.message] };
    throw error;
  }
}

/** Runs a command on the account with an address; `detail` is its plan, or the address of its webhook. */
async function changeAccount(
  { accounts: { config, management }, webhooks }: AdminContext,
  { command, email, detail, until, yes }: { command: string; email: string; detail?: string; until?: string; yes?: boolean },
): Promise<AdminResult> {
  switch (command) {
    case 'plan': {
      if (!isTier(detail)) return wrong;
      const expiresAt = until === undefined ? undefined : endOfDay(until);
      if (Number.isNaN(expiresAt))
        return { exitCode: 2, lines: [`${until} is no day: write --until YYYY-MM-DD, as in --until 2027-01-31`] };
      await management.setPlan(email, detail, expiresAt);
      return done(`${email} has the plan ${detail}${config.isMetered ? '' : '; plans apply with GLOSS_METERED=true'}`);
    }
    case 'invite': {
      const link = await management.invite(email);
      if (link === undefined) return { exitCode: 1, lines: [`${email} has an account already: use reset-password`] };
      return done(`${email} sets a password within an hour at:`, link);
    }
    case 'reset-password':
      return done(`${email} sets a new password within an hour at:`, await management.makeResetLink(email));
    case 'add-webhook': {
      const userId = email === ownUserId ? ownUserId : (await management.find(email)).userId;
      const { webhookId, signingKey } = await webhooks.add(userId, detail ?? '');
      return done(
        `Events of ${email} are sent to ${detail} (${webhookId}), signed with this key, which is not shown again:`,
        signingKey,
      );
    }
    case 'grant-admin':
    case 'revoke-admin': {
      const isAdmin = command === 'grant-admin';
      await management.setAdmin(email, isAdmin);
      return done(`${email} is ${isAdmin ? 'an' : 'no'} administrator: ${config.origin}/account/admin`);
    }
    case 'delete': {
      await management.find(email);
      if (!yes) return { exitCode: 2, lines: [`This deletes ${email} and all its data for good: add --yes`] };
      await management.delete(email);
      return done(`${email} is deleted`);
    }
    default:
      return wrong;
  }
}

const done = (...lines: string[]): AdminResult => ({ exitCode: 0, lines });
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns the last millisecond of a day that is written YYYY-MM-DD, in UTC as the pages name days; NaN for any other text. */
function endOfDay(day: string): number {
  const end = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T23:59:59.999Z`) : Number.NaN;
  // February 30 would be in March.
  return Number.isNaN(end) || dayOf(end) === day ? end : Number.NaN;
}

/** Returns a line for each account: address, plan, its end, total minutes used, and the day of its creation. */
async function listUsers(db: SqlDatabase): Promise<string[]> {
  const [rows, used] = await Promise.all([
    db.select().from(users).orderBy(users.createdAt),
    db
      .select({ userId: ledger.userId, seconds: sum(ledger.seconds) })
      .from(ledger)
      .groupBy(ledger.userId),
  ]);
  const minutesOf = new Map(used.map(({ userId, seconds }) => [userId, Math.round(Number(seconds) / 60)]));
  return [
    'address\tplan\tuntil\tminutes\tcreated\trole',
    ...rows.map(({ userId, email, tier, planExpiresAt, createdAt, isAdmin }) =>
      [
        email,
        tier,
        planExpiresAt === null ? '-' : dayOf(planExpiresAt),
        minutesOf.get(userId) ?? 0,
        dayOf(createdAt),
        isAdmin ? 'administrator' : 'user',
      ].join('\t'),
    ),
  ];
}

/** A line for each webhook: id, account, host, consecutive failures and the last of them. */
async function listWebhooks(db: SqlDatabase, webhooks: Pick<Webhooks, 'list'>): Promise<string[]> {
  const emails = new Map((await db.select().from(users)).map(({ userId, email }) => [userId, email]));
  return [
    'id\taccount\thost\tfailures\tlast failure',
    ...(await webhooks.list()).map(({ webhookId, userId, url, failures, error, dueAt }) =>
      [
        webhookId,
        emails.get(userId) ?? userId,
        new URL(url).host,
        failures,
        dueAt === null ? `${error}; ended` : (error ?? '-'),
      ].join('\t'),
    ),
  ];
}

/** The state of the server and its database, a line for each part. */
async function examine(db: SqlDatabase, directory: string | undefined): Promise<string[]> {
  const [{ accounts, tasks }, { usage, quota }] = await Promise.all([countRows(db), diskMeter(db, directory).estimate()]);
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  const free = quota - usage;
  const byStatus = Object.entries(tasks).map(([status, rows]) => `${rows} ${status}`);
  return [
    `Node      ${process.version}`,
    `Database  reachable, tables up to date, ${megabytes(usage)}`,
    ...(directory ? [`Disk      ${megabytes(free)} free${free < 1e9 ? ': little; below 64 MB nothing is written' : ''}`] : []),
    `Accounts  ${accounts}`,
    `Tasks     ${byStatus.join(', ') || 'none'}`,
  ];
}
