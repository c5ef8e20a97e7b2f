import type { Channel } from '../../lib/records/channel.ts';

/** The hosts of followed feeds that lack the host permission. */
export const missingHosts = (channels: Channel[]): string[] => [
  ...new Set(
    channels
      .filter(({ refresh }) => refresh.failure?.code === 'noPermission')
      .map(({ refresh }) => new URL(refresh.feedUrl).hostname),
  ),
];
