import type { Account } from '../../lib/contract/account.ts';
import type { Tier, User } from './schema.ts';

export interface PlanLimits {
  /** A calendar month in UTC. */
  minutesPerMonth: number;
  channels: number;
}

export const planLimits: Record<Tier, PlanLimits> = {
  free: { minutesPerMonth: 120, channels: 10 },
  plus: { minutesPerMonth: 1200, channels: 100 },
  pro: { minutesPerMonth: 3600, channels: 500 },
  lifetime: { minutesPerMonth: 1200, channels: 100 },
};

/** Whose videos are looked at. */
export const visualTiers: readonly Tier[] = ['pro', 'lifetime'];

/** Of a member who pays, when a call comes with the client type `svc-cli`. */
export const freeCallsPerDay = 100;
export const freeCallsClientType = 'svc-cli';

const never = '9999-12-31T23:59:59Z';

/** The plan that counts now: one that ran out is the free one. */
export function getCurrentPlan({ tier, planExpiresAt }: User, isMetered: boolean, now: number): Account['plan'] {
  if (!isMetered) return { tier: 'lifetime', isPaidMember: true, expiresAt: never };
  const isOver = planExpiresAt !== null && planExpiresAt <= now;
  const current = isOver ? 'free' : tier;
  const expiresAt = current === 'free' || planExpiresAt === null ? never : new Date(planExpiresAt).toISOString();
  return { tier: current, isPaidMember: current !== 'free', expiresAt };
}
