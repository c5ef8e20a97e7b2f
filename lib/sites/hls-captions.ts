import { Failure } from '../contract/failure.ts';
import type { CaptionBody } from '../ports/caption-body.ts';
import type { Playlist } from '../ports/streams.ts';
import { fetchSegments } from './fetch-segments.ts';
import { fetchText } from './fetch-text.ts';
import { maxSegments } from './max-segments.ts';
import type { Access, Track } from './site.ts';

const maxPlaylistBytes = 8_000_000;

/** Whether an address is that of an HLS playlist (`.m3u8`). */
export const isPlaylist = (url: string): boolean => URL.canParse(url) && /\.m3u8$/i.test(new URL(url).pathname);

/** Returns the subtitles of a stream as tracks; none for a playlist that lists segments itself. */
export async function fetchHlsTracks(url: string, access: Access): Promise<Track[]> {
  const { renditions } = await fetchPlaylist(url, access);
  return renditions.map((rendition, i) => ({
    trackId: `hls:${i}`,
    language: rendition.language,
    label: rendition.name,
    provenance: rendition.isAutomatic ? 'automatic' : 'creator',
    url: rendition.url,
  }));
}

/**
 * Fetches the segments of a subtitle rendition. Throws `notYetAired` while it is live, `captionsEmpty`, `captionsUnreadable` or
 * `tooLarge`.
 */
export async function fetchHlsCaptions(url: string, access: Access): Promise<CaptionBody> {
  const { kind, segments, live, encrypted, initialization } = await fetchPlaylist(url, access);
  if (kind === 'master' || segments.length === 0) throw new Failure('captionsEmpty', 'The playlist lists no segments.');
  if (live) throw new Failure('notYetAired', 'The stream is live.');
  if (encrypted) throw new Failure('captionsUnreadable', 'The segments are encrypted.');
  if (segments.length > maxSegments)
    throw new Failure('tooLarge', `The playlist has ${segments.length} segments, of ${maxSegments} that are read.`);

  // Some streams use one file for every segment.
  const starts = new Map(segments.toReversed().map(({ url, startTime }) => [url, startTime]));
  // Fragmented MP4 needs its initialization in front; it may be a part of the same file.
  const urls = [...new Set([...(initialization ? [initialization] : []), ...segments.map((segment) => segment.url)])];
  const body = await fetchSegments(urls, initialization !== undefined, access);
  return 'segments' in body ? { ...body, starts: urls.map((one) => starts.get(one)!) } : body;
}

async function fetchPlaylist(url: string, access: Access): Promise<Playlist> {
  const { text, finalUrl } = await fetchText(url, maxPlaylistBytes, access);
  return access.read.readPlaylist({ url: finalUrl, text });
}
