import { chatIdOf } from '../../lib/records/chat.ts';
import { createPendingRun, type PendingRun } from '../app/pending-run.ts';
import { forgetQuestion } from './use-question-draft.ts';

/** The subject of a conversation: a media item or a collection. */
export type About = { contentId: string } | { collectionId: string };

interface AskRequest {
  about: About;
  question: string;
  /** Time of the last message before it, by the clock of the service; 0 for the first question. Milliseconds since 1970. */
  after: number;
  /** Resolves when the conversation that was cleared before it is deleted. */
  cleared: Promise<void>;
}

/** A question that is not answered yet. */
export type PendingQuestion = PendingRun<AskRequest>;

/** The pending question of a conversation, by its id. */
export const usePendingQuestion = createPendingRun<AskRequest>(async ({ client }, { about, question, cleared }, signal) => {
  await cleared;
  await client.ask({ ...about, question }, { signal });
  forgetQuestion(chatIdOf(about), question);
});
