import type { Chat } from '../records/chat.ts';

/** Stores the user's conversations about media items and collections, by chat id. Writing one records a change. */
export interface ChatStore {
  getChat(chatId: string): Promise<Chat | undefined>;
  putChat(chat: Chat): Promise<void>;
}
