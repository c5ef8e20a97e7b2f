import type { Channel } from '../records/channel.ts';

/** Whether others have to be told of it: what the person made of a channel, and where its feed is; not when that was asked. */
export const isChannelChanged = (before: Channel | undefined, after: Channel): boolean =>
  before === undefined || told(before) !== told(after);

const told = ({ unseen: _, refresh, ...channel }: Channel): string =>
  JSON.stringify([Object.fromEntries(Object.entries(channel).sort(([a], [b]) => (a < b ? -1 : 1))), refresh.feedUrl]);
