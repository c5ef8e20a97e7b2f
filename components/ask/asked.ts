import { useSyncExternalStore } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { client } from '../client.ts';

/** What is asked: a medium, or a collection. */
export type About = { contentId: string } | { collectionId: string };

/** A question that is not answered yet. Outside of any face, so that it outlives a look at another tab. */
export interface Asked {
  question: string;
  /** Milliseconds since 1970. */
  at: number;
  failure?: FailureData;
  cancel(): void;
}

const questions = new Map<string, Asked>();
const listeners = new Set<() => void>();

export const chatIdOf = (about: About): string =>
  'contentId' in about ? `content:${about.contentId}` : `collection:${about.collectionId}`;

export const useAsked = (chatId: string): Asked | undefined => useSyncExternalStore(subscribe, () => questions.get(chatId));

/** The question and its answer come as rows; what stays here is a failure. */
export async function ask(about: About, question: string): Promise<void> {
  const chatId = chatIdOf(about);
  const abort = new AbortController();
  const asked: Asked = { question, at: Date.now(), cancel: () => abort.abort(new Failure('cancelled')) };
  put(chatId, asked);
  try {
    await client.ask({ ...about, question }, { signal: abort.signal });
  } catch (error) {
    const failure = Failure.from(error).toJSON();
    if (questions.get(chatId) === asked) put(chatId, failure.code === 'cancelled' ? undefined : { ...asked, failure });
  }
}

export const dismiss = (chatId: string): void => put(chatId, undefined);

function put(chatId: string, asked: Asked | undefined): void {
  if (asked) questions.set(chatId, asked);
  else questions.delete(chatId);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
