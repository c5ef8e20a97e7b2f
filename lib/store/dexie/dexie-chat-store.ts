import type { ChatStore } from '../../ports/chat-store.ts';
import { contentIdOfChat } from '../../records/chat.ts';
import { replaceRow } from '../replace-row.ts';
import type { GlossDatabase } from './database.ts';
import { addChange } from './dexie-change-store.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { requireMedia } from './require-owner.ts';

/** Creates the store of conversations over the extension's IndexedDB database. */
export function dexieChatStore(database: GlossDatabase): ChatStore {
  const { contents, chats, changes } = database;
  return {
    getChat: (chatId) => chats.get(chatId),
    updateChat: (chatId, change) =>
      mapWriteErrors(() =>
        database.transaction('rw', contents, chats, changes, async () => {
          const row = await chats.get(chatId);
          return replaceRow(row, change, async (changed) => {
            const contentId = contentIdOfChat(chatId);
            if (!row && contentId !== undefined) await requireMedia(database, contentId);
            await chats.put(changed);
            await addChange(database, 'chat', chatId);
          });
        }),
      ),
  };
}
