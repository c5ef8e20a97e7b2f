import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { byKey } from '../by-key.ts';
import { identityOf } from '../content-id.ts';
import { fetchCaptionFile } from '../fetch-caption-file.ts';
import { fetchJson } from '../fetch-json.ts';
import { languageTag } from '../language.ts';
import type { Site } from '../site.ts';
import { courseraAddress } from './address.ts';

const origin = 'https://www.coursera.org';
const fields = 'includes=video&fields=onDemandVideos.v1(sources,subtitles,subtitlesVtt,subtitlesTxt)';

const Courses = z.object({ elements: z.array(z.object({ id: z.string(), name: z.catch(z.string(), '') })) });
const Lecture = z.object({
  linked: z.object({ 'onDemandVideos.v1': z.array(z.object({ subtitlesVtt: z.catch(byKey(z.string()), {}) })) }),
});

/** Lectures of courses that the user is enrolled in, read through the open page. */
export const coursera: Site = {
  name: 'coursera',
  detect: courseraAddress,

  async resolve(url, access) {
    const address = courseraAddress(url);
    const [slug = '', item = ''] = address?.id.split('/') ?? [];
    if (!address) throw new Failure('noMedia', 'the address is not that of a Coursera lecture');
    const { elements } = await fetchJson(`${origin}/api/onDemandCourses.v1?q=slug&slug=${slug}`, Courses, access);
    const course = elements[0];
    if (!course) throw new Failure('mediaUnavailable', 'Coursera has no such course');
    const lecture = await fetchJson(`${origin}/api/onDemandLectureVideos.v1/${course.id}~${item}?${fields}`, Lecture, access);
    const video = lecture.linked['onDemandVideos.v1'][0];
    if (!video) throw new Failure('noMedia', 'the item has no video');
    const shown = (await access.page?.media())?.[0];
    return {
      ...identityOf(address),
      title: shown?.title || course.name,
      duration: shown?.duration ?? 0,
      author: course.name,
      tracks: Object.entries(video.subtitlesVtt).flatMap(([code, path]) =>
        URL.canParse(path, origin)
          ? [
              {
                trackId: code,
                language: languageTag(code),
                label: code,
                provenance: 'creator' as const,
                url: new URL(path, origin).href,
              },
            ]
          : [],
      ),
    };
  },

  captions: (_, track, access) => fetchCaptionFile(track, access),
};
