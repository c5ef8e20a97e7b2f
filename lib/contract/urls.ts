import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { MediaUrl } from './summaries.ts';

/** The operation that expands shortened addresses. */
export const urls = {
  expandUrl: operation({
    summary: 'The full form of a shortened or wrapped address',
    http: 'GET /v1/expandUrl',
    scope: 'read',
    tag: 'open',
    input: z.strictObject({ url: MediaUrl }),
    output: z.object({ url: z.string() }).register(z.globalRegistry, { id: 'ExpandedUrl' }),
  }),
};
