import { Failure } from '../../contract/failure.ts';
import { sha256 } from '../../encoding/sha256.ts';
import type { ChannelDescription } from '../../feeds/describe-channel.ts';
import { newRefreshState, nextRefresh } from '../../feeds/next-refresh.ts';
import { type ResolvedChannel, resolveChannel } from '../../feeds/resolve-channel.ts';
import type { Ports } from '../../ports/ports.ts';
import { changeFields } from '../../records/change-fields.ts';
import type { Channel, RefreshState } from '../../records/channel.ts';
import { resolveAccess } from './feed-access.ts';
import { findChannels, isSubscribed } from './find-channel.ts';
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
  const limit = { maxChannels: await meter.getMaxChannels(), pricingUrl: await meter.getPricingUrl() };
  if (isKnown) return storeSubscription(ports, known, url, limit);

  // No request is made for a channel that is refused anyway.
  requireChannelAllowed(await store.listChannels(), limit);
  const { channel, fetched: found } = await resolveChannel(url, await resolveAccess(ports, signal));
  const { channelId } = channel;
  const row = await storeSubscription(ports, newChannel(channel, clock.now()), url, limit);
  if (!found) return row;
  await storeFeed(ports, row, found.feed);
  const refresh = await stateAfter(row.refresh, found, clock.now());
  return (await store.updateChannel(channelId, (former) => former && { ...former, refresh })) ?? row;
}

/** The maximum number of channels, and the address of the page that lists the plans, if there are any. */
interface ChannelLimit {
  maxChannels: number;
  pricingUrl: string | undefined;
}

/**
 * Stores a channel as subscribed, or its stored row, which the address may be a new one of. The channels are counted in the same
 * transaction, because others may have been added meanwhile.
 */
async function storeSubscription(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  channel: Channel,
  url: string,
  limit: ChannelLimit,
): Promise<Channel> {
  const now = clock.now();
  let row = channel;
  await store.updateChannels((channels) => {
    const stored = channels.find(({ channelId }) => channelId === channel.channelId);
    if (!stored || !isSubscribed(stored)) requireChannelAllowed(channels, limit);
    row = resubscribed(stored ?? channel, url, now);
    return [row];
  });
  return row;
}

/** Throws `tooManyChannels` at the limit of the plan, with the address of the plans. */
function requireChannelAllowed(channels: Channel[], { maxChannels, pricingUrl }: ChannelLimit): void {
  const { length } = channels.filter(isSubscribed);
  if (length < maxChannels) return;
  const remedy = pricingUrl ? `Upgrade at ${pricingUrl}, or unsubscribe from one` : 'Unsubscribe from one first';
  throw new Failure('tooManyChannels', `Channel limit reached: ${length} of ${maxChannels}. ${remedy}`, {
    maxChannels,
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
export function resubscribed(stored: Channel, url: string, now: number): Channel {
  const channel = isSubscribed(stored) ? stored : changeFields('channel', stored, { unsubscribedAt: undefined }, now);
  const { channelUrl, addresses, refresh } = channel;
  if ([channelUrl, refresh.feedUrl, ...addresses].includes(url)) return channel;
  return { ...channel, addresses: [url, ...addresses].slice(0, maxAddresses) };
}

/** The refresh state after a feed that was just fetched. */
const stateAfter = async (state: RefreshState, { answer, feed }: NonNullable<ResolvedChannel['fetched']>, now: number) =>
  nextRefresh(state, { kind: 'feed', answer, feed, bodyHash: await sha256(answer.bytes) }, now, Math.random());
