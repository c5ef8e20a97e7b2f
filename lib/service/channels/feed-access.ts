import type { FeedAccess } from '../../feeds/feed-access.ts';
import type { ResolveAccess } from '../../feeds/resolve-channel.ts';
import type { Ports } from '../../ports/ports.ts';
import { decodeResponse } from '../../sites/request.ts';

/** Access to feeds: the host fetches them, and its engine parses them. */
export const feedAccess = ({ fetch, engine, clock }: Ports, signal: AbortSignal): FeedAccess => ({
  fetch,
  parse: (answer) => engine.readChannelFeed({ url: answer.url, text: decodeResponse(answer), now: clock.now() }),
  signal,
});

/** Returns the access to the feed of a channel's address, with the RSSHub server of the settings if there is one. */
export async function resolveAccess(ports: Ports, signal: AbortSignal): Promise<ResolveAccess> {
  const rssHub = (await ports.store.getSettings())?.rssHub;
  return {
    ...feedAccess(ports, signal),
    readPage: (page, options) => ports.engine.readChannelPage({ ...page, ...options }),
    ...(rssHub !== undefined && { rssHub }),
  };
}
