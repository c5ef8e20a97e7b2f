import type { Meter } from '../../ports/meter.ts';

const unlimited = Number.MAX_SAFE_INTEGER;
/** More would be no reading list, and keep many servers busy. */
const mostChannels = 2000;

/** The meter of a host that belongs to its only user. */
export const unmetered: Meter = {
  account: async () => ({
    userId: 'local',
    email: '',
    plan: { tier: 'lifetime', isPaidMember: true, expiresAt: '9999-12-31T23:59:59Z' },
    remainingMinutes: unlimited,
    isUnmetered: true,
  }),
  remaining: async () => unlimited,
  book: async ({ seconds }) => ({ costDuration: seconds, remainingTime: unlimited }),
  admitVisuals: async () => undefined,
  mostChannels: async () => mostChannels,
};
