import { notFound } from '../../contract/not-found.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Content } from '../../records/content.ts';
import { knownContent } from './known-content.ts';
import { describeMedia } from './media-source.ts';
import { createOpenPageLookup } from './open-page.ts';

/** Returns the media item at an address, resolved by its site if it is not stored yet. Its transcript is not read. */
export async function findContent(ports: Ports, url: string, signal: AbortSignal): Promise<Content> {
  const openPage = createOpenPageLookup(ports, url);
  return (await knownContent(ports.store, url, openPage)) ?? describeMedia(ports, { url }, { signal, openPage });
}

/** Returns the stored media item of a content id. Throws `notFound`. */
export async function contentById({ store }: Ports, contentId: string): Promise<Content> {
  const content = await store.getContent(contentId);
  if (!content) throw notFound('media item', contentId);
  return content;
}

/** Changes a stored media item in one transaction, and returns it. Throws `notFound` if it was deleted meanwhile. */
export const updateStoredContent = (
  { store }: Pick<Ports, 'store'>,
  contentId: string,
  change: (stored: Content) => Content,
): Promise<Content> =>
  store.updateContent(contentId, (stored) => {
    if (!stored) throw notFound('media item', contentId);
    return change(stored);
  });
