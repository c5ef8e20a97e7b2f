import * as z from 'zod/mini';
import { detectUrl } from '../../sites/detect-url.ts';
import { embeddedJson } from '../../sites/embedded-json.ts';
import { ifValid } from '../../sites/if-valid.ts';
import { youtube as data } from '../../sites/youtube/data.ts';
import { wall } from '../../sites/youtube/watch-page.ts';
import type { AskedPage, ChannelAddress, FeedSource } from './source.ts';

const feed = `${data.origin}/feeds/videos.xml`;
const channelId = /^UC[\w-]{22}$/;
/** Mixes are made for one viewer, and these lists are seen by their owner only. */
const privateList = /^(?:RD|LL$|WL$|HL$|LM$)/;

const PlayerResponse = z.object({ videoDetails: ifValid(z.object({ channelId: z.string() })) });
const PageData = z.object({
  metadata: ifValid(z.object({ channelMetadataRenderer: ifValid(z.object({ externalId: z.string() })) })),
});

export const youtube: FeedSource = {
  detect(url) {
    if (!/(?:^|\.)(?:youtube(?:-nocookie|kids)?\.com|youtu\.be)$/.test(url.host)) return undefined;
    if (url.pathname === '/feeds/videos.xml') return feedAddress(url.searchParams);
    const address = detectUrl(url.href);
    if (address?.site !== 'youtube') return named(url);
    if (address.kind === 'playlist') return playlist(address.id);
    // What a channel is airing is the channel's.
    const id = address.id.replace(/\/live$/, '');
    if (channelId.test(id)) return channel(id);
    if (id.startsWith('user/')) return ofUser(id.slice('user/'.length));
    if (/^(?:@|c\/)/.test(id)) return page(`/${id}`);
    return page(address.canonicalUrl.slice(data.origin.length));
  },

  tell(asked) {
    const id = idOf(asked);
    if (id) return { id, feeds: channelId.test(id) ? channelFeeds(id) : [`${feed}?playlist_id=${id}`] };
    const blocked = wall(asked.text);
    if (blocked) throw blocked;
    return { feeds: [] };
  },
};

/** The list of all uploads has a feed too, which at times answers when the channel's doesn't. */
const channelFeeds = (id: string): string[] => [`${feed}?channel_id=${id}`, `${feed}?playlist_id=UU${id.slice(2)}`];

const page = (path: string): ChannelAddress => {
  const channelUrl = data.origin + path;
  return { platform: 'youtube', channelUrl, feeds: [], ask: channelUrl, guesses: [] };
};

const channel = (id: string): ChannelAddress => ({ ...page(`/channel/${id}`), id, feeds: channelFeeds(id) });

const ofUser = (name: string): ChannelAddress => ({
  ...page(`/user/${name}`),
  feeds: [`${feed}?user=${encodeURIComponent(name)}`],
});

const playlist = (id: string): ChannelAddress => ({
  ...page(`/playlist?list=${id}`),
  ...(privateList.test(id) ? { ask: undefined } : { id, feeds: [`${feed}?playlist_id=${id}`] }),
});

/** A feed's own address. */
function feedAddress(parameters: URLSearchParams): ChannelAddress | undefined {
  const of = (name: string) => parameters.get(name) ?? '';
  if (channelId.test(of('channel_id'))) return channel(of('channel_id'));
  if (/^UU[\w-]{22}$/.test(of('playlist_id'))) return channel(`UC${of('playlist_id').slice(2)}`);
  if (/^[\w-]{2,64}$/.test(of('playlist_id'))) return playlist(of('playlist_id'));
  return /^[\w.-]{1,100}$/.test(of('user')) ? ofUser(of('user')) : undefined;
}

/** The oldest channels have a name of their own right after the host. */
const named = ({ pathname }: URL): ChannelAddress | undefined =>
  /^\/[\w.-]{3,100}\/?$/.test(pathname) ? page(pathname.replace(/\/$/, '')) : undefined;

/** A page names many channels; these places are its own. */
function idOf({ text, head }: AskedPage): string | undefined {
  const canonical = detectUrl(head.canonicalUrl);
  if (canonical?.site === 'youtube' && (canonical.kind === 'playlist' || channelId.test(canonical.id))) return canonical.id;
  const ofFeed = head.alternates.map(({ url }) => new URL(url)).find(({ origin, pathname }) => origin + pathname === feed);
  const written = [ofFeed?.searchParams.get('channel_id'), head.meta.get('identifier'), head.meta.get('channelid')];
  return written.find((id) => id && channelId.test(id)) ?? idInScripts(text);
}

function idInScripts(html: string): string | undefined {
  const pageData = PageData.safeParse(embeddedJson(html, data.dataMarker)).data;
  const player = PlayerResponse.safeParse(embeddedJson(html, data.playerMarker)).data;
  const ids = [pageData?.metadata?.channelMetadataRenderer?.externalId, player?.videoDetails?.channelId];
  return ids.find((id) => id && channelId.test(id));
}
