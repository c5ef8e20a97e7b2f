import type { ChatStore } from '../../ports/chat-store.ts';
import type { GlossDatabase } from './database.ts';
import { addChange } from './dexie-change-store.ts';
import { mapWriteErrors } from './map-write-errors.ts';

/** Creates the store of conversations over the extension's IndexedDB database. */
export function dexieChatStore(database: GlossDatabase): ChatStore {
  const { chats, changes } = database;
  return {
    getChat: (chatId) => chats.get(chatId),
    putChat: (chat) =>
      mapWriteErrors(() =>
        database.transaction('rw', chats, changes, async () => {
          await chats.put(chat);
          await addChange(database, 'chat', chat.chatId);
        }),
      ),
  };
}
