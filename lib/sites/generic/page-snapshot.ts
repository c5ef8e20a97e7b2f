/**
 * Snapshot of a page as plain data, from its live document or its HTML. All addresses are absolute; sizes are CSS pixels, times
 * seconds.
 */
export interface PageSnapshot {
  url: string;
  title: string;
  /** Media elements in document order, those in open shadow roots and same-origin frames included. */
  elements: ElementSnapshot[];
  /** Frames, including lazy ones and facades (`lite-youtube` as the frame that it becomes). */
  frames: FrameSnapshot[];
  /** `property` or `name`, lower case, and `content` of meta elements, in order. */
  meta: [name: string, content: string][];
  /** Texts of the JSON-LD scripts. */
  jsonLd: string[];
  /** Files in the setups of players and in attributes, and linked files, which count only if the page shows nothing else. */
  players?: PlayerSnapshot[];
  links?: PlayerSnapshot[];
  /** Addresses of stream playlists that the page has requested, newest first. */
  manifests?: string[];
  /** Addresses of the caption files that the page has requested last, newest first. */
  captionFiles?: string[];
  /** Markup of an open page without media elements, which may name what its scripts play later. */
  html?: string;
}

/** A file that a page plays or offers without a media element. */
export interface PlayerSnapshot {
  url: string;
  /** Kind of a file whose address has no extension. */
  kind?: 'video' | 'audio';
  title: string;
  tracks: TextTrackSnapshot[];
}

/** Attributes of an element that scripts of Brightcove make a player of. */
export interface BrightcoveAttributes {
  account: string;
  videoId: string;
  player?: string;
  embed?: string;
}

/** A `video` or `audio` element of a page as plain data. */
export interface ElementSnapshot {
  /** Kind of the element; `live` is a stream without an end. */
  kind: 'video' | 'audio' | 'live';
  /** Media sources without repetition, in order of use: `currentSrc`, `src` and the `source` children. */
  sources: string[];
  /** Attributes of the element where scripts of Brightcove made a player of it, which hides its file and captions. */
  brightcove?: BrightcoveAttributes;
  /** Text tracks; those that are showing come first. */
  tracks: TextTrackSnapshot[];
  width: number;
  height: number;
  visible: boolean;
  playing: boolean;
  muted: boolean;
  loop: boolean;
  autoplay: boolean;
  /** Seconds; 0 while unknown, and for live streams. */
  duration: number;
  /** Whether it is inside a container that is marked as advertising. */
  advertising: boolean;
  /** Title from `title`, `aria-label` or the figure's caption; empty if there is none. */
  title: string;
}

/** A text track of a media element as plain data. */
export interface TextTrackSnapshot {
  /** Index among all text tracks of the element, those of `track` children first, as in `textTracks`. */
  trackId: string;
  kind: string;
  language: string;
  label: string;
  /** Undefined for a track that a script filled. */
  url?: string;
}

/** An `iframe` of a page as plain data; sizes in CSS pixels. */
export interface FrameSnapshot {
  url: string;
  /** Addresses in other attributes, one of which may be that of the player until cookies are accepted. */
  otherUrls?: string[];
  width: number;
  height: number;
  visible: boolean;
}
