import type { Account } from '../../lib/contract/account.ts';
import type { Tier, User } from './schema.ts';

/** The limits of a plan: minutes of media a month, and subscribed channels. */
export interface PlanLimits {
  /** Minutes of media for each calendar month in UTC. */
  minutesPerMonth: number;
  channels: number;
}

/** The limits of each plan on a metered server. */
export const planLimits: Record<Tier, PlanLimits> = {
  free: { minutesPerMonth: 120, channels: 10 },
  plus: { minutesPerMonth: 1200, channels: 100 },
  pro: { minutesPerMonth: 3600, channels: 500 },
  lifetime: { minutesPerMonth: 1200, channels: 100 },
};

/** Returns whether a text names a plan. */
export const isTier = (text: string | undefined): text is Tier => text !== undefined && Object.hasOwn(planLimits, text);

/** The plans that include the extraction of slides from videos. */
export const visualTiers: readonly Tier[] = ['pro'];

/** Free calls of a paid member whose calls carry the client type `svc-cli`. */
export const freeCallsPerDay = 100;
export const freeCallsClientType = 'svc-cli';

const never = '9999-12-31T23:59:59Z';

/** Returns the plan that applies now: `free` once a paid one has expired. */
export function getCurrentPlan({ tier, planExpiresAt }: User, isMetered: boolean, now: number): Account['plan'] {
  if (!isMetered) return { tier: 'lifetime', isPaidMember: true, expiresAt: never };
  const isOver = planExpiresAt !== null && planExpiresAt <= now;
  const current = isOver ? 'free' : tier;
  const expiresAt = current === 'free' || planExpiresAt === null ? never : new Date(planExpiresAt).toISOString();
  return { tier: current, isPaidMember: current !== 'free', expiresAt };
}
