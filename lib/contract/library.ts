import * as z from 'zod/mini';
import { Cue } from './cue.ts';
import { channelId, collectionId, contentId, limit, nextCursor, success, time } from './list-page.ts';
import { MediaKind } from './media.ts';
import { operation } from './operation.ts';
import { MediaUrl, SummarizedChapter } from './summaries.ts';

const Tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(50));
const tag = z.optional(Tag.check(z.describe('Only items with this tag')));

/** A saved media item with its note and its newest summary. */
export const SavedVideo = z
  .object({
    id: z.string(),
    title: z.string(),
    sourceUrl: z.string(),
    htmlUrl: z.string(),
    service: z.string(),
    kind: MediaKind,
    author: z.optional(z.string()),
    channelId: z.optional(z.string()),
    channelTitle: z.optional(z.string()),
    coverUrl: z.optional(z.string()),
    publishedAt: z.optional(z.string()),
    duration: z.number(),
    note: z.string().check(z.describe('Markdown; empty without one')),
    summary: z.string().check(z.describe('Markdown; empty without one')),
    chapters: z.nullable(z.array(z.omit(SummarizedChapter, { content: true }))),
    subtitles: z.nullable(
      z.array(Cue).check(z.describe('Stored transcript; a page of a list has those of its first items, up to 4 MB, compressed')),
    ),
    tags: z.array(z.string()),
    favourite: z.boolean(),
    createdAt: time,
    updatedAt: time,
    deletedAt: z.optional(time),
  })
  .register(z.globalRegistry, { id: 'SavedVideo' });
export type SavedVideo = z.infer<typeof SavedVideo>;

const SearchResult = z
  .object({
    contentId: z.string(),
    title: z.string(),
    sourceUrl: z.string(),
    coverUrl: z.optional(z.string()),
    publishedAt: z.optional(z.string().check(z.describe('Time of publication, if the site names it'))),
    snippet: z.string(),
    highlights: z
      .array(z.object({ from: z.int(), to: z.int() }))
      .check(z.describe('Matching ranges of the snippet, as offsets in UTF-16 units')),
    matchType: z.enum(['title', 'note', 'subtitle', 'summary']),
    timestamp: z.optional(z.number().check(z.describe('Of a subtitle: its time in seconds'))),
    trackId: z.optional(z.string()),
    cueIndex: z.optional(z.int()),
    collectionId: z.optional(z.string().check(z.describe('The acquired collection that contains it, if it is not saved'))),
  })
  .register(z.globalRegistry, { id: 'SearchResult' });

const id = contentId;
const write = { scope: 'write', tag: 'agent' } as const;

/** Operations on saved media items. */
export const library = {
  listLibrary: operation({
    summary: 'The saved items, page by page',
    description: 'Free, and at once. The tool leaves the texts to get_saved_video.',
    http: 'GET /v1/library/list',
    tool: 'list_saved_videos',
    agents: {
      isPaged: true,
      defaults: { includeSubtitles: false },
      hides: ['includeSubtitles'],
      omits: ['note', 'summary', 'chapters', 'subtitles', 'coverUrl'].map((field) => `videos[].${field}`),
    },
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({
      limit,
      cursor: z.optional(
        z
          .string()
          .check(
            z.regex(/^[1-9]\d{0,8}$/),
            z.describe('Number of the page; items that are saved or deleted meanwhile move others'),
          ),
      ),
      channelId: z.optional(channelId),
      sortBy: z._default(z.enum(['createdAt', 'updatedAt']).check(z.describe('Time to sort by')), 'createdAt'),
      sortOrder: z._default(z.enum(['asc', 'desc']).check(z.describe('Oldest or newest first')), 'desc'),
      tag,
      favourite: z.optional(z.boolean().check(z.describe('Only items with this mark, or without it'))),
      inBin: z.optional(z.boolean().check(z.describe('Only items in the trash, which can still be restored'))),
      includeSubtitles: z._default(
        z.boolean().check(z.describe('`false` leaves the transcripts out: `subtitles` is null')),
        true,
      ),
    }),
    output: z
      .object({ videos: z.array(SavedVideo), nextCursor, total: z.int() })
      .register(z.globalRegistry, { id: 'LibraryPage' }),
  }),
  getVideo: operation({
    summary: 'A saved item with its texts and its transcript',
    description: 'Free, and at once. The tool leaves the transcript to get_subtitle and search_transcript.',
    http: 'GET /v1/library/get',
    tool: 'get_saved_video',
    agents: { isPaged: true, omits: ['subtitles', 'coverUrl'] },
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({ id }),
    output: SavedVideo,
  }),
  searchLibrary: operation({
    summary: 'Search the titles, notes, summaries and subtitles of saved items',
    http: 'GET /v1/library/search',
    tool: 'search_saved_videos',
    agents: {
      isPaged: true,
      hides: ['quick'],
      omits: ['coverUrl', 'highlights', 'trackId', 'cueIndex'].map((field) => `results[].${field}`),
    },
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({
      // A space at the end says that the last word is complete.
      keyword: z.string().check(
        z.minLength(1),
        z.maxLength(500),
        z.refine((keyword) => keyword.trim() !== '', { error: 'must not be blank' }),
        z.describe('Words that occur, in any case; in quotation marks, as a phrase'),
      ),
      limit,
      quick: z.optional(z.boolean().check(z.describe('Titles and notes only, for results while typing'))),
      channelId: z.optional(channelId),
      collectionId: z.optional(collectionId.check(z.describe('Only items of this collection'))),
      tag,
      hasNote: z.optional(z.boolean().check(z.describe('Only items with a note, or without one'))),
      from: z.optional(z.iso.datetime().check(z.describe('Saved then or later'))),
      to: z.optional(z.iso.datetime().check(z.describe('Saved before'))),
    }),
    output: z.object({ results: z.array(SearchResult), count: z.int() }).register(z.globalRegistry, { id: 'SearchResults' }),
  }),
  saveVideo: operation({
    summary: 'Save a video or audio without generating a text; saving it again changes nothing',
    http: 'POST /v1/library/save',
    isIdempotent: true,
    ...write,
    input: z.strictObject({ url: MediaUrl }),
    output: SavedVideo,
  }),
  updateVideo: operation({
    summary: 'Change the title, the tags or the mark as a favorite of a saved item',
    http: 'POST /v1/library/update',
    isIdempotent: true,
    ...write,
    input: z.strictObject({
      id,
      title: z.optional(z.string().check(z.trim(), z.maxLength(500), z.describe('Empty for the title that the site gives'))),
      tags: z.optional(z.array(Tag).check(z.maxLength(50))),
      favourite: z.optional(z.boolean()),
    }),
    output: SavedVideo,
  }),
  deleteVideo: operation({
    summary: 'Move a saved item to the trash, from where it can be restored for 30 days',
    http: 'POST /v1/library/delete',
    ...write,
    input: z.strictObject({
      id,
      forever: z.optional(z.boolean().check(z.describe('Whether to delete it and all its texts permanently, at once'))),
    }),
    output: z.object({ success }),
  }),
  restoreVideo: operation({
    summary: 'Restore an item from the trash',
    http: 'POST /v1/library/restore',
    ...write,
    input: z.strictObject({ id }),
    output: SavedVideo,
  }),
  listTags: operation({
    summary: 'The tags in use, the most used first',
    http: 'GET /v1/library/tags',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({}),
    output: z.object({ tags: z.array(z.object({ tag: z.string(), count: z.int() })) }),
  }),
};
