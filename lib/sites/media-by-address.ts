import { canonicalPageUrl, mediaUrl, partOfUrl } from './canonical-url.ts';
import { identityOf, pageContentId } from './content-id.ts';
import { detectUrl } from './detect-url.ts';
import type { MediaDescription } from './site.ts';

/** Returns the fields of a media item that follow from its address, without a request. */
export function mediaByAddress(url: string): Pick<MediaDescription, 'contentId' | 'site' | 'kind' | 'sourceUrl'> {
  const address = detectUrl(url);
  if (address) return identityOf(address);
  const page = new URL(url);
  const part = partOfUrl(page);
  const sourceUrl = mediaUrl(canonicalPageUrl(page), part);
  return { contentId: pageContentId(url, part), site: 'generic', kind: 'video', sourceUrl };
}
