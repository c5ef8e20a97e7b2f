import { Failure } from '../../contract/failure.ts';
import { channelAddress } from '../../feeds/sources/channel-address.ts';
import type { Store } from '../../ports/store.ts';
import type { Channel } from '../../records/channel.ts';

export const isFollowed = ({ unsubscribedAt }: Channel): boolean => unsubscribedAt === undefined;

export const followedChannels = async (store: Store): Promise<Channel[]> => (await store.listChannels()).filter(isFollowed);

/** The channel that an address is known to mean, followed or not. Throws `invalid` for what is no http(s) address. */
export async function findChannel(store: Store, url: string): Promise<Channel | undefined> {
  const { platform, id, channelUrl } = channelAddress(url);
  const same = new Set([url, channelUrl]);
  return (await store.listChannels()).find(
    (channel) =>
      (id && channel.channelId === `${platform}:${id}`) ||
      [channel.channelUrl, channel.refresh.feedUrl, ...channel.addresses].some((address) => same.has(address)),
  );
}

/** Throws `notFound`. */
export async function followedChannel(store: Store, url: string): Promise<Channel> {
  const channel = await findChannel(store, url);
  if (!channel || !isFollowed(channel)) throw new Failure('notFound', `${url} is not subscribed to`);
  return channel;
}
