import { Failure } from '../../contract/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Store } from '../../ports/store.ts';
import type { SavedItem } from '../../records/records.ts';

/** Saves a medium of which a text was made, and has its words found from then on. */
export async function saveMade(ports: Pick<Ports, 'store' | 'clock' | 'search'>, contentId: string): Promise<void> {
  await saveContent(ports, contentId);
  // Whatever goes wrong there is taken up with the next search.
  void ports.search.catchUp().catch(() => undefined);
}

/** Saves a medium that is opened again, unless it is saved. */
export async function saveOpened(ports: Pick<Ports, 'store' | 'clock'>, contentId: string): Promise<void> {
  const item = await ports.store.getSaved(contentId);
  if (!item || item.deletedAt !== undefined) await saveContent(ports, contentId);
}

/** Saves a medium, or takes it out of the bin; of a saved one it notes that something of it is new. */
export async function saveContent({ store, clock }: Pick<Ports, 'store' | 'clock'>, contentId: string): Promise<SavedItem> {
  const now = clock.now();
  const channelUrl = (await store.getContent(contentId))?.channelUrl;
  const channelId = (await store.findChannelOf({ contentId, channelUrl }))?.channelId;
  const saved = await store.updateSaved(contentId, (item) => {
    const { deletedAt: _, ...kept } = item ?? { contentId, tags: [], favourite: false, createdAt: now };
    return { ...kept, ...(channelId && { channelId }), updatedAt: now };
  });
  return saved!;
}

/** What is saved and not in the bin. Throws `notFound`. */
export async function savedItem(store: Store, contentId: string): Promise<SavedItem> {
  return notInBin(contentId, await store.getSaved(contentId));
}

export function notInBin(contentId: string, item: SavedItem | undefined): SavedItem {
  if (!item || item.deletedAt !== undefined) throw new Failure('notFound', `${contentId} is not saved`);
  return item;
}
