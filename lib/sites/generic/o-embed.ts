import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import type { PageMedium } from '../../ports/ports.ts';
import { parseJson, requestByHost, textOf } from '../request.ts';
import type { Access } from '../site.ts';
import { tags } from '../tags.ts';

const maxBytes = 1_000_000;

const OEmbed = z.object({ html: z.string().check(z.maxLength(100_000)) });

/** What plays in the piece of HTML that a page offers to others for embedding it (oEmbed). It is read, never shown. */
export async function oEmbedMedia({ url, html }: { url: string; html: string }, access: Access): Promise<PageMedium[]> {
  const link = tags(html, 'link').find(({ attributes: { type, href } }) => type === 'application/json+oembed' && href);
  const { href = '' } = link?.attributes ?? {};
  const offer = URL.canParse(href, url) ? new URL(href, url) : undefined;
  if (!href || !/^https?:$/.test(offer?.protocol ?? '')) return [];
  try {
    const answer = await requestByHost(access, offer!.href, { reason: 'page', maxBytes });
    const offered = OEmbed.safeParse(parseJson(textOf(answer)));
    return offered.success ? await access.read.readPage({ url, html: offered.data.html }) : [];
  } catch (error) {
    // Most such offers are of an article, so without one the page still plays nothing.
    if (Failure.from(error).code === 'cancelled') throw error;
    return [];
  }
}
