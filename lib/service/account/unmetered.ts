import type { Meter } from '../../ports/meter.ts';

const unlimited = Number.MAX_SAFE_INTEGER;
/** More would be no reading list, and keep many servers busy. */
const mostChannels = 2000;

/** The meter of a host that belongs to its only user. */
export const unmetered: Meter = {
  getAccount: async () => ({
    userId: 'local',
    email: '',
    plan: { tier: 'lifetime', isPaidMember: true, expiresAt: '9999-12-31T23:59:59Z' },
    remainingMinutes: unlimited,
    isUnmetered: true,
  }),
  getRemainingSeconds: async () => unlimited,
  bookSeconds: async ({ seconds }) => ({ costDuration: seconds, remainingTime: unlimited }),
  requireVisualsAllowed: async () => undefined,
  getMaxChannels: async () => mostChannels,
};
