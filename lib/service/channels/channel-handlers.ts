import type { channels as operations } from '../../contract/channels.ts';
import type { Operations } from '../../contract/index.ts';
import type { Handlers } from '../../contract/operation.ts';
import { channelHealth } from '../../feeds/channel-health.ts';
import { resolveChannel } from '../../feeds/resolve-channel.ts';
import type { Ports } from '../../ports/ports.ts';
import { changeFields } from '../../records/change-fields.ts';
import type { Channel } from '../../records/channel.ts';
import { channelResult, feedItemResult } from './channel-results.ts';
import { resolveAccess } from './feed-access.ts';
import type { FeedRefresher } from './feed-refresher.ts';
import { ambiguousAddress, findChannels, isSubscribed, subscribedChannel, subscribedChannels } from './find-channel.ts';
import { importSubscriptions } from './import-subscriptions.ts';
import { linkAllSaved } from './link-saved.ts';
import { recountUnseen } from './recount-unseen.ts';
import { channelItems } from './store-feed.ts';
import { newChannel, subscribeToChannel } from './subscribe-channel.ts';

/** Returns the handlers of the operations on channels: subscriptions, their health and lists, and their import and export. */
export function channelHandlers(ports: Ports, refresher: FeedRefresher): Pick<Handlers<Operations>, keyof typeof operations> {
  const { store, clock, engine } = ports;

  const byTitle = async () => (await subscribedChannels(store)).sort((a, b) => a.title.localeCompare(b.title));

  /** Changes a subscribed channel. Throws `notFound`. */
  async function change(channelUrl: string, changed: Partial<Channel>): Promise<Channel> {
    const { channelId } = await subscribedChannel(store, channelUrl);
    const channel = await store.updateChannel(channelId, (row) => row && changeFields('channel', row, changed, clock.now()));
    await refresher.updateHost();
    return channel!;
  }

  return {
    listChannels: async () => ({ channels: (await byTitle()).map(channelResult) }),

    async subscribeChannel({ channelUrl }, { signal }) {
      const channel = await subscribeToChannel(ports, channelUrl, signal);
      await linkAllSaved(store, channel);
      await refresher.updateHost();
      return { success: true, channel: channelResult(channel) };
    },

    async unsubscribeChannel({ channelUrl }) {
      await change(channelUrl, { unsubscribedAt: clock.now() });
      return { success: true };
    },

    async updateChannel({ channelUrl, autoSummarize, feedHidden }) {
      const channel = await change(channelUrl, {
        ...(autoSummarize !== undefined && { autoSummarize }),
        ...(feedHidden && { feedHidden }),
      });
      if (!feedHidden) return channelResult(channel);
      await recountUnseen(store, [channel]);
      await refresher.updateHost();
      return channelResult(await subscribedChannel(store, channelUrl));
    },

    async listChannelVideos({ channelUrl, limit }, { signal }) {
      const [known, ...others] = await findChannels(store, channelUrl);
      if (known && isSubscribed(known)) {
        if (others.length > 0) throw ambiguousAddress(channelUrl, [known, ...others]);
        const refreshing = await refresher.refreshStale(signal, known.channelId);
        const channel = (await store.listChannels()).find(({ channelId }) => channelId === known.channelId) ?? known;
        const items = await store.listFeed({ channelId: known.channelId, limit });
        return {
          channel: channelResult(channel),
          videos: items.map((item) => feedItemResult(item, channel)),
          ...(refreshing.length > 0 && { isRefreshing: true }),
        };
      }
      const { channel, fetched: found } = await resolveChannel(channelUrl, await resolveAccess(ports, signal));
      const now = clock.now();
      const unsubscribed = newChannel(channel, now);
      const items = found ? channelItems(unsubscribed, found.feed, now).slice(0, limit) : [];
      const { subscribedAt: _, lastSeenAt: __, ...preview } = channelResult(unsubscribed);
      return { channel: preview, videos: items.map((item) => feedItemResult(item, unsubscribed)) };
    },

    async checkChannels(_, { signal }) {
      const refreshing = new Set(await refresher.refreshStale(signal));
      const now = clock.now();
      const channels = await byTitle();
      return {
        channels: channels.map(({ channelId, channelUrl, refresh }) => ({
          channelId,
          channelUrl,
          ...channelHealth(refresh, now),
          ...(refreshing.has(channelId) && { isRefreshing: true }),
        })),
      };
    },

    async importSubscriptions({ text }) {
      const results = await importSubscriptions(ports, await engine.readSubscriptions(text));
      // Fetched later; the channels show the progress.
      void refresher.run().catch(() => undefined);
      const count = (wanted: string) => results.filter(({ result }) => result === wanted).length;
      return { success: true, added: count('added'), known: count('known'), refused: count('refused'), results };
    },

    async exportSubscriptions() {
      const subscriptions = (await byTitle()).map(({ title, channelUrl, refresh }) => ({
        title,
        url: refresh.feedUrl,
        pageUrl: channelUrl,
      }));
      const text = await engine.writeSubscriptions({ subscriptions, title: 'Gloss', createdAt: clock.now() });
      return { fileName: 'gloss-channels.opml', mimeType: 'text/x-opml', text };
    },
  };
}
