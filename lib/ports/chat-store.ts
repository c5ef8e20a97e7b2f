import type { Chat } from '../records/chat.ts';
import type { RowChange } from './library-store.ts';

/**
 * Stores the user's conversations about media items and collections, by chat id. Writing one records a change; a
 * new one throws `notFound` unless its media item is stored.
 */
export interface ChatStore {
  getChat(chatId: string): Promise<Chat | undefined>;
  /** Replaces the conversation by the result of `change` in one transaction. Returns the stored conversation. */
  updateChat(chatId: string, change: RowChange<Chat>): Promise<Chat | undefined>;
}
