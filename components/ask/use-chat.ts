import { useState } from 'react';
import { type ChatMessage, chatIdOf } from '../../lib/records/chat.ts';
import { useApp } from '../app/app-context.ts';
import { useLiveById } from '../app/use-live-by-id.ts';
import { notesText } from '../i18n/notes-text.ts';
import type { UndoableAction } from '../ui/undo.tsx';
import { type About, type PendingQuestion, usePendingQuestion } from './pending-question.ts';

export interface ChatState {
  /** Undefined until the stored conversation is read. */
  messages?: ChatMessage[];
  suggestedQuestions: string[];
  /** The pending question, until it is among the messages. */
  pendingQuestion?: PendingQuestion;
  /** Asks a question once the cleared conversation is deleted, which is the history until then. */
  ask(question: string, cleared: Promise<void>): void;
  dismiss(): void;
  /** Hides the conversation at once, and deletes it when the undo period is over. */
  clear(): UndoableAction;
}

/** The stored conversation, live, with its pending question. */
export function useChat(about: About): ChatState {
  const { client } = useApp();
  const chatId = chatIdOf(about);
  const chat = useLiveById(chatId, async (live, id) => (await live.chat(id)) ?? null);
  const { run: pendingQuestion, start, dismiss } = usePendingQuestion(chatId);
  const [clearedAt, setClearedAt] = useState(0);
  const messages = chat === undefined ? undefined : (chat?.messages ?? []).filter(({ createdAt }) => createdAt > clearedAt);
  const lastAt = chat?.messages.at(-1)?.createdAt ?? 0;
  const isStored = pendingQuestion !== undefined && lastAt > pendingQuestion.request.after;
  return {
    messages,
    suggestedQuestions: chat?.suggestedQuestions ?? [],
    pendingQuestion: isStored ? undefined : pendingQuestion,
    ask: (question, cleared) => {
      if (isStored) dismiss();
      start({ about, question, after: lastAt, cleared });
    },
    dismiss,
    clear: () => {
      setClearedAt(lastAt);
      return {
        text: notesText('ask.cleared'),
        undo: () => setClearedAt(0),
        commit: async () => {
          try {
            await client.clearChat(about);
          } catch (error) {
            setClearedAt(0);
            throw error;
          }
        },
      };
    },
  };
}
