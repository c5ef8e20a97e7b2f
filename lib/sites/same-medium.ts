import { canonicalPageUrl } from './canonical-url.ts';
import { detectUrl } from './detect-url.ts';

/** Whether a page may show the media item of another address. */
export function sameMedium(pageUrl: string, mediumUrl: string): boolean {
  const [page, medium] = [detectUrl(pageUrl), detectUrl(mediumUrl)];
  if (page && medium) return page.site === medium.site && page.id === medium.id;
  return canonicalPageUrl(new URL(pageUrl)) === canonicalPageUrl(new URL(mediumUrl));
}
