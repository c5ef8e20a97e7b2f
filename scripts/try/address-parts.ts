import * as z from 'zod/mini';
import { checkUrl } from '../../lib/sites/check-url.ts';
import { classifyUrl } from '../../lib/sites/classify-url.ts';
import { expandUrl } from '../../lib/sites/expand-url.ts';
import { unwrapLink } from '../../lib/sites/unwrap-link.ts';
import { type Part, part } from './part.ts';
import { recordedFetch } from './recorded-fetch.ts';

const Answer = z.object({
  status: z._default(z.int().check(z.minimum(100), z.maximum(599)), 200),
  headers: z._default(z.record(z.string(), z.string()), {}),
  body: z._default(z.string(), ''),
});

export const addressParts: Record<string, Part> = {
  'detect-url': part('{url} -> {site, id, kind, canonicalUrl} or null', z.object({ url: z.string() }), ({ url }) =>
    classifyUrl(url),
  ),

  'expand-url': part(
    '{url, answers: {url: {status, headers, body}}} -> {url, hops}, from these answers alone',
    z.object({ url: z.string(), answers: z._default(z.record(z.string(), Answer), {}) }),
    async ({ url, answers }) => {
      const { fetch, hops } = recordedFetch(answers);
      const expanded = await expandUrl(unwrapLink(url), fetch, new AbortController().signal);
      return { url: expanded, hops: hops() };
    },
  ),

  'check-url': part(
    '{url, addresses? that its name has} -> {allowed, reason}',
    z.object({ url: z.string(), addresses: z.optional(z.array(z.string())) }),
    checkUrl,
  ),
};
