import type { Chat } from '../records/chat.ts';

export interface ChatStore {
  getChat(chatId: string): Promise<Chat | undefined>;
  putChat(chat: Chat): Promise<void>;
}
