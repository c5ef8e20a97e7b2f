import type { Address } from '../site.ts';

const page = /^\/(?:videos|[^/]+\/v(?:ideo)?)\/(\d+)\/?$/;

/** Returns the address of a Twitch recording. A live channel is not supported. */
export function twitchAddress({ host, pathname, searchParams }: URL): Address | null {
  const isPlayer = host === 'player.twitch.tv';
  const written = isPlayer ? searchParams.get('video') : /^(?:(?:www|m|go)\.)?twitch\.tv$/.test(host) && page.exec(pathname)?.[1];
  const id = /^v?(\d{1,15})$/.exec(written || '')?.[1];
  return id ? { site: 'twitch', id, kind: 'video', canonicalUrl: `https://www.twitch.tv/videos/${id}` } : null;
}
