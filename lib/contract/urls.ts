import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { MediaUrl } from './summaries.ts';

/** Kinds of addresses: those of media items, and those that lead to media items without being one. */
export const AddressKind = z.enum([
  'video',
  'audio',
  'clip',
  'short',
  'live',
  'playlist',
  'channel',
  'user',
  'search',
  'shortLink',
]);
export type AddressKind = z.infer<typeof AddressKind>;

/** Identity of the page, media item or list at an address. `canonicalUrl` is the same for all its addresses. */
export const KnownAddress = z
  .object({ site: z.string(), id: z.string(), kind: AddressKind, canonicalUrl: z.string() })
  .register(z.globalRegistry, { id: 'KnownAddress' });
export type KnownAddress = z.infer<typeof KnownAddress>;

/** The actions of Gloss on an address: summarize its media item, list its newest items, follow it, or expand it. */
export const AddressAction = z.enum(['summarize', 'list', 'follow', 'expand']);
export type AddressAction = z.infer<typeof AddressAction>;

/** Operations on addresses. */
export const urls = {
  expandUrl: operation({
    summary: 'The full form of a shortened or wrapped address',
    http: 'GET /v1/expandUrl',
    scope: 'read',
    tag: 'open',
    input: z.strictObject({ url: MediaUrl }),
    output: z.object({ url: z.string() }).register(z.globalRegistry, { id: 'ExpandedUrl' }),
  }),

  detectUrl: operation({
    summary: 'What an address names, by its form alone, and what can be done with it',
    http: 'GET /v1/detectUrl',
    scope: 'read',
    tag: 'open',
    input: z.strictObject({ url: MediaUrl }),
    output: z
      .object({
        address: z.nullable(KnownAddress).check(z.describe('Null for a page of no known form')),
        actions: z.array(AddressAction),
      })
      .register(z.globalRegistry, { id: 'DetectedUrl' }),
  }),
};
