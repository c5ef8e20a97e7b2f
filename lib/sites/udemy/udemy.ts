import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { identityOf } from '../content-id.ts';
import { Duration } from '../duration.ts';
import { eachValid } from '../each-valid.ts';
import { fetchCaptionFile } from '../fetch-caption-file.ts';
import { fetchJson } from '../fetch-json.ts';
import { languageTag } from '../language.ts';
import type { Site } from '../site.ts';
import { udemyAddress } from './address.ts';

const api = 'https://www.udemy.com/api-2.0';
const fields = 'fields[lecture]=asset,title&fields[asset]=captions,title,time_estimation';

const Course = z.object({ id: z.number(), title: z.catch(z.string(), '') });
const Lecture = z.object({
  title: z.catch(z.string(), ''),
  asset: z.nullish(z.object({ captions: z.optional(z.unknown()), time_estimation: Duration })),
});
const Caption = z.object({
  url: z.url({ protocol: /^https$/ }),
  locale_id: z.string(),
  video_label: z.catch(z.string(), ''),
  source: z.catch(z.string(), ''),
});

/** Lectures of courses that the user is enrolled in, read through the open page. */
export const udemy: Site = {
  name: 'udemy',
  detect: udemyAddress,

  async resolve(url, access) {
    const address = udemyAddress(url);
    if (!address) throw new Failure('noMedia', 'not a lecture of Udemy');
    const slug = new URL(address.canonicalUrl).pathname.split('/')[2];
    const course = await fetchJson(`${api}/courses/${slug}/?fields[course]=title`, Course, access);
    const lecture = await fetchJson(
      `${api}/users/me/subscribed-courses/${course.id}/lectures/${address.id}?${fields}`,
      Lecture,
      access,
    );
    if (!lecture.asset) throw new Failure('noMedia', 'the lecture holds no video');
    return {
      ...identityOf(address),
      title: lecture.title,
      duration: lecture.asset.time_estimation,
      author: course.title,
      tracks: eachValid(Caption, lecture.asset.captions, 200).map(({ url: trackUrl, locale_id, video_label, source }) => ({
        trackId: locale_id + (source === 'auto' ? ':auto' : ''),
        language: languageTag(locale_id),
        label: video_label,
        provenance: source === 'auto' ? 'automatic' : 'creator',
        url: trackUrl,
      })),
    };
  },

  captions: (_, track, access) => fetchCaptionFile(track, access),
};
