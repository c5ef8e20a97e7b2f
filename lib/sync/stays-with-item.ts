import type { LibraryRecord } from '../ports/library-records.ts';
import type { SyncGroup, SyncStore } from '../ports/sync-store.ts';
import { contentIdOfChat } from '../records/chat.ts';

/**
 * Returns whether a group that arrives without records stays as it is stored. A note is emptied and a conversation cleared, so either
 * was deleted with its media item only, and stays with an item that is still stored because it was changed meanwhile.
 */
export async function staysWithItem(
  store: Pick<SyncStore, 'readGroup'>,
  { kind, id }: SyncGroup,
  received: readonly LibraryRecord[],
): Promise<boolean> {
  const contentId = kind === 'note' ? id : kind === 'chat' ? contentIdOfChat(id) : undefined;
  if (contentId === undefined || received.length > 0) return false;
  return (await store.readGroup({ kind: 'video', id: contentId })).length > 0;
}
