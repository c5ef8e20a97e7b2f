/** What streams say of themselves, read outside the worker. Addresses become absolute by `url`, where it was found after redirects. */
export interface StreamReaders {
  /** An HLS playlist. Throws `captionsUnreadable` for what is none. */
  readPlaylist(playlist: { url: string; text: string }): Promise<Playlist>;
  /** The single-file subtitles of a DASH manifest. Throws `captionsUnreadable` for what is none. */
  readManifest(manifest: { url: string; text: string }): Promise<TextSet[]>;
}

export interface Playlist {
  kind: 'master' | 'media';
  /** Subtitles only, and none that are forced: those say only what the picture does in another language. */
  renditions: Rendition[];
  segments: PlaylistSegment[];
  /** More segments may come. */
  live: boolean;
  encrypted: boolean;
}

/** A subtitle rendition of a stream; its playlist lists the segments. */
export interface Rendition {
  url: string;
  /** BCP 47 tag; empty when not told. */
  language: string;
  name: string;
  isDefault: boolean;
  /** A machine has written it down. */
  isAutomatic?: true;
}

/** Times in seconds. */
export interface PlaylistSegment {
  url: string;
  startTime: number;
  duration: number;
  /** The first of a stretch with clocks of its own. */
  discontinuity: boolean;
}

/** Subtitles that a stream keeps in one file. */
export interface TextSet {
  url: string;
  /** BCP 47 tag; empty when not told. */
  language: string;
  name: string;
}
