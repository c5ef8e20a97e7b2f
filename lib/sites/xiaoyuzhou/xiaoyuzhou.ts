import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { identityOf } from '../content-id.ts';
import { Duration } from '../duration.ts';
import { fetchCaptionFile } from '../fetch-caption-file.ts';
import { ifValid } from '../if-valid.ts';
import { readNextData } from '../read-next-data.ts';
import { decodeResponse, expectOk, request } from '../request.ts';
import { showNotesChapters } from '../show-notes-chapters.ts';
import type { Site } from '../site.ts';
import { xiaoyuzhouAddress } from './address.ts';

const maxPageBytes = 4_000_000;

const PageProps = z.object({
  episode: z.object({
    eid: z.string(),
    title: z.catch(z.string(), ''),
    description: z.catch(z.string(), ''),
    duration: Duration,
    pubDate: ifValid(z.string()),
    podcast: ifValid(z.object({ pid: z.string(), title: z.string() })),
    enclosure: ifValid(z.object({ url: z.url({ protocol: /^https?$/ }) })),
    image: ifValid(z.object({ picUrl: z.string() })),
  }),
});

/** Xiaoyuzhou. Its pages describe an episode and link to its file, but have no transcript. */
export const xiaoyuzhou: Site = {
  name: 'xiaoyuzhou',
  detect: xiaoyuzhouAddress,

  async resolve(url, access) {
    const address = xiaoyuzhouAddress(url);
    if (!address) throw new Failure('noMedia', 'not an episode of Xiaoyuzhou');
    const answer = await request(access, address.canonicalUrl, { reason: 'page', maxBytes: maxPageBytes });
    expectOk(answer);
    const parsed = PageProps.safeParse(readNextData(decodeResponse(answer)));
    if (!parsed.success) throw new Failure('siteFailed', 'Xiaoyuzhou answered in an unknown shape');
    const { eid, title, description, duration, pubDate, podcast, enclosure, image } = parsed.data.episode;
    if (eid !== address.id) throw new Failure('captionsForeign', `Xiaoyuzhou answered for ${eid}`);
    const chapters = showNotesChapters(description, duration);
    return {
      ...identityOf(address),
      title,
      duration,
      author: podcast?.title,
      channelUrl: podcast && `https://www.xiaoyuzhoufm.com/podcast/${podcast.pid}`,
      coverUrl: image?.picUrl,
      description: description || undefined,
      publishedAt: pubDate,
      tracks: [],
      soundUrl: enclosure?.url,
      chapters: chapters.length > 0 ? chapters : undefined,
    };
  },

  captions: (_, track, access) => fetchCaptionFile(track, access),
};
