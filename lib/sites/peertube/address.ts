import { base58 } from '../base58.ts';
import type { Address } from '../site.ts';

const digits = '123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const long = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const short = new RegExp(`^[${digits}]{22}$`);

/** A video of any PeerTube instance: anyone may run one, so the form of the path decides. */
export function peertubeAddress(url: URL): Address | null {
  const [, written] = /^\/(?:w|videos\/(?:watch|embed))\/([^/]{22,36})\/?$/.exec(url.pathname) ?? [];
  if (!written || url.port) return null;
  const id = long.test(written) ? shortened(written) : short.test(written) ? written : undefined;
  return id ? { site: 'peertube', id: `${url.host}/${id}`, kind: 'video', canonicalUrl: `https://${url.host}/w/${id}` } : null;
}

/** The same number in base 58, which is how PeerTube writes it today. */
const shortened = (uuid: string): string => base58(BigInt(`0x${uuid.replaceAll('-', '')}`), digits).padStart(22, digits[0]);
