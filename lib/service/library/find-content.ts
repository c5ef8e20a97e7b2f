import { Failure } from '../../contract/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Content } from '../../records/records.ts';
import { siteOf } from '../../sites/index.ts';
import { orderTracks } from '../../sites/track-choice.ts';
import { contentOf, knownContent } from '../transcripts/acquire-transcript.ts';

/** The medium at an address, asked of its site if it is not known yet. Its words are not read. */
export async function findContent(ports: Ports, url: string, signal: AbortSignal): Promise<Content> {
  const known = await knownContent(ports, url);
  if (known) return known;
  const page = await ports.pages.find(url);
  const access = { fetch: ports.fetch, read: ports.engine, signal };
  const resolve = (seen: typeof page) => siteOf(url).resolve(new URL(url), { ...access, page: seen });
  const medium = await resolve(page).catch((error) => {
    // The tab was closed under us; some sites answer without it.
    if (!page || Failure.from(error).code !== 'pageGone') throw error;
    return resolve(undefined);
  });
  const tracks = orderTracks(medium.tracks, { original: medium.originalLanguage });
  const content = contentOf(medium, tracks, undefined, ports.clock.now());
  await ports.store.putContent(content);
  return content;
}

/** The medium with an id. Throws `notFound`. */
export async function contentById({ store }: Ports, contentId: string): Promise<Content> {
  const content = await store.getContent(contentId);
  if (!content) throw new Failure('notFound', `nothing is known of ${contentId}`);
  return content;
}
