import * as z from 'zod/mini';
import { ChatMessage } from './collections.ts';
import { collectionId, contentId, success } from './list-page.ts';
import { maxQuestionLength } from './max-question-length.ts';
import { operation } from './operation.ts';
import { OutputLanguage } from './summaries.ts';
import { ModelName } from './texts.ts';

const about = { contentId: z.optional(contentId), collectionId: z.optional(collectionId) };

/** Operations that ask questions of media items and collections. */
export const asking = {
  ask: operation({
    summary: 'Ask a question of a video or audio, or of all items of a collection; name one of the two',
    description:
      'Answers from stored transcripts, with citations, and adds question and answer to the conversation. A configured language model is used, at its price; it takes seconds. search_transcript finds the parts without a model.',
    http: 'POST /v1/ask',
    tool: 'ask_question',
    agents: {
      rest: 'The whole answer stands in the conversation: get_collection_chat_history, or GET /v1/chat/get.',
      omits: ['answer.leftOut'],
    },
    scope: 'write',
    tag: 'agent',
    stream: true,
    reachesSites: true,
    input: z.strictObject({
      ...about,
      question: z
        .string()
        .check(
          z.trim(),
          z.minLength(1),
          z.maxLength(maxQuestionLength),
          z.describe('As to a person: When did trains need one time?'),
        ),
      outputLanguage: z.optional(OutputLanguage),
      model: z.optional(ModelName),
    }),
    output: z.object({ success, answer: ChatMessage, suggestedQuestions: z.array(z.string()) }),
  }),
  getChat: operation({
    summary: 'The conversation with an item',
    http: 'GET /v1/chat/get',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({ contentId }),
    output: z.object({ messages: z.array(ChatMessage), suggestedQuestions: z.array(z.string()) }),
  }),
  listTopics: operation({
    summary: 'Topics of a video or audio, or of the items of a collection: phrases to ask about, the best first',
    http: 'GET /v1/ask/topics',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject(about),
    output: z.object({ topics: z.array(z.string()) }),
  }),
  getTitlePromise: operation({
    summary: 'Where a video or audio answers what its title asks or promises',
    http: 'GET /v1/ask/titlePromise',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({ contentId }),
    output: z.object({
      promise: z.nullable(
        z
          .object({
            answered: z.boolean(),
            text: z.string().check(z.describe('the answer, or what comes closest to one; empty if nothing does')),
            cites: z.array(z.int()).check(z.describe('indexes of its cues')),
            startTime: z.nullable(z.number().check(z.describe('seconds'))),
          })
          .check(z.describe('null where the title promises nothing')),
      ),
    }),
  }),
  clearChat: operation({
    summary: 'Delete the conversation with an item or a collection',
    http: 'POST /v1/chat/clear',
    scope: 'write',
    tag: 'agent',
    input: z.strictObject(about),
    output: z.object({ success }),
  }),
  summarizeByPrompt: operation({
    summary: 'Summarize a saved item by a prompt; the text becomes its note, and the former note stays as a version',
    description: 'Needs a configured language model, at its price; takes seconds to minutes, and writes again with each call.',
    http: 'POST /v1/summary/byPrompt',
    tool: 'generate_summary_by_prompt',
    agents: { rest: 'get_note has the whole text.' },
    scope: 'write',
    tag: 'agent',
    stream: true,
    reachesSites: true,
    input: z.strictObject({
      contentId,
      customPrompt: z.string().check(z.minLength(1), z.maxLength(8000), z.describe('Instructions for the text')),
      outputLanguage: z.optional(OutputLanguage),
    }),
    output: z.object({
      success,
      contentId: z.string(),
      summary: z.string().check(z.describe('Markdown')),
      fromCache: z.literal(false),
    }),
  }),
  summarizeCollection: operation({
    summary: 'Summarize the items of a collection as a whole, from their summaries',
    http: 'POST /v1/collections/summarize',
    scope: 'write',
    tag: 'agent',
    stream: true,
    input: z.strictObject({ id: collectionId, outputLanguage: z.optional(OutputLanguage) }),
    output: z.object({ success, aggregatedSummary: z.string().check(z.describe('Markdown')) }),
  }),
};
