import type { Channel } from '../../lib/records/channel.ts';

/** Hosts that may not be asked, though a channel that is followed has its feed there. */
export const missingHosts = (channels: Channel[]): string[] => [
  ...new Set(
    channels
      .filter(({ refresh }) => refresh.failure?.code === 'noPermission')
      .map(({ refresh }) => new URL(refresh.feedUrl).hostname),
  ),
];
