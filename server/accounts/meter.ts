import { and, count, eq, gte, lt, sum } from 'drizzle-orm';
import { Failure } from '../../lib/contract/failure.ts';
import type { Booking, BookingResult, Meter } from '../../lib/ports/meter.ts';
import { notEnoughMinutes } from '../../lib/service/account/not-enough-minutes.ts';
import { unmetered } from '../../lib/service/account/unmetered.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import type { AccountsContext } from './accounts-context.ts';
import { freeCallsClientType, freeCallsPerDay, getCurrentPlan, planLimits, visualTiers } from './plans.ts';
import type { RateLimits } from './rate-limits.ts';
import { ledger, type User, users } from './schema.ts';
import { hashSecret } from './secret.ts';

const unlimited = Number.MAX_SAFE_INTEGER;

/** The plan and the minutes of a user. Every method throws `unauthorized` once the account is deleted. */
export function createMeter({ db, clock, config }: AccountsContext, limits: RateLimits, userId: string): Meter {
  const { isMetered, plans = planLimits } = config;
  const pricingUrl = `${config.origin}/pricing`;
  const planNow = (user: User) => getCurrentPlan(user, isMetered, clock.now());

  /** Selects the bookings between two times. A booking in a later month, by a clock that was ahead, counts in that month only. */
  const bookedIn = (start: number, end: number) =>
    and(eq(ledger.userId, userId), gte(ledger.bookedAt, start), lt(ledger.bookedAt, end));

  const remainingSeconds = async (from: SqlDatabase, user: User): Promise<number> => {
    const month = bookedIn(monthStart(clock.now()), monthStart(clock.now(), 1));
    const booked = from.select({ seconds: sum(ledger.seconds).mapWith(Number) }).from(ledger);
    const [used] = await booked.where(month);
    return Math.max(0, plans[planNow(user).tier].minutesPerMonth * 60 - (used?.seconds ?? 0));
  };

  const hasFreeCall = async (from: SqlDatabase, user: User, clientType: string | undefined): Promise<boolean> => {
    if (clientType !== freeCallsClientType || !planNow(user).isPaidMember) return false;
    const start = dayStart(clock.now());
    const today = and(bookedIn(start, start + dayMs), eq(ledger.isFreeCall, true));
    const [taken] = await from.select({ calls: count() }).from(ledger).where(today);
    return taken!.calls < freeCallsPerDay;
  };

  /** Books seconds, one booking at a time for each user, so that two cannot both spend the remainder. */
  const bookSeconds = ({ key, contentId, seconds, clientType }: Booking): Promise<BookingResult> =>
    db.transaction(async (transaction) => {
      const [user] = await transaction.select().from(users).where(eq(users.userId, userId)).for('update');
      if (!user) throw accountDeleted(userId);
      const remaining = await remainingSeconds(transaction, user);
      // Keys contain prompts, so they are hashed.
      const bookingKey = hashSecret(key);
      const sameWork = and(eq(ledger.userId, userId), eq(ledger.bookingKey, bookingKey));
      const [known] = await transaction.select().from(ledger).where(sameWork);
      // Nothing is no work that a free call could be spent on.
      if (known || seconds <= 0) return { costDuration: 0, remainingTime: remaining };
      const isFreeCall = await hasFreeCall(transaction, user, clientType);
      const cost = isFreeCall ? 0 : Math.ceil(seconds);
      if (cost > remaining) throw notEnoughMinutes(cost, remaining, pricingUrl);
      const row = { userId, bookingKey, contentId, seconds: cost, isFreeCall, bookedAt: clock.now() };
      await transaction.insert(ledger).values(row);
      return { costDuration: cost, remainingTime: remaining - cost };
    });

  const getAccount = async () => {
    const user = await findUser(db, userId);
    const remainingMinutes = isMetered ? Math.floor((await remainingSeconds(db, user)) / 60) : unlimited;
    return { userId, email: user.email, plan: planNow(user), remainingMinutes, isUnmetered: !isMetered };
  };
  if (!isMetered) return { ...unmetered, getAccount };
  return {
    getAccount,
    bookSeconds,
    getRemainingSeconds: async () => remainingSeconds(db, await findUser(db, userId)),
    async requireVisualsAllowed() {
      const { tier } = planNow(await findUser(db, userId));
      if (!visualTiers.includes(tier)) throw notInPlan(pricingUrl);
      await limits.consume('visualsOf', userId);
    },
    getPricingUrl: async () => pricingUrl,
    getMaxChannels: async () => plans[planNow(await findUser(db, userId)).tier].channels,
  };
}

const notInPlan = (pricingUrl: string) =>
  new Failure('forbidden', `The slides of videos need the plan pro. See ${pricingUrl}.`, { plan: 'pro', pricingUrl });

const accountDeleted = (userId: string) =>
  new Failure('unauthorized', `The account ${userId} was deleted. Sign up again, or use a token of another account.`);

async function findUser(db: SqlDatabase, userId: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.userId, userId));
  if (!user) throw accountDeleted(userId);
  return user;
}

const dayMs = 86_400_000;
const monthStart = (now: number, later = 0) => Date.UTC(new Date(now).getUTCFullYear(), new Date(now).getUTCMonth() + later);
const dayStart = (now: number) => Math.floor(now / dayMs) * dayMs;
