import type { SyncGroup } from '../ports/sync-store.ts';

/**
 * Whether a group without records was deleted with its media item only: a note is emptied and a conversation cleared instead. Where
 * the item is still stored, because it was changed meanwhile, they stay with it.
 */
export const isDeletedWithItem = ({ kind }: SyncGroup): boolean => kind === 'note' || kind === 'chat';
