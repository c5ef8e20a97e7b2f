import type { SyncGroup } from '../ports/sync-store.ts';
import { chatIdOf } from '../records/chat.ts';

/** Returns the groups of what the user wrote about a media item: its note and its conversation. Other groups have none. */
export const userTextsOf = ({ kind, id }: SyncGroup): SyncGroup<'note' | 'chat'>[] =>
  kind === 'video'
    ? [
        { kind: 'note', id },
        { kind: 'chat', id: chatIdOf({ contentId: id }) },
      ]
    : [];
