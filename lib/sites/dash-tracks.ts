import { Failure } from '../contract/failure.ts';
import type { CaptionBody } from '../ports/caption-body.ts';
import { fetchSegments } from './fetch-segments.ts';
import { fetchText } from './fetch-text.ts';
import type { Access, Track } from './site.ts';

const maxBytes = 8_000_000;

/** Returns the subtitles of a DASH stream as tracks. */
export async function fetchDashTracks(url: string, access: Access): Promise<Track[]> {
  const { text, finalUrl } = await fetchText(url, maxBytes, access);
  const sets = await access.read.readManifest({ url: finalUrl, text });
  return sets.map((set, i) => ({
    trackId: `dash:${i}`,
    language: set.language,
    label: set.name,
    provenance: 'creator',
    url: set.url,
  }));
}

const setHash = /#text=\d+$/;

/** Whether an address is that of subtitles in segments, which the manifest at the address lists. */
export const isSegmentedText = (url: string): boolean => setHash.test(url);

/** Fetches subtitles in segments. Throws `captionsUnreadable`, also if the manifest doesn't list their segments, or `tooLarge`. */
export async function fetchDashCaptions(url: string, access: Access): Promise<CaptionBody> {
  const { text, finalUrl } = await fetchText(url.replace(setHash, ''), maxBytes, access);
  const sets = await access.read.readManifest({ url: new URL(new URL(url).hash, finalUrl).href, text });
  const { segments, isMp4 = false } = sets.find((set) => set.segments) ?? {};
  if (!segments) throw new Failure('captionsUnreadable', 'The manifest does not list the segments of the subtitles.');
  return fetchSegments(segments, isMp4, access);
}
