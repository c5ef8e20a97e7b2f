import { eq } from 'drizzle-orm';
import type { ChatStore } from '../../ports/chat-store.ts';
import { contentIdOfChat } from '../../records/chat.ts';
import { replaceRow } from '../replace-row.ts';
import { ownRows } from './own-rows.ts';
import { recordChanges } from './record-changes.ts';
import { requireMedia } from './require-owner.ts';
import { valuesOf } from './row-values.ts';
import { chats } from './schema-library.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

/** Creates one user's store of conversations over the server's PostgreSQL database. */
export const sqlChatStore = (db: SqlDatabase, userId: string): ChatStore => ({
  getChat: (chatId) => ownRows(db, userId).one(chats, eq(chats.chatId, chatId)),
  updateChat: (chatId, change) =>
    withUserLock(db, userId, async (locked) => {
      const row = await locked.one(chats, eq(chats.chatId, chatId));
      return replaceRow(row, change, async (changed) => {
        const contentId = contentIdOfChat(chatId);
        if (!row && contentId !== undefined) await requireMedia(locked, contentId);
        await locked.put(chats, [valuesOf.chat(changed)]);
        await recordChanges(locked, [{ kind: 'chat', id: chatId, deleted: false }]);
      });
    }),
});
