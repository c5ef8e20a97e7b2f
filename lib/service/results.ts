import type { Detail } from '../contract/media.ts';
import type { Ports } from '../ports.ts';
import type { Content, Transcript } from '../records.ts';

/** This host meters nothing. */
const unmetered = Number.MAX_SAFE_INTEGER;

/** What every result says of the medium that it is about. */
export const identityOf = (ports: Ports, content: Content) => ({
  success: true as const,
  id: content.contentId,
  service: content.site,
  sourceUrl: content.sourceUrl,
  htmlUrl: ports.htmlUrl(content.contentId),
});

export const costOf = (content: Content, fromCache: boolean) => ({
  costDuration: fromCache ? 0 : content.duration,
  remainingTime: unmetered,
});

export const detailOf = (content: Content, transcript: Transcript): Detail => {
  const { sourceUrl, title, duration, author, channelUrl, coverUrl, publishedAt, chapters } = content;
  const { language, provenance, trackId, cues } = transcript;
  return {
    url: sourceUrl,
    title,
    duration,
    author,
    channelUrl,
    coverUrl,
    publishedAt,
    language,
    provenance,
    chapters,
    trackId,
    tracks: content.tracks,
    subtitlesArray: cues,
  };
};
