import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { identityOf } from '../content-id.ts';
import { Duration } from '../duration.ts';
import { eachValid } from '../each-valid.ts';
import { fetchCaptionFile } from '../fetch-caption-file.ts';
import { fetchJson } from '../fetch-json.ts';
import { ifValid } from '../if-valid.ts';
import { languageTag } from '../language.ts';
import type { Access, Site, Track } from '../site.ts';
import { peertubeAddress } from './address.ts';

const Video = z.object({
  name: z.string(),
  duration: Duration,
  isLive: z.catch(z.boolean(), false),
  publishedAt: ifValid(z.string()),
  previewPath: ifValid(z.string()),
  language: ifValid(z.object({ id: z.nullable(z.string()) })),
  channel: ifValid(z.object({ displayName: z.string(), url: z.string() })),
});
const Captions = z.object({ data: z.unknown() });
const Caption = z.object({
  language: z.object({ id: z.string(), label: z.catch(z.string(), '') }),
  captionPath: z.optional(z.string()),
  fileUrl: z.optional(z.string()),
  automaticallyGenerated: z.catch(z.boolean(), false),
});
const Chapters = z.object({ chapters: z.unknown() });
const Chapter = z.object({ timecode: z.number().check(z.nonnegative()), title: z.string() });

export const peertube: Site = {
  name: 'peertube',
  detect: peertubeAddress,

  async resolve(url, access) {
    const address = peertubeAddress(url);
    if (!address) throw new Failure('noMedia', 'The address is not that of a video of PeerTube.');
    const { origin, pathname } = new URL(address.canonicalUrl);
    const api = `${origin}/api/v1/videos/${pathname.split('/').at(-1)}`;
    const video = await fetchJson(api, Video, access);
    if (video.isLive) throw new Failure('notYetAired', 'The video is live.');
    const captions = await fetchJson(`${api}/captions`, Captions, access);
    const chapters = await fetchChapters(`${api}/chapters`, access);
    return {
      ...identityOf(address),
      title: video.name,
      duration: video.duration,
      author: video.channel?.displayName,
      channelUrl: video.channel?.url,
      coverUrl: video.previewPath && new URL(video.previewPath, origin).href,
      publishedAt: video.publishedAt,
      originalLanguage: languageTag(video.language?.id ?? '') || undefined,
      tracks: eachValid(Caption, captions.data, 200).flatMap((caption) => toTrack(caption, origin)),
      chapters: chapters.length > 0 ? chapters : undefined,
    };
  },

  captions: (_, track, access) => fetchCaptionFile(track, access),
};

function toTrack({ language, captionPath, fileUrl, automaticallyGenerated }: z.output<typeof Caption>, origin: string): Track[] {
  const path = fileUrl ?? captionPath ?? '';
  if (!path || !URL.canParse(path, origin)) return [];
  return [
    {
      trackId: language.id,
      language: languageTag(language.id),
      label: language.label,
      provenance: automaticallyGenerated ? 'automatic' : 'creator',
      url: new URL(path, origin).href,
    },
  ];
}

/** Fetches the chapters; older instances have none. */
async function fetchChapters(url: string, access: Access) {
  try {
    const { chapters } = await fetchJson(url, Chapters, access);
    return eachValid(Chapter, chapters).map(({ timecode, title }) => ({ startTime: timecode, title }));
  } catch (error) {
    if (Failure.from(error).code === 'cancelled') throw error;
    return [];
  }
}
