import type { ChatStore } from '../../ports/chat-store.ts';
import { replaceRow } from '../replace-row.ts';
import type { GlossDatabase } from './database.ts';
import { addChange } from './dexie-change-store.ts';
import { mapWriteErrors } from './map-write-errors.ts';

/** Creates the store of conversations over the extension's IndexedDB database. */
export function dexieChatStore(database: GlossDatabase): ChatStore {
  const { chats, changes } = database;
  return {
    getChat: (chatId) => chats.get(chatId),
    updateChat: (chatId, change) =>
      mapWriteErrors(() =>
        database.transaction('rw', chats, changes, async () =>
          replaceRow(await chats.get(chatId), change, async (changed) => {
            await chats.put(changed);
            await addChange(database, 'chat', chatId);
          }),
        ),
      ),
  };
}
