import type { FeedAccess } from '../../feeds/feed-access.ts';
import type { ResolveAccess } from '../../feeds/resolve-channel.ts';
import type { Ports } from '../../ports/ports.ts';
import { textOf } from '../../sites/request.ts';

/** The host's way to feeds: it fetches them, and its engine reads them. */
export const feedAccess = ({ fetch, engine, clock }: Ports, signal: AbortSignal): FeedAccess => ({
  fetch,
  parse: (answer) => engine.readChannelFeed({ url: answer.url, text: textOf(answer), now: clock.now() }),
  signal,
});

/** The way from a channel's address to its feed, by the means that the person has chosen. */
export async function resolveAccess(ports: Ports, signal: AbortSignal): Promise<ResolveAccess> {
  const rssHub = (await ports.store.getSettings())?.rssHub;
  return {
    ...feedAccess(ports, signal),
    readPage: (page, options) => ports.engine.readChannelPage({ ...page, ...options }),
    ...(rssHub !== undefined && { rssHub }),
  };
}
