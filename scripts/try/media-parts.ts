import * as z from 'zod/mini';
import { descriptionChapters } from '../../lib/sites/description-chapters.ts';
import { pageMedia } from '../../lib/sites/generic/page-media.ts';
import { podcastChapters } from '../../lib/sites/podcast-chapters.ts';
import { showNotesChapters } from '../../lib/sites/show-notes-chapters.ts';
import { readPlayer } from '../../lib/sites/youtube/player.ts';
import { type Part, part } from './part.ts';

export const mediaParts: Record<string, Part> = {
  'page-media': part(
    '{url, html} -> [{kind, url, embedUrl?, title?, duration?, tracks, chapters?}], best first',
    z.object({ url: z.string(), html: z.string() }),
    pageMedia,
  ),

  'youtube-player': part(
    '{playerResponse?, nextResponse?, html?} -> {videoId, title, duration, tracks, chapters}',
    z.object({ playerResponse: z.optional(z.unknown()), nextResponse: z.optional(z.unknown()), html: z.optional(z.string()) }),
    (source) => {
      const { videoId, title, duration, tracks, chapters } = readPlayer(source);
      return {
        videoId,
        title,
        duration,
        tracks: tracks.map(({ languageCode, kind, name, url }) => ({ languageCode, kind, name, url })),
        chapters,
      };
    },
  ),

  'podcast-chapters': part('{text} -> {chapters: [{startTime, title}]}', z.object({ text: z.string() }), ({ text }) => ({
    chapters: podcastChapters(text),
  })),

  'description-chapters': part(
    '{text, duration? in seconds, site?: youtube, whose rules are stricter than those of show notes} -> {chapters: [{startTime, title}]}',
    z.object({
      text: z.string(),
      duration: z.optional(z.number().check(z.nonnegative())),
      site: z.optional(z.string()),
    }),
    ({ text, duration, site }) => ({
      chapters: site === 'youtube' ? descriptionChapters(text, duration) : showNotesChapters(text, duration),
    }),
  ),
};
