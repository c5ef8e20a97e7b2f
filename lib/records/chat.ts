import type { LeftOutPoint } from './generation.ts';

/** A conversation about one media item or one collection. */
export interface Chat {
  /** `content:` or `collection:` and an id. */
  chatId: string;
  messages: ChatMessage[];
  suggestedQuestions: string[];
  updatedAt: number;
  /** Time at which it was cleared last. Earlier messages are gone on all devices. */
  clearedAt?: number;
}

/** Maximum number of stored messages of a conversation; the newest stay. */
export const maxMessages = 200;

/** Start of the ids of conversations about a media item. */
const mediaChat = 'content:';

/** Returns the id of the conversation about a media item or, without one, about a collection. */
export const chatIdOf = ({ contentId, collectionId }: { contentId?: string; collectionId?: string }): string =>
  contentId === undefined ? `collection:${collectionId}` : `${mediaChat}${contentId}`;

/** Returns the id of the media item that a conversation is about; undefined for a collection's. */
export const contentIdOfChat = (chatId: string): string | undefined =>
  chatId.startsWith(mediaChat) ? chatId.slice(mediaChat.length) : undefined;

/** One message of a conversation: a question of the user, or the answer with its citations. */
export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
  citations: Citation[];
  /** Points of the model's answer that the transcript contradicts, which are not in it. */
  leftOut?: LeftOutPoint[];
  createdAt: number;
}

/**
 * A citation of an answer: a range of cues of a transcript (`from`: the first, `to`: the one after the last) with its start in
 * seconds.
 */
export interface Citation {
  contentId: string;
  trackId: string;
  from: number;
  to: number;
  startTime: number;
}
