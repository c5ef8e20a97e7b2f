/**
 * Parsers of playlists and manifests, which run outside the worker. `url` is the address after redirects and the base of
 * relative addresses.
 */
export interface StreamReaders {
  /** Parses an HLS playlist. Throws `captionsUnreadable` if it is not one. */
  readPlaylist(playlist: { url: string; text: string }): Promise<Playlist>;
  /** Returns the subtitles of a DASH manifest. Throws `captionsUnreadable` if it is not one. */
  readManifest(manifest: { url: string; text: string }): Promise<TextSet[]>;
}

/** A parsed HLS playlist: the subtitle renditions of a master playlist, or the segments of a media playlist. */
export interface Playlist {
  kind: 'master' | 'media';
  /** Subtitle renditions without forced ones, which only translate text in the image. */
  renditions: Rendition[];
  segments: PlaylistSegment[];
  /** Whether more segments may follow. */
  live: boolean;
  encrypted: boolean;
  /** Address of the initialization of segments in fragmented MP4, the first that is named. */
  initialization?: string;
}

/** A subtitle rendition of a stream; its playlist lists the segments. */
export interface Rendition {
  url: string;
  /** BCP 47 tag; empty while unknown. */
  language: string;
  name: string;
  isDefault: boolean;
  /** Whether the captions are automatic. */
  isAutomatic?: true;
}

/** One segment of an HLS media playlist. Times in seconds. */
export interface PlaylistSegment {
  url: string;
  startTime: number;
  duration: number;
  /** Whether it starts a discontinuity, whose timestamps start again. */
  discontinuity: boolean;
}

/** A subtitle track of a DASH stream. */
export interface TextSet {
  url: string;
  /** BCP 47 tag; empty while unknown. */
  language: string;
  name: string;
  /** Addresses of its initialization and segments, where the manifest was read for this track. */
  segments?: string[];
  /** Whether the segments are MP4. */
  isMp4?: boolean;
}
