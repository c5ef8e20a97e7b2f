import { fetchText } from './fetch-text.ts';
import type { Access, Track } from './site.ts';

const maxBytes = 8_000_000;

/** Returns the subtitles of a DASH stream that are files of their own as tracks. */
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
