import { Failure } from '../../contract/failure.ts';
import { sha256 } from '../../encoding/sha256.ts';
import type { ChannelDescription } from '../../feeds/describe-channel.ts';
import { newRefreshState, nextRefresh } from '../../feeds/next-refresh.ts';
import { type ResolvedChannel, resolveChannel } from '../../feeds/resolve-channel.ts';
import type { Meter } from '../../ports/meter.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Store } from '../../ports/store.ts';
import type { Channel, RefreshState } from '../../records/channel.ts';
import { resolveAccess } from './feed-access.ts';
import { findChannels, isSubscribed, subscribedChannels } from './find-channel.ts';
import { storeFeed } from './store-feed.ts';

const maxAddresses = 20;

/**
 * Subscribes to the channel of an address and stores its items. A channel that is still stored is restored without a request.
 * Throws `tooManyChannels` at the limit of the plan.
 */
export async function subscribeToChannel(ports: Ports, url: string, signal: AbortSignal): Promise<Channel> {
  const { store, clock, meter } = ports;
  const [known, ...others] = await findChannels(store, url);
  // The page of several channels leads to its own feed.
  const isKnown = known !== undefined && others.length === 0;
  if (!isKnown || !isSubscribed(known)) await requireChannelAllowed(store, meter);
  if (isKnown) return (await store.updateChannel(known.channelId, (row) => row && resubscribed(row, url)))!;

  const { channel, fetched: found } = await resolveChannel(url, await resolveAccess(ports, signal));
  const { channelId } = channel;
  const fresh = newChannel(channel, clock.now());
  // The address may be a new one of a channel that is known.
  const row = (await store.updateChannel(channelId, (former) => resubscribed(former ?? fresh, url)))!;
  if (!found) return row;
  await storeFeed(ports, row, found.feed);
  const refresh = await stateAfter(row.refresh, found, clock.now());
  return (await store.updateChannel(channelId, (former) => former && { ...former, refresh })) ?? row;
}

/** Throws `tooManyChannels` at the limit of the plan, with the address of the plans. */
async function requireChannelAllowed(store: Store, meter: Meter): Promise<void> {
  const maxChannels = await meter.getMaxChannels();
  const { length } = await subscribedChannels(store);
  if (length < maxChannels) return;
  const pricingUrl = await meter.getPricingUrl();
  const remedy = pricingUrl ? `Upgrade at ${pricingUrl}, or unsubscribe from one` : 'Unsubscribe from one first';
  throw new Failure('tooManyChannels', `Channel limit reached: ${length} of ${maxChannels}. ${remedy}`, {
    mostChannels: maxChannels,
    ...(pricingUrl && { pricingUrl }),
  });
}

/** A channel that is subscribed to now, whose feed is due. */
export const newChannel = ({ feedUrl, platform, ...channel }: ChannelDescription, now: number): Channel => ({
  ...channel,
  addresses: [],
  lastSeenAt: now,
  unseen: 0,
  autoSummarize: false,
  subscribedAt: now,
  refresh: newRefreshState(feedUrl, platform),
});

/** The channel as subscribed, with the address under which the user subscribed. */
export function resubscribed({ unsubscribedAt: _, ...channel }: Channel, url: string): Channel {
  const { channelUrl, addresses, refresh } = channel;
  if ([channelUrl, refresh.feedUrl, ...addresses].includes(url)) return channel;
  return { ...channel, addresses: [url, ...addresses].slice(0, maxAddresses) };
}

/** The refresh state after a feed that was just fetched. */
const stateAfter = async (state: RefreshState, { answer, feed }: NonNullable<ResolvedChannel['fetched']>, now: number) =>
  nextRefresh(state, { kind: 'feed', answer, feed, bodyHash: await sha256(answer.bytes) }, now, Math.random());
