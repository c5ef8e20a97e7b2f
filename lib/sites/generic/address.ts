import { hash } from '../../encoding/hash.ts';
import { mediaKindOf } from '../../http/media-extensions.ts';
import { canonicalFileUrl } from '../canonical-url.ts';
import type { Address } from '../site.ts';

/** Returns the address of a media file; null for pages, because only reading a page shows whether it contains media. */
export function genericAddress(url: URL): Address | null {
  const kind = mediaKindOf(url.pathname);
  if (!kind) return null;
  const canonicalUrl = canonicalFileUrl(url);
  return { site: 'generic', id: hash(canonicalUrl), kind, canonicalUrl };
}
