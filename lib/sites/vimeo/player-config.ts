import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { Duration } from '../duration.ts';
import { eachValid } from '../each-valid.ts';
import { ifValid } from '../if-valid.ts';
import { languageTag } from '../language.ts';
import { parseResponse } from '../parse-response.ts';
import type { MediaDescription } from '../site.ts';

const Config = z.object({
  video: z.object({
    id: z.optional(z.number()),
    title: z.catch(z.string(), ''),
    duration: Duration,
    owner: ifValid(z.object({ name: z.string(), url: z.optional(z.string()) })),
    thumbnail_url: ifValid(z.string()),
    lang: z.catch(z.nullish(z.string()), undefined),
  }),
  request: z.catch(z.object({ text_tracks: z.optional(z.unknown()) }), {}),
  embed: z.catch(z.object({ chapters: z.optional(z.unknown()) }), {}),
});

const TextTrack = z.object({
  id: z.coerce.string(),
  lang: z.string(),
  label: z.catch(z.string(), ''),
  kind: z.catch(z.string(), 'subtitles'),
  url: z.string(),
});
const Chapter = z.object({ title: z.string(), timecode: z.number().check(z.nonnegative()) });

/** The metadata and caption tracks of a video in the configuration of Vimeo's player. */
export type PlayerConfig = Pick<
  MediaDescription,
  'title' | 'duration' | 'author' | 'channelUrl' | 'coverUrl' | 'originalLanguage' | 'tracks' | 'chapters'
>;

/**
 * Reads the configuration of Vimeo's player. Throws `siteFailed` for an unexpected shape, `captionsForeign` for another video.
 */
export function readPlayerConfig(config: unknown, id: string): PlayerConfig {
  const { video, request, embed } = parseResponse(Config, config, 'Vimeo');
  if (video.id !== undefined && String(video.id) !== id) throw new Failure('captionsForeign', `Vimeo answered for ${video.id}.`);
  const chapters = eachValid(Chapter, embed.chapters)
    .map(({ title, timecode }) => ({ startTime: timecode, title }))
    .sort((a, b) => a.startTime - b.startTime);
  return {
    title: video.title,
    duration: video.duration,
    author: video.owner?.name,
    channelUrl: video.owner?.url,
    coverUrl: video.thumbnail_url,
    originalLanguage: languageTag(video.lang ?? '') || undefined,
    tracks: eachValid(TextTrack, request.text_tracks).flatMap(toTrack),
    chapters: chapters.length > 0 ? chapters : undefined,
  };
}

function toTrack({ id, lang, label, kind, url: written }: z.output<typeof TextTrack>): MediaDescription['tracks'] {
  if (kind !== 'subtitles' && kind !== 'captions') return [];
  if (!URL.canParse(written, 'https://player.vimeo.com')) return [];
  const url = new URL(written, 'https://player.vimeo.com');
  if (url.protocol !== 'https:' || !/(?:^|\.)vimeo(?:cdn)?\.com$/.test(url.hostname)) return [];
  // Automatic tracks are marked in their language, as in `en-x-autogen`.
  const automatic = /-x-auto/i.test(lang);
  const language = languageTag(lang.replace(/-x-.*$/i, ''));
  return [{ trackId: id, language, label, provenance: automatic ? 'automatic' : 'creator', url: url.href }];
}
