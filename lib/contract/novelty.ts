import * as z from 'zod/mini';
import { contentId, limit } from './list-page.ts';
import { mediaLink } from './media.ts';
import { operation } from './operation.ts';

/** Fields of a sentence of a transcript, with its time in seconds. */
const statement = { text: z.string(), startTime: z.number() };
const Statement = z.object(statement);

/** A sentence of a saved item with the time at which it is spoken. */
const Passage = z.object({ ...mediaLink, ...statement });
type Passage = z.infer<typeof Passage>;

/** The result of a search for the passages that say the same as a sentence. */
export interface FoundPassages {
  passages: Passage[];
  /** Whether the sentence has too few words to be compared. */
  isTooShort: boolean;
}

/** A feed item with the sentences that the library does not contain. */
export const NovelItem = z
  .object({
    ...mediaLink,
    novelty: z.number().check(z.describe('Share of what it says that is new, from 0 to 1')),
    isNewSubject: z.boolean().check(z.describe('Whether the library has nothing on its subject')),
    reasons: z.array(Statement.check(z.describe('New sentences, in the order of the item'))),
    known: z.array(
      Passage.check(z.describe('A sentence of the item that a saved item says already, and when it does, in seconds')),
    ),
  })
  .register(z.globalRegistry, { id: 'NovelItem' });
export type NovelItem = z.infer<typeof NovelItem>;

/** A saved item that belongs together with another. */
export const RelatedItem = z
  .object({
    ...mediaLink,
    similarity: z.number().check(z.describe('Of the subjects, from 0 to 1')),
    isDuplicate: z.boolean().check(z.describe('Whether it has the same words: another upload or another cut')),
  })
  .register(z.globalRegistry, { id: 'RelatedItem' });
export type RelatedItem = z.infer<typeof RelatedItem>;

/** The items that the subscribed channels published in a period, the most relevant first. */
const Digest = z
  .object({
    from: z.number().check(z.describe('Start of the period in milliseconds since 1970')),
    until: z.number().check(z.describe('End of the period, which is not part of it')),
    items: z.array(
      z.object({
        ...mediaLink,
        channelTitle: z.string(),
        isNewSubject: z.boolean(),
        reasons: z.array(Statement.check(z.describe('New sentences; none without a transcript'))),
      }),
    ),
    otherCount: z.number().check(z.describe('Number of the period’s items that are not among `items`')),
  })
  .register(z.globalRegistry, { id: 'Digest' });

const read = { scope: 'read', tag: 'agent' } as const;

/** Operations that compare what media items say. */
export const novelty = {
  rankFeed: operation({
    summary: 'The feed by what its items say that the library does not',
    description:
      'Ranks the newest 200 items, of which those with a stored transcript are returned, the most new first; items on subjects that are new to the library follow. Compares with the newest saved items, without a language model.',
    http: 'GET /v1/feed/novelty',
    ...read,
    input: z.strictObject({ limit }),
    output: z.object({ items: z.array(NovelItem) }),
  }),
  getDigest: operation({
    summary: 'The digest of the feed: a two-minute page on the last day or week',
    description:
      'Made once a period if the settings ask for it, from stored items and without a language model; null before the first.',
    http: 'GET /v1/feed/digest',
    ...read,
    input: z.strictObject({}),
    output: z.object({ digest: z.nullable(Digest) }),
  }),
  findRelated: operation({
    summary: 'Saved items that belong together with an item: duplicates, then the most similar ones',
    description: 'The item needs a stored transcript (404 without one).',
    http: 'GET /v1/library/related',
    ...read,
    input: z.strictObject({ contentId, limit }),
    output: z.object({ items: z.array(RelatedItem) }),
  }),
  findPassages: operation({
    summary: 'Sentences of other saved items that say the same as a sentence, with their times',
    description: 'By shared words, so that only the same language is found; one sentence of each item, the fullest first.',
    http: 'GET /v1/library/passages',
    ...read,
    input: z.strictObject({
      contentId: contentId.check(z.describe('Item of the sentence, which is not searched')),
      text: z.string().check(z.minLength(1), z.maxLength(1000)),
      limit,
    }),
    output: z.object({
      passages: z.array(Passage),
      isTooShort: z.boolean().check(z.describe('Whether the sentence has too few words to be compared')),
    }),
  }),
};
