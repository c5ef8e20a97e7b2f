import { useState } from 'react';
import { type AppClient, useApp } from '../app/app-context.ts';

/** A question that is being written. */
interface QuestionDraft {
  text: string;
  write(text: string): void;
  /** Empties the field when the question is sent; `forgetQuestion` deletes it when it is answered. */
  empty(): void;
}

const draftsOf = new WeakMap<AppClient, Map<string, string>>();

const keyOf = (chatId: string) => `question-draft ${chatId}`;

/**
 * Returns the question that is being written in a conversation. It belongs to the page rather than to a view, so that it survives a
 * change of tabs, and is stored until it is answered, so that it survives a closed panel. The first one is `initial`, which is not
 * repeated after it was sent.
 */
export function useQuestionDraft(chatId: string, initial?: string): QuestionDraft {
  const { client } = useApp();
  const drafts = draftsOf.get(client) ?? new Map<string, string>();
  draftsOf.set(client, drafts);
  const [text, setText] = useState(drafts.get(chatId) ?? initial ?? localStorage.getItem(keyOf(chatId)) ?? '');
  const show = (next: string) => {
    drafts.set(chatId, next);
    setText(next);
  };
  return {
    text,
    write(next) {
      show(next);
      try {
        localStorage.setItem(keyOf(chatId), next);
      } catch {
        // The quota is exceeded: the draft lasts as long as the page.
      }
      if (!next) localStorage.removeItem(keyOf(chatId));
    },
    empty: () => show(''),
  };
}

/** Deletes the stored question of a conversation, unless another one is being written meanwhile. */
export function forgetQuestion(chatId: string, question: string): void {
  if (localStorage.getItem(keyOf(chatId))?.trim() === question) localStorage.removeItem(keyOf(chatId));
}
