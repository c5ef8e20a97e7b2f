import type { Operations } from '../../contract/index.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { AddressAction, KnownAddress } from '../../contract/urls.ts';
import { channelAddress } from '../../feeds/sources/channel-address.ts';
import type { Ports } from '../../ports/ports.ts';
import { detectUrl } from '../../sites/detect-url.ts';
import { expandUrl } from '../../sites/expand-url.ts';

/** Handlers of the operations on addresses. */
export function urlHandlers({
  fetch,
  engine,
}: Pick<Ports, 'fetch' | 'engine'>): Pick<Handlers<Operations>, 'expandUrl' | 'detectUrl'> {
  return {
    expandUrl: async ({ url }, { signal }) => ({ url: await expandUrl(await engine.unwrapLink(url), fetch, signal) }),

    async detectUrl({ url }) {
      const address = await engine.classifyUrl(url);
      return { address, actions: address ? actionsOf(address) : [] };
    },
  };
}

/**
 * Returns the actions that are available for an address. A media item that no site reads by its address alone is read on its open
 * page.
 */
function actionsOf({ kind, canonicalUrl }: KnownAddress): AddressAction[] {
  if (kind === 'shortLink') return ['expand'];
  if (kind !== 'playlist' && kind !== 'channel' && kind !== 'user') return detectUrl(canonicalUrl) ? ['summarize'] : [];
  const { platform, feeds, ask } = channelAddress(canonicalUrl);
  return platform !== 'web' && (feeds.length > 0 || ask) ? ['list', 'follow'] : [];
}
