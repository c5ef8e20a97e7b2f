import { useMemo, useSyncExternalStore } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { chatIdOf } from '../../lib/records/chat.ts';
import { type App, type AppClient, useApp } from '../app/app-context.ts';

/** The subject of a conversation: a media item or a collection. */
export type About = { contentId: string } | { collectionId: string };

/** A question that is not answered yet. It belongs to the page rather than to a view, so that it survives a change of tabs. */
export interface PendingQuestion {
  question: string;
  /** Time of the last message before it, by the clock of the service; 0 for the first question. Milliseconds since 1970. */
  after: number;
  failure?: FailureData;
  cancel(): void;
}

const pendingOf = new WeakMap<AppClient, ReturnType<typeof createPending>>();

/** The pending question of a conversation, and the functions to ask, dismiss and cancel it. */
export function usePendingQuestion(about: About): {
  pendingQuestion: PendingQuestion | undefined;
  ask(question: string, after: number): Promise<void>;
  dismiss(): void;
} {
  const app = useApp();
  const chatId = chatIdOf(about);
  const pending = useMemo(() => {
    const known = pendingOf.get(app.client) ?? createPending(app);
    pendingOf.set(app.client, known);
    return known;
  }, [app]);
  const pendingQuestion = useSyncExternalStore(pending.subscribe, () => pending.get(chatId));
  return {
    pendingQuestion,
    ask: (question, after) => pending.ask(about, question, after),
    dismiss: () => pending.put(chatId, undefined),
  };
}

function createPending({ client }: App) {
  const questions = new Map<string, PendingQuestion>();
  const listeners = new Set<() => void>();

  function put(chatId: string, pendingQuestion: PendingQuestion | undefined): void {
    if (pendingQuestion) questions.set(chatId, pendingQuestion);
    else questions.delete(chatId);
    for (const listener of listeners) listener();
  }

  return {
    put,
    get: (chatId: string) => questions.get(chatId),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Question and answer arrive as records; only a failure stays in this state. */
    async ask(about: About, question: string, after: number): Promise<void> {
      const chatId = chatIdOf(about);
      const abort = new AbortController();
      const pendingQuestion: PendingQuestion = { question, after, cancel: () => abort.abort(new Failure('cancelled')) };
      const replace = (next: PendingQuestion | undefined) => {
        if (questions.get(chatId) === pendingQuestion) put(chatId, next);
      };
      put(chatId, pendingQuestion);
      try {
        await client.ask({ ...about, question }, { signal: abort.signal });
        replace(undefined);
      } catch (error) {
        const failure = Failure.from(error).toJSON();
        replace(failure.code === 'cancelled' ? undefined : { ...pendingQuestion, failure });
      }
    },
  };
}
