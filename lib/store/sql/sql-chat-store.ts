import { eq } from 'drizzle-orm';
import type { ChatStore } from '../../ports/chat-store.ts';
import { ownRows } from './own-rows.ts';
import { recordChanges } from './record-changes.ts';
import { valuesOf } from './row-values.ts';
import { chats } from './schema-library.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

/** Creates one user's store of conversations over the server's PostgreSQL database. */
export const sqlChatStore = (db: SqlDatabase, userId: string): ChatStore => ({
  getChat: (chatId) => ownRows(db, userId).one(chats, eq(chats.chatId, chatId)),
  putChat: (chat) =>
    withUserLock(db, userId, async (locked) => {
      await locked.put(chats, [valuesOf.chat(chat)]);
      await recordChanges(locked, [{ kind: 'chat', id: chat.chatId, deleted: false }]);
    }),
});
