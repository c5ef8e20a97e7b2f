import * as z from 'zod/mini';
import { contentId, cursor, collectionId as id, limit, nextCursor, success, time } from './list-page.ts';
import { operation } from './operation.ts';
import { MediaUrl } from './summaries.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.describe('Name of the collection'));
const description = z.string().check(z.trim(), z.maxLength(5000), z.describe('Its subject, in a few sentences'));
const isPublic = z.boolean().check(z.describe('Whether everyone with its address may read it'));

/** A collection, the user’s own or an acquired one. */
export const Collection = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    isPublic: z.boolean(),
    ownership: z.enum(['owned', 'purchased']),
    itemCount: z.int(),
    coverUrl: z.optional(z.string()),
    createdAt: time,
    updatedAt: time,
  })
  .register(z.globalRegistry, { id: 'Collection' });

const CollectionItem = z
  .object({
    contentId: z.string(),
    title: z.string(),
    sourceUrl: z.string(),
    coverUrl: z.optional(z.string()),
    duration: z.number(),
    addedAt: time,
  })
  .register(z.globalRegistry, { id: 'CollectionItem' });

/** A message of a conversation, with the cues that an answer cites. */
export const ChatMessage = z
  .object({
    role: z.enum(['user', 'assistant']),
    content: z.string().check(z.describe('Markdown')),
    citations: z.array(
      z
        .object({ contentId: z.string(), trackId: z.string(), from: z.int(), to: z.int(), startTime: z.number() })
        .check(z.describe('First cue, the cue after the last, and the time of the first')),
    ),
    leftOut: z.optional(
      z
        .array(
          z.object({
            text: z.string(),
            problems: z.array(
              z.object({ kind: z.enum(['number', 'name', 'speaker', 'negation', 'unsupported']), text: z.string() }),
            ),
          }),
        )
        .check(z.describe('Points of a model that are not in the answer, and what the transcript contradicts in them')),
    ),
    createdAt: time,
  })
  .register(z.globalRegistry, { id: 'ChatMessage' });

const write = { scope: 'write', tag: 'agent' } as const;

/** Operations on collections and their items. */
export const collections = {
  listCollections: operation({
    summary: 'The collections, newest first',
    http: 'GET /v1/collections/list',
    tool: 'list_collections',
    agents: { isPaged: true, omits: ['collections[].coverUrl'] },
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({
      scope: z._default(z.enum(['owned', 'purchased', 'all']).check(z.describe('The user’s own, acquired ones, or both')), 'all'),
      limit,
      cursor,
    }),
    output: z.object({ collections: z.array(Collection), nextCursor }),
  }),
  getCollection: operation({
    summary: 'A collection with its items',
    http: 'GET /v1/collections/get',
    tool: 'get_collection',
    agents: { isPaged: true, omits: ['coverUrl', 'items[].coverUrl'] },
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({ id }),
    output: z
      .object({
        ...Collection.shape,
        items: z.array(CollectionItem),
        aggregatedSummary: z.nullable(
          z
            .string()
            .check(
              z.describe(
                'Markdown: the summary that was generated for the collection, or else the first lines of the summaries of its items; null without any',
              ),
            ),
        ),
      })
      .register(z.globalRegistry, { id: 'CollectionDetail' }),
  }),
  createCollection: operation({
    summary: 'Create a collection',
    description: 'Free, and at once; each call creates another one.',
    http: 'POST /v1/collections/create',
    tool: 'create_collection',
    agents: { omits: ['description'] },
    ...write,
    input: z.strictObject({ name, description: z.optional(description), isPublic: z.optional(isPublic) }),
    output: Collection,
  }),
  updateCollection: operation({
    summary: 'Change the name, the description or the visibility of a collection',
    http: 'POST /v1/collections/update',
    ...write,
    input: z.strictObject({
      id,
      name: z.optional(name),
      description: z.optional(description),
      isPublic: z.optional(isPublic),
    }),
    output: Collection,
  }),
  deleteCollection: operation({
    summary: 'Delete a collection; its items stay',
    http: 'POST /v1/collections/delete',
    ...write,
    input: z.strictObject({ id }),
    output: z.object({ success }),
  }),
  restoreCollection: operation({
    summary: 'Restore a deleted collection',
    http: 'POST /v1/collections/restore',
    ...write,
    input: z.strictObject({ id }),
    output: Collection,
  }),
  acquireCollection: operation({
    summary: 'Acquire a public collection of another user, read only and always in its owner’s current state',
    http: 'POST /v1/collections/acquire',
    ...write,
    input: z.strictObject({ id }),
    output: Collection,
  }),
  releaseCollection: operation({
    summary: 'Remove an acquired collection from your own',
    http: 'POST /v1/collections/release',
    ...write,
    input: z.strictObject({ id }),
    output: z.object({ success }),
  }),
  addItem: operation({
    summary: 'Add a video or audio to a collection, which saves it; adding it again changes nothing',
    description: 'Free; an address that is new takes seconds.',
    http: 'POST /v1/collections/addItem',
    tool: 'add_to_collection',
    ...write,
    reachesSites: true,
    input: z.strictObject({ collectionId: id, contentId: z.optional(contentId), sourceUrl: z.optional(MediaUrl) }).check(
      z.refine(({ contentId, sourceUrl }) => (contentId === undefined) !== (sourceUrl === undefined), {
        error: 'send exactly one of contentId and sourceUrl',
        path: ['contentId'],
      }),
    ),
    output: z.object({ success, contentId: z.string(), itemCount: z.int() }),
  }),
  removeItem: operation({
    summary: 'Remove an item from a collection; it stays saved',
    http: 'POST /v1/collections/removeItem',
    ...write,
    input: z.strictObject({ collectionId: id, contentId }),
    output: z.object({ success, itemCount: z.int() }),
  }),
  moveItem: operation({
    summary: 'Move an item of a collection before another one, or to the end',
    http: 'POST /v1/collections/moveItem',
    ...write,
    input: z.strictObject({ collectionId: id, contentId, before: z.optional(contentId) }),
    output: z.object({ success }),
  }),
  getChatHistory: operation({
    summary: 'The conversation with a collection, and questions that it suggests',
    http: 'GET /v1/collections/chatHistory',
    tool: 'get_collection_chat_history',
    agents: { isPaged: true, omits: ['messages[].leftOut'] },
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({ collectionId: id }),
    output: z
      .object({
        messages: z.array(ChatMessage),
        suggestedQuestions: z.array(z.string()),
        updatedAt: z.nullable(time),
      })
      .register(z.globalRegistry, { id: 'ChatHistory' }),
  }),
};
