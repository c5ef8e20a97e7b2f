import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import type { PageMedia } from '../../contract/page.ts';
import { findTags } from '../find-tags.ts';
import { decodeResponse, parseJson, requestByHost } from '../request.ts';
import type { Access } from '../site.ts';

const maxBytes = 1_000_000;

const OEmbed = z.object({ html: z.string().check(z.maxLength(100_000)) });

/** Returns the media items in the HTML that a page offers for embedding (oEmbed). It is read, never rendered. */
export async function oEmbedMedia({ url, html }: { url: string; html: string }, access: Access): Promise<PageMedia[]> {
  const link = findTags(html, 'link').find(({ attributes: { type, href } }) => type === 'application/json+oembed' && href);
  const { href = '' } = link?.attributes ?? {};
  const offer = URL.canParse(href, url) ? new URL(href, url) : undefined;
  if (!href || !/^https?:$/.test(offer?.protocol ?? '')) return [];
  try {
    const answer = await requestByHost(offer!.href, { reason: 'page', maxBytes }, access);
    const offered = OEmbed.safeParse(parseJson(decodeResponse(answer)));
    return offered.success ? await access.read.readPage({ url, html: offered.data.html }) : [];
  } catch (error) {
    // Most pages offer oEmbed for articles, so a failure means that the page has no media.
    if (Failure.from(error).code === 'cancelled') throw error;
    return [];
  }
}
