import type { RecordKind } from '../ports/library-records.ts';
import type { Channel, ChannelItem } from '../records/channel.ts';

/** The rule that an import adds no more channels than the plan has; the items of refused ones are refused as well. */
export interface ChannelLimit {
  /** Returns whether a new record may be added, and counts it if so. */
  accepts(kind: RecordKind, record: object): boolean;
  countRefused(): number;
}

/** Creates the rule for a library with some subscribed channels. Files have a channel before its items. */
export function createChannelLimit(subscribedChannels: number, maxChannels: number): ChannelLimit {
  const added = new Set<string>();
  const refused = new Set<string>();
  return {
    accepts(kind, record) {
      if (kind === 'channelItem') return !refused.has((record as ChannelItem).channelId);
      if (kind !== 'channel') return true;
      const { channelId, unsubscribedAt } = record as Channel;
      if (unsubscribedAt !== undefined || added.has(channelId)) return true;
      const isAccepted = subscribedChannels + added.size < maxChannels;
      (isAccepted ? added : refused).add(channelId);
      return isAccepted;
    },
    countRefused: () => refused.size,
  };
}
