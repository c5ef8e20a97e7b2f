import { channelOfFeed } from '../../feeds/describe-channel.ts';
import type { Subscription } from '../../ports/feeds.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Channel } from '../../records/channel.ts';
import { isSubscribed } from './find-channel.ts';
import { newChannel, resubscribed } from './subscribe-channel.ts';

/** The result of one line of an imported list. */
export interface ImportedLine {
  title: string;
  feedUrl: string;
  result: 'added' | 'known' | 'refused';
}

/**
 * Subscribes to all feeds of a list, in one write and without a request: each line becomes a channel whose feed is due, so an
 * interrupted refresh continues with the others. Lines beyond the maximum number of channels are refused.
 */
export async function importSubscriptions(
  { store, clock, meter }: Ports,
  subscriptions: Subscription[],
): Promise<ImportedLine[]> {
  const maxChannels = await meter.getMaxChannels();
  const now = clock.now();
  let lines: ImportedLine[] = [];
  await store.updateChannels((channels) => {
    const rows = new Map(channels.map((channel) => [channel.channelId, channel]));
    const changed = new Map<string, Channel>();
    let subscribedCount = channels.filter(isSubscribed).length;

    const resultOf = (subscription: Subscription): ImportedLine['result'] => {
      const { title, url, pageUrl } = subscription;
      const found = channelOfFeed(url, { title, pageUrl });
      const row = changed.get(found.channelId) ?? rows.get(found.channelId);
      if (row && isSubscribed(row)) return 'known';
      if (subscribedCount >= maxChannels) return 'refused';
      subscribedCount++;
      changed.set(found.channelId, resubscribed(row ?? newChannel(found, now), url, now));
      return 'added';
    };
    lines = subscriptions.map((line) => ({ title: line.title, feedUrl: line.url, result: resultOf(line) }));
    return [...changed.values()];
  });
  return lines;
}
