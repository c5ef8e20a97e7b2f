import type { RefreshState } from '../records/channel.ts';

/** Returns the state of a new feed, which is due at once. */
export const newRefreshState = (feedUrl: string, platform: string): RefreshState => ({
  feedUrl,
  platform,
  nextAt: 0,
  failures: 0,
});
