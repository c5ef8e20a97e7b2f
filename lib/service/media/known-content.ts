import { Failure } from '../../contract/failure.ts';
import { isWebAddress } from '../../contract/web-address.ts';
import type { Store } from '../../ports/store.ts';
import type { Content } from '../../records/content.ts';
import { partOfUrl } from '../../sites/canonical-url.ts';
import { contentIdOf, pageContentId } from '../../sites/content-id.ts';
import { detectUrl } from '../../sites/detect-url.ts';
import { findMediaItem } from '../../sites/generic/rank-media.ts';
import type { OpenPageLookup } from './open-page.ts';

/**
 * Returns the stored media item of an address. For an address of an unknown site, it is the media item that an open page shows
 * now. Throws `noMedia` for what is no web address, as that of an imported media item may be.
 */
export async function knownContent(store: Store, url: string, openPage: OpenPageLookup): Promise<Content | undefined> {
  if (!isWebAddress(url)) throw new Failure('noMedia', `“${url}” is no web address. Open the media item by its page.`);
  const address = detectUrl(url);
  if (address) return store.getContent(contentIdOf(address));
  const media = await (await openPage())?.media().catch(() => undefined);
  if (!media) return (await store.findContent(url)) ?? store.getContent(pageContentId(url, partOfUrl(new URL(url))));
  const mediaItem = findMediaItem(media, url);
  return mediaItem && store.getContent(mediaItem.contentId);
}
