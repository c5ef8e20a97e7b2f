import { eq } from 'drizzle-orm';
import type { ChatStore } from '../../ports/chat-store.ts';
import { inTurn } from './in-turn.ts';
import { ownRows } from './own-rows.ts';
import { valuesOf } from './row-values.ts';
import { chats } from './schema-library.ts';
import type { SqlDatabase } from './sql-database.ts';
import { tell } from './tell.ts';

export const sqlChatStore = (db: SqlDatabase, userId: string): ChatStore => ({
  getChat: (chatId) => ownRows(db, userId).one(chats, eq(chats.chatId, chatId)),
  putChat: (chat) =>
    inTurn(db, userId, async (mine) => {
      await mine.put(chats, [valuesOf.chat(chat)]);
      await tell(mine, [{ kind: 'chat', id: chat.chatId, deleted: false }]);
    }),
});
