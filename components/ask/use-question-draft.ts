import { useState } from 'react';
import { type AppClient, useApp } from '../app/app-context.ts';

const draftsOf = new WeakMap<AppClient, Map<string, string>>();

/**
 * Returns the question that is being written in a conversation, and the function to change it. It belongs to the page rather than
 * to a view, so that it survives a change of tabs. The first one is `initial`, which is not repeated after it was sent.
 */
export function useQuestionDraft(chatId: string, initial = ''): [string, (text: string) => void] {
  const { client } = useApp();
  const drafts = draftsOf.get(client) ?? new Map<string, string>();
  draftsOf.set(client, drafts);
  const [text, setText] = useState(drafts.get(chatId) ?? initial);
  const write = (next: string) => {
    drafts.set(chatId, next);
    setText(next);
  };
  return [text, write];
}
