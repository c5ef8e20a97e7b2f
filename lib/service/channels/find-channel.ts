import { Failure } from '../../contract/failure.ts';
import { channelAddress } from '../../feeds/sources/channel-address.ts';
import type { Store } from '../../ports/store.ts';
import type { Channel } from '../../records/channel.ts';

/** Whether the user is subscribed to a stored channel; an unsubscribed one stays stored for a day. */
export const isSubscribed = ({ unsubscribedAt }: Channel): boolean => unsubscribedAt === undefined;

/** Returns all stored channels that the user is subscribed to. */
export const subscribedChannels = async (store: Store): Promise<Channel[]> => (await store.listChannels()).filter(isSubscribed);

/** Returns the stored channel of an address, subscribed to or not. Throws `invalid` for other than an http or https address. */
export async function findChannel(store: Store, url: string): Promise<Channel | undefined> {
  const { platform, id, channelUrl } = channelAddress(url);
  const same = new Set([url, channelUrl]);
  return (await store.listChannels()).find(
    (channel) =>
      (id && channel.channelId === `${platform}:${id}`) ||
      [channel.channelUrl, channel.refresh.feedUrl, ...channel.addresses].some((address) => same.has(address)),
  );
}

/** Returns the subscribed channel of an address. Throws `notFound` if there is none. */
export async function subscribedChannel(store: Store, url: string): Promise<Channel> {
  const channel = await findChannel(store, url);
  if (!channel || !isSubscribed(channel)) throw new Failure('notFound', `No subscription to ${url}`);
  return channel;
}
