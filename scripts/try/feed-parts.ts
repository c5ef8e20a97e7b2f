import * as z from 'zod/mini';
import { decodeBase64 } from '../../lib/encoding/base64.ts';
import { feedCandidates } from '../../lib/feeds/feed-candidates.ts';
import { parseFeed } from '../../lib/feeds/parse-feed.ts';
import { readSubscriptions } from '../../lib/feeds/read-subscriptions.ts';
import { type Part, part } from './part.ts';

export const feedParts: Record<string, Part> = {
  'parse-feed': part(
    '{text or base64, url, contentType?} -> {title, link, items: [{id, title, link, publishedAt?, enclosureUrl?, coverUrl?, durationSeconds?}]}',
    z
      .object({
        text: z.optional(z.string()),
        base64: z.optional(z.string()),
        url: z._default(z.string(), ''),
        contentType: z.optional(z.string().check(z.maxLength(300))),
      })
      .check(z.refine(({ text, base64 }) => (text === undefined) !== (base64 === undefined), 'either text or base64')),
    ({ text, base64, url, contentType }) => {
      const content = text ?? decodeBase64(base64 ?? '');
      const { title, link, items } = parseFeed({ url, content, contentType }, Date.now());
      return { title, link, items };
    },
  ),

  'channel-feed': part(
    '{url, html? of its page, or what its directory answered} -> {candidates: [feed URL]}, best first',
    z.object({ url: z.string(), html: z.optional(z.string()) }),
    ({ url, html }) => ({ candidates: feedCandidates(url, html) }),
  ),

  opml: part(
    '{text of OPML, or of Google Takeout’s subscriptions.csv} -> {feeds: [{title, url}]}',
    z.object({ text: z.string() }),
    ({ text }) => ({ feeds: readSubscriptions(text).map(({ title, url }) => ({ title, url })) }),
  ),
};
