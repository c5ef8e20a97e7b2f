import type { SyncGroup } from '../ports/sync-store.ts';
import type { Change } from '../records/change.ts';
import { contentIdOfChat } from '../records/chat.ts';

/**
 * Returns the media item that a note or a conversation is about; undefined for other groups and the conversation of a collection. A note
 * is emptied and a conversation cleared, so a group of them without records was deleted with its item. Where the item is still stored,
 * because it was changed meanwhile, they stay with it.
 */
export function itemOfText({ kind, id }: SyncGroup): SyncGroup<'video'> | undefined {
  const contentId = kind === 'note' ? id : kind === 'chat' ? contentIdOfChat(id) : undefined;
  return contentId === undefined ? undefined : { kind: 'video', id: contentId };
}

/**
 * Origin of the change of a note or a conversation that stayed although it was deleted on another device. It is sent like one that was
 * written, but does not prevent the deletion of its media item.
 */
export const retainedOrigin = 'retained';

/** Returns whether a change is one of a note or a conversation that was written. */
export const isWritten = ({ deleted, origin }: Change): boolean => !deleted && origin !== retainedOrigin;
