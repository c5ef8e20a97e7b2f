import type { Channel } from '../records/channel.ts';

/** Whether an update of a channel concerns other devices: the user's settings and the feed's address, not the refresh state. */
export const isChannelChanged = (before: Channel | undefined, after: Channel): boolean =>
  before === undefined || syncedFields(before) !== syncedFields(after);

const syncedFields = ({ unseen: _, refresh, ...channel }: Channel): string =>
  JSON.stringify([Object.fromEntries(Object.entries(channel).sort(([a], [b]) => (a < b ? -1 : 1))), refresh.feedUrl]);
