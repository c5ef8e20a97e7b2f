import type { asking as operations } from '../../contract/asking.ts';
import { defaultDetailLevel } from '../../contract/detail-level.ts';
import { Failure } from '../../contract/failure.ts';
import type { Operations } from '../../contract/index.ts';
import type { Handlers } from '../../contract/operation.ts';
import { linesMarkdown, summaryMarkdown } from '../../markdown/summary-markdown.ts';
import type { Ports } from '../../ports/ports.ts';
import { changeFields } from '../../records/change-fields.ts';
import { type ChatMessage, chatIdOf } from '../../records/chat.ts';
import { timeAfter } from '../../records/time-after.ts';
import { requireOwned } from '../collections/collection-handlers.ts';
import { summarizeCollection } from '../collections/summarize-collection.ts';
import { isoTime } from '../iso-time.ts';
import { savedItem } from '../library/save-content.ts';
import { contentById } from '../media/find-content.ts';
import { writeNote } from '../notes/write-note.ts';
import { makeVersion } from '../products/summary-handlers.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { ask, checkSubject } from './ask.ts';
import { findTitlePromise } from './find-title-promise.ts';
import { listTopics } from './list-topics.ts';

const shown = (message: ChatMessage) => ({ ...message, createdAt: isoTime(message.createdAt) });

/** Handlers of the operations on conversations, of summaries by the user's own prompt, and of summaries of collections. */
export function chatHandlers(ports: Ports, tasks: Tasks): Pick<Handlers<Operations>, keyof typeof operations> {
  const { store } = ports;
  return {
    async ask(question, { signal }) {
      const chat = await ask(ports, question, signal);
      return { success: true, answer: shown(chat.messages.at(-1)!), suggestedQuestions: chat.suggestedQuestions };
    },

    async getChat({ contentId }) {
      await contentById(ports, contentId);
      const chat = await store.getChat(chatIdOf({ contentId }));
      return { messages: chat?.messages.map(shown) ?? [], suggestedQuestions: chat?.suggestedQuestions ?? [] };
    },

    listTopics: async (about) => ({ topics: await listTopics(ports, about) }),

    getTitlePromise: async ({ contentId }) => ({ promise: await findTitlePromise(ports, contentId) }),

    async clearChat(about) {
      checkSubject(about);
      const chatId = chatIdOf(about);
      await store.updateChat(chatId, (stored) => {
        const now = timeAfter(stored?.updatedAt, ports.clock.now());
        return { chatId, messages: [], suggestedQuestions: [], updatedAt: now, clearedAt: now };
      });
      return { success: true };
    },

    async summarizeByPrompt({ contentId, customPrompt, outputLanguage }, context) {
      await savedItem(store, contentId);
      const { sourceUrl } = await contentById(ports, contentId);
      const { summary, transcript } = await makeVersion(
        ports,
        tasks,
        sourceUrl,
        {
          product: 'summary',
          detailLevel: defaultDetailLevel,
          customPrompt,
          ...(outputLanguage && { outputLanguage }),
          isRefresh: true,
        },
        context,
      );
      if (summary.contentId !== contentId) throw new Failure('captionsForeign', `${sourceUrl} is ${summary.contentId} now.`);
      const text = summaryMarkdown(summary.digest, transcript.cues, {});
      await writeNote(ports, { contentId, text, replacedBy: 'summary' });
      return { success: true, contentId, summary: text, fromCache: false };
    },

    async summarizeCollection({ id, outputLanguage }, { signal }) {
      const collection = await requireOwned(ports, id);
      const aggregated = await summarizeCollection(ports, collection, outputLanguage, signal);
      await store.updateCollection(id, (row) => row && changeFields('collection', row, { aggregated }, ports.clock.now()));
      return {
        success: true,
        aggregatedSummary: linesMarkdown(aggregated.lines.map(({ text }) => ({ text, cites: [] }))),
      };
    },
  };
}
