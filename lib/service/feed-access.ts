import type { ResolveAccess } from '../feeds/resolve-channel.ts';
import type { Ports } from '../ports.ts';
import { textOf } from '../sites/request.ts';

/** The host's way to feeds: it fetches them, and its engine reads them. */
export const feedAccess = ({ fetch, engine, clock }: Ports, signal: AbortSignal): ResolveAccess => ({
  fetch,
  parse: (answer) => engine.readChannelFeed({ url: answer.url, text: textOf(answer), now: clock.now() }),
  readPage: (page) => engine.readChannelPage(page),
  signal,
});
