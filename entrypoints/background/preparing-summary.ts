import type { LocatedMedia } from '../../lib/contract/page.ts';
import type { TextStore } from '../../lib/ports/text-store.ts';
import type { PageSnapshot } from '../../lib/sites/generic/page-snapshot.ts';
import { openOffscreen } from '../channels/open-offscreen.ts';

type Locate = (page: PageSnapshot) => Promise<LocatedMedia[]>;

/**
 * Locates media for a view, and opens the offscreen document meanwhile if the first item has no summary: the view will request
 * one, and the document takes a tenth of a second.
 */
export const preparingSummary =
  (store: Pick<TextStore, 'findSummary'>, locate: Locate): Locate =>
  async (page) => {
    const located = await locate(page);
    const [first] = located;
    // The summary's own call reports what cannot be read or opened.
    if (first) void prepare(store, first.medium.contentId).catch(() => undefined);
    return located;
  };

async function prepare(store: Pick<TextStore, 'findSummary'>, contentId: string): Promise<void> {
  // Firefox has no offscreen document.
  if (import.meta.env.FIREFOX || (await store.findSummary(contentId))) return;
  await openOffscreen();
}
