import type { Meter } from '../../ports/meter.ts';

const unlimitedSeconds = Number.MAX_SAFE_INTEGER;
/** More feeds would keep many servers busy. */
const maxChannels = 2000;

/** The meter of a host that belongs to its only user. */
export const unmetered: Meter = {
  getAccount: async () => ({
    userId: 'local',
    email: '',
    plan: { tier: 'lifetime', isPaidMember: true, expiresAt: '9999-12-31T23:59:59Z' },
    remainingMinutes: unlimitedSeconds,
    isUnmetered: true,
  }),
  getRemainingSeconds: async () => unlimitedSeconds,
  bookSeconds: async ({ seconds }) => ({ costDuration: seconds, remainingTime: unlimitedSeconds }),
  requireVisualsAllowed: async () => undefined,
  getMaxChannels: async () => maxChannels,
  getPricingUrl: async () => undefined,
};
