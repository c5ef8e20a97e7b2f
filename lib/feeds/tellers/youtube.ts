import * as z from 'zod/mini';
import { detectUrl } from '../../sites/detect-url.ts';
import { embeddedJson } from '../../sites/embedded-json.ts';
import { ifValid } from '../../sites/if-valid.ts';
import { youtube as data } from '../../sites/youtube/data.ts';
import { wall } from '../../sites/youtube/watch-page.ts';
import { youtubeChannelId, youtubeFeed, youtubeFeeds } from '../sources/youtube.ts';
import type { AskedPage, Teller } from './teller.ts';

const PlayerResponse = z.object({ videoDetails: ifValid(z.object({ channelId: z.string() })) });
const PageData = z.object({
  metadata: ifValid(z.object({ channelMetadataRenderer: ifValid(z.object({ externalId: z.string() })) })),
});

export const youtube: Teller = (asked) => {
  const id = idOf(asked);
  if (id) return { id, feeds: youtubeChannelId.test(id) ? youtubeFeeds(id) : [`${youtubeFeed}?playlist_id=${id}`] };
  const blocked = wall(asked.text);
  if (blocked) throw blocked;
  return { feeds: [] };
};

/** A page names many channels; these places are its own. */
function idOf({ text, head }: AskedPage): string | undefined {
  const canonical = detectUrl(head.canonicalUrl);
  if (canonical?.site === 'youtube' && (canonical.kind === 'playlist' || youtubeChannelId.test(canonical.id)))
    return canonical.id;
  const ofFeed = head.alternates.map(({ url }) => new URL(url)).find(({ origin, pathname }) => origin + pathname === youtubeFeed);
  const written = [ofFeed?.searchParams.get('channel_id'), head.meta.get('identifier'), head.meta.get('channelid')];
  return written.find((id) => id && youtubeChannelId.test(id)) ?? idInScripts(text);
}

function idInScripts(html: string): string | undefined {
  const pageData = PageData.safeParse(embeddedJson(html, data.dataMarker)).data;
  const player = PlayerResponse.safeParse(embeddedJson(html, data.playerMarker)).data;
  const ids = [pageData?.metadata?.channelMetadataRenderer?.externalId, player?.videoDetails?.channelId];
  return ids.find((id) => id && youtubeChannelId.test(id));
}
