import type { RefreshState } from '../records/channel.ts';

/** A feed that has never been asked is due at once. */
export const newRefreshState = (feedUrl: string, platform: string): RefreshState => ({
  feedUrl,
  platform,
  nextAt: 0,
  failures: 0,
});
