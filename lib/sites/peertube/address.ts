import type { KnownAddress } from '../../contract/urls.ts';
import { encodeBase58 } from '../encode-base58.ts';
import type { Address } from '../site.ts';

const digits = '123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const uuidForm = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const shortForm = new RegExp(`^[${digits}]{22}$`);

/** Returns the address of a video of any PeerTube instance. Instances are unknown, so the path decides. */
export function peertubeAddress(url: URL): Address | null {
  const [, written] = /^\/(?:w|videos\/(?:watch|embed)|api\/v1\/videos)\/([^/]{22,36})\/?$/.exec(url.pathname) ?? [];
  const id = readId(url, written);
  return id ? { site: 'peertube', id: `${url.host}/${id}`, kind: 'video', canonicalUrl: `https://${url.host}/w/${id}` } : null;
}

/** Matches the videos of an account, and those of a channel whose name has a host or is a UUID: other sites have such paths too. */
const channelPath =
  /^\/(a\/[\w.@-]{1,100}|c\/(?:[\w.-]{1,50}@[\w.-]{1,50}|[0-9a-f-]{36}))\/(?:videos|video-channels|video-playlists)\/?$/;

/** Returns the address of a playlist or a channel of any PeerTube instance. */
export function peertubeList(url: URL): KnownAddress | null {
  const [, channel] = (!url.port && channelPath.exec(url.pathname)) || [];
  if (channel)
    return {
      site: 'peertube',
      id: `${url.host}/${channel}`,
      kind: 'channel',
      canonicalUrl: `https://${url.host}/${channel}/videos`,
    };
  const [, written] = /^\/(?:w\/p|videos\/watch\/playlist|video-playlists\/embed)\/([^/]{22,36})\/?$/.exec(url.pathname) ?? [];
  const id = readId(url, written);
  return id
    ? { site: 'peertube', id: `${url.host}/p/${id}`, kind: 'playlist', canonicalUrl: `https://${url.host}/w/p/${id}` }
    : null;
}

/** Returns the short form of an id in an instance's path. */
function readId(url: URL, written = ''): string | undefined {
  if (url.port) return undefined;
  return uuidForm.test(written) ? shortenUuid(written) : shortForm.test(written) ? written : undefined;
}

/** Converts a UUID to base 58, PeerTube's current form. */
const shortenUuid = (uuid: string): string =>
  encodeBase58(BigInt(`0x${uuid.replaceAll('-', '')}`), digits).padStart(22, digits[0]);
