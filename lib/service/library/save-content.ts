import { notFound } from '../../contract/not-found.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Store } from '../../ports/store.ts';
import { changeFields } from '../../records/change-fields.ts';
import type { SavedItem } from '../../records/saved-item.ts';
import { updateIndexes } from './update-indexes.ts';

/** Saves a media item of which a text was generated or slides were extracted, and has it indexed. */
export async function saveAndIndex(
  ports: Pick<Ports, 'store' | 'clock' | 'search' | 'novelty'>,
  contentId: string,
): Promise<void> {
  await saveContent(ports, contentId);
  void updateIndexes(ports);
}

/** Saves a media item that is opened again, unless it is saved. */
export async function saveOpened(ports: Pick<Ports, 'store' | 'clock'>, contentId: string): Promise<void> {
  const item = await ports.store.getSaved(contentId);
  if (!item || item.deletedAt !== undefined) await saveContent(ports, contentId);
}

/** Saves a media item, or restores it from the trash; a saved one gets a new time of its last change. */
export async function saveContent({ store, clock }: Pick<Ports, 'store' | 'clock'>, contentId: string): Promise<SavedItem> {
  const now = clock.now();
  const channelUrl = (await store.getContent(contentId))?.channelUrl;
  const channelId = (await store.findChannelOf({ contentId, channelUrl }))?.channelId;
  const saved = await store.updateSaved(contentId, (item) => {
    const stored = item ?? { contentId, tags: [], favourite: false, createdAt: now, updatedAt: now };
    const isTrashed = stored.deletedAt !== undefined;
    const changed = { ...(channelId && { channelId }), updatedAt: now, ...(isTrashed && { deletedAt: undefined }) };
    return changeFields('saved', stored, changed, now);
  });
  return saved!;
}

/** Returns the user's data about a saved media item. Throws `notFound` if it is not saved or in the trash. */
export async function savedItem(store: Store, contentId: string): Promise<SavedItem> {
  return requireSaved(contentId, await store.getSaved(contentId));
}

/** Returns the item. Throws `notFound` for one that is missing or in the trash. */
export function requireSaved(contentId: string, item: SavedItem | undefined): SavedItem {
  if (!item || item.deletedAt !== undefined) throw notFound('library item', contentId);
  return item;
}
