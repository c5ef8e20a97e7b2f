import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { byKey } from '../by-key.ts';
import { identityOf } from '../content-id.ts';
import { Duration } from '../duration.ts';
import { fetchCaptionFile } from '../fetch-caption-file.ts';
import { fetchJson } from '../fetch-json.ts';
import { ifValid } from '../if-valid.ts';
import { languageTag } from '../language.ts';
import type { Site } from '../site.ts';
import { dailymotionAddress } from './address.ts';

const metadata = 'https://www.dailymotion.com/player/metadata/video/';

const Subtitles = byKey(z.object({ label: z.catch(z.string(), ''), urls: z.array(z.string()) }));
const Metadata = z.object({
  title: z.catch(z.string(), ''),
  duration: Duration,
  owner: ifValid(z.object({ screenname: z.string(), url: z.optional(z.string()) })),
  posters: z.catch(byKey(z.string()), {}),
  created_time: ifValid(z.number()),
  // An empty set is written as a list.
  subtitles: z.catch(z.object({ data: z.catch(Subtitles, {}) }), { data: {} }),
  error: z.optional(z.object({ title: z.catch(z.string(), '') })),
});

export const dailymotion: Site = {
  name: 'dailymotion',
  detect: dailymotionAddress,

  async resolve(url, access) {
    const address = dailymotionAddress(url);
    if (!address) throw new Failure('noMedia', 'not a video of Dailymotion');
    const { title, duration, owner, posters, created_time, subtitles, error } = await fetchJson(
      metadata + address.id,
      Metadata,
      access,
    );
    if (error) throw new Failure(/password/i.test(error.title) ? 'loginRequired' : 'mediaUnavailable', error.title);
    return {
      ...identityOf(address),
      title,
      duration,
      author: owner?.screenname,
      channelUrl: owner?.url,
      coverUrl: Object.values(posters).at(-1),
      publishedAt: created_time === undefined ? undefined : new Date(created_time * 1000).toISOString(),
      tracks: Object.entries(subtitles.data).flatMap(([code, { label, urls }]) =>
        urls.slice(0, 1).map((trackUrl) => ({
          trackId: code,
          language: languageTag(code.replace(/-auto$/, '')),
          label,
          provenance: code.endsWith('-auto') ? ('automatic' as const) : ('creator' as const),
          url: trackUrl,
        })),
      ),
    };
  },

  captions: (_, track, access) => fetchCaptionFile(track, access),
};
