import type { KnownAddress } from '../../contract/urls.ts';
import { encodeBase58 } from '../encode-base58.ts';
import type { Address } from '../site.ts';

const digits = '123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const uuidForm = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const shortForm = new RegExp(`^[${digits}]{22}$`);

/** Returns the address of a video of any PeerTube instance. Instances are unknown, so the path decides. */
export function peertubeAddress(url: URL): Address | null {
  const [, written] = /^\/(?:w|videos\/(?:watch|embed))\/([^/]{22,36})\/?$/.exec(url.pathname) ?? [];
  const id = readId(url, written);
  return id ? { site: 'peertube', id: `${url.host}/${id}`, kind: 'video', canonicalUrl: `https://${url.host}/w/${id}` } : null;
}

/**
 * Returns the address of a playlist of any PeerTube instance. Channels and accounts have no such ids, and their paths are those
 * of other sites.
 */
export function peertubePlaylist(url: URL): KnownAddress | null {
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
