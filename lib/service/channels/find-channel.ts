import { Failure } from '../../contract/failure.ts';
import { channelAddress } from '../../feeds/sources/channel-address.ts';
import type { Store } from '../../ports/store.ts';
import type { Channel } from '../../records/channel.ts';

/** Whether the user is subscribed to a stored channel; an unsubscribed one stays stored for a day. */
export const isSubscribed = ({ unsubscribedAt }: Channel): boolean => unsubscribedAt === undefined;

/** Returns all stored channels that the user is subscribed to. */
export const subscribedChannels = async (store: Store): Promise<Channel[]> => (await store.listChannels()).filter(isSubscribed);

/** Returns whether a request for one channel, or for all subscribed ones, concerns a stored channel. */
export const isRequested = (channel: Channel, channelId: string | undefined): boolean =>
  isSubscribed(channel) && (channelId === undefined || channel.channelId === channelId);

/**
 * Returns the stored channels of an address, the subscribed ones if there are any. An id or the address of a feed names one
 * channel; a page may have several. Throws `invalid` for other than an http or https address.
 */
export async function findChannels(store: Store, url: string): Promise<Channel[]> {
  const { platform, id, channelUrl } = channelAddress(url);
  const same = new Set([url, channelUrl].map(normalize));
  const channels = await store.listChannels();
  const named = channels.filter(
    ({ channelId, refresh }) => (id && channelId === `${platform}:${id}`) || same.has(normalize(refresh.feedUrl)),
  );
  const found =
    named.length > 0
      ? named
      : channels.filter((channel) => [channel.channelUrl, ...channel.addresses].some((address) => same.has(normalize(address))));
  const subscribed = found.filter(isSubscribed);
  return subscribed.length > 0 ? subscribed : found;
}

/**
 * Returns the subscribed channel of an address. Throws `notFound` if there is none, and `ambiguous`, with the candidates, if there
 * are several.
 */
export async function subscribedChannel(store: Store, url: string): Promise<Channel> {
  const [channel, ...others] = await findChannels(store, url);
  if (!channel || !isSubscribed(channel)) throw new Failure('notFound', `No subscribed channel has the address ${url}.`);
  if (others.length > 0) throw ambiguousAddress(url, [channel, ...others]);
  return channel;
}

/** Channels that the failure names. */
const maxCandidates = 20;

/** The failure of an address that several channels have, with the addresses of their feeds. */
export const ambiguousAddress = (url: string, channels: Channel[]): Failure =>
  new Failure('ambiguous', `${channels.length} subscribed channels have the address ${url}. Use the feedUrl of one.`, {
    candidates: channels
      .slice(0, maxCandidates)
      .map(({ channelId, title, channelUrl, refresh }) => ({ channelId, title, channelUrl, feedUrl: refresh.feedUrl })),
  });

/** Returns the normal form of an address, equal for spellings such as `https://A.example` and `https://a.example/`. */
const normalize = (address: string): string => (URL.canParse(address) ? new URL(address).href : address);
