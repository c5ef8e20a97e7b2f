import type { Content, ContentTrack } from '../records/content.ts';
import type { CaptionBody } from './caption-body.ts';
import type { Fetch } from './fetch.ts';
import type { MarkupReaders } from './markup-readers.ts';

/** The fallback site adapter: another program of this host, used when the site's own adapter has failed. */
export interface FallbackExtractor {
  /** Returns null for an address that it does not support. */
  detect(url: URL): object | null;
  resolve(url: URL, access: { fetch: Fetch; read: MarkupReaders; signal: AbortSignal }): Promise<ResolvedMedia>;
  captions(
    mediaItem: ResolvedMedia,
    track: ResolvedTrack,
    access: { fetch: Fetch; read: MarkupReaders; signal: AbortSignal },
  ): Promise<CaptionBody>;
}

type ResolvedTrack = ContentTrack & { url?: string };

type ResolvedMedia = Omit<Content, 'tracks' | 'createdAt' | 'updatedAt'> & { tracks: ResolvedTrack[] };
