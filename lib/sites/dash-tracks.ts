import { askText } from './ask-text.ts';
import type { Access, Track } from './site.ts';

const maxBytes = 8_000_000;

/** The subtitles that a DASH stream keeps in files of their own, as tracks. */
export async function dashTracks(url: string, access: Access): Promise<Track[]> {
  const { text, finalUrl } = await askText(url, maxBytes, access);
  const sets = await access.read.readManifest({ url: finalUrl, text });
  return sets.map((set, i) => ({
    trackId: `dash:${i}`,
    language: set.language,
    label: set.name,
    provenance: 'creator',
    url: set.url,
  }));
}
