import * as z from 'zod/mini';
import { detectUrl } from '../../sites/detect-url.ts';
import { embeddedJson } from '../../sites/embedded-json.ts';
import { ifValid } from '../../sites/if-valid.ts';
import { youtube as data } from '../../sites/youtube/data.ts';
import { detectWallPage } from '../../sites/youtube/watch-page.ts';
import { youtubeChannelId, youtubeFeed, youtubeFeeds } from '../sources/youtube.ts';
import type { ChannelPageReader, FetchedPage } from './channel-page-reader.ts';

const PlayerResponse = z.object({ videoDetails: ifValid(z.object({ channelId: z.string() })) });
const PageData = z.object({
  metadata: ifValid(z.object({ channelMetadataRenderer: ifValid(z.object({ externalId: z.string() })) })),
});

/** Reads the channel or playlist id from a YouTube page. Throws the failure of a consent or captcha page. */
export const youtube: ChannelPageReader = (page) => {
  const id = findChannelId(page);
  if (id) return { id, feeds: youtubeChannelId.test(id) ? youtubeFeeds(id) : [`${youtubeFeed}?playlist_id=${id}`] };
  const blocked = detectWallPage(page.text);
  if (blocked) throw blocked;
  return { feeds: [] };
};

/** Returns the channel's id from the places of a page that describe the page itself, because a page names many channels. */
function findChannelId({ text, head }: FetchedPage): string | undefined {
  const canonical = detectUrl(head.canonicalUrl);
  if (canonical?.site === 'youtube' && (canonical.kind === 'playlist' || youtubeChannelId.test(canonical.id)))
    return canonical.id;
  const feedLink = head.alternates
    .map(({ url }) => new URL(url))
    .find(({ origin, pathname }) => origin + pathname === youtubeFeed);
  const written = [feedLink?.searchParams.get('channel_id'), head.meta.get('identifier'), head.meta.get('channelid')];
  return written.find((id) => id && youtubeChannelId.test(id)) ?? findIdInScripts(text);
}

function findIdInScripts(html: string): string | undefined {
  const pageData = PageData.safeParse(embeddedJson(html, data.dataMarker)).data;
  const player = PlayerResponse.safeParse(embeddedJson(html, data.playerMarker)).data;
  const ids = [pageData?.metadata?.channelMetadataRenderer?.externalId, player?.videoDetails?.channelId];
  return ids.find((id) => id && youtubeChannelId.test(id));
}
