import type { LinkedMediaItem, PageAnchor } from '../contract/page.ts';
import { contentIdOf } from './content-id.ts';
import { detectUrl } from './detect-url.ts';

/** Returns the media items to which a page links, each once, with the longest text of its links that is more than a duration. */
export function linkedMedia(links: readonly PageAnchor[]): LinkedMediaItem[] {
  const media = new Map<string, LinkedMediaItem>();
  for (const { url, text } of links) {
    const address = detectUrl(url);
    if (!address || address.kind === 'playlist') continue;
    const contentId = contentIdOf(address);
    const title = /^[\d:.\s]*$/.test(text) ? '' : text;
    const before = media.get(contentId);
    if (!before || title.length > before.title.length) media.set(contentId, { contentId, url: address.canonicalUrl, title });
  }
  return [...media.values()];
}
