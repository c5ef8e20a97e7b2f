import { Failure } from '../contract/failure.ts';
import { encodeBase64 } from '../encoding/base64.ts';
import type { CaptionBody } from '../ports/caption-body.ts';
import type { FetchedResponse } from '../ports/fetch.ts';
import type { Playlist } from '../ports/streams.ts';
import { maxCaptionBytes } from '../subtitles/max-caption-bytes.ts';
import { fetchCaptionPart, fetchText } from './fetch-text.ts';
import { decodeResponse } from './request.ts';
import type { Access, Track } from './site.ts';

const maxPlaylistBytes = 8_000_000;
const maxSegmentBytes = 4_000_000;
/** Maximum number of segments: a day of segments of ten seconds. */
const maxSegments = 8640;
const maxConcurrent = 6;
/** Maximum share of the segments that a host may have lost. */
const maxLostShare = 0.05;

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
  const parts: Pick<FetchedResponse, 'bytes' | 'contentType'>[] = [];
  const lost: Failure[] = [];
  let total = 0;
  for (let i = 0; i < urls.length; i += maxConcurrent) {
    access.signal.throwIfAborted();
    for (const part of await Promise.all(urls.slice(i, i + maxConcurrent).map((one) => fetchSegment(one, access)))) {
      if (part instanceof Failure) lost.push(part);
      parts.push(part instanceof Failure ? { bytes: new Uint8Array(), contentType: '' } : part);
      total += parts.at(-1)!.bytes.length;
    }
    if (total > maxCaptionBytes) throw new Failure('tooLarge', 'The subtitles are larger than 32 MB.');
    if (lost.length > maxLostShare * urls.length) throw lost[0]!;
  }
  if (initialization) return { base64: encodeBase64(concatenate(parts, total)), isStream: true };
  const texts = parts.map(decodeResponse);
  if (texts.some((text) => !text.trimStart().startsWith('WEBVTT') && text.trim())) {
    throw new Failure('captionsUnreadable', 'The segments are not WebVTT.');
  }
  return { segments: texts, starts: urls.map((one) => starts.get(one)!) };
}

function concatenate(parts: Pick<FetchedResponse, 'bytes'>[], length: number): Uint8Array {
  const joined = new Uint8Array(length);
  let at = 0;
  for (const { bytes } of parts) {
    joined.set(bytes, at);
    at += bytes.length;
  }
  return joined;
}

/** Fetches a segment; returns the failure if the host has lost it. */
const fetchSegment = (url: string, access: Access): Promise<FetchedResponse | Failure> =>
  fetchCaptionPart(url, maxSegmentBytes, access).catch((error: unknown) => {
    const failure = Failure.from(error);
    if (failure.code !== 'mediaUnavailable') throw failure;
    return failure;
  });

async function fetchPlaylist(url: string, access: Access): Promise<Playlist> {
  const { text, finalUrl } = await fetchText(url, maxPlaylistBytes, access);
  return access.read.readPlaylist({ url: finalUrl, text });
}
