/**
 * A picture of a page as plain data, taken from its live document or read from its HTML.
 * Every address in it is absolute; sizes are CSS pixels, times seconds.
 */
export interface PageSnapshot {
  url: string;
  title: string;
  /** Media elements in document order, those in open shadow roots and same-origin frames included. */
  elements: ElementPicture[];
  /** Frames, lazy ones and facades included (`lite-youtube` as the frame it becomes). */
  frames: FramePicture[];
  /** `property` or `name`, lower case, and `content` of meta elements, in order. */
  meta: [name: string, content: string][];
  /** Texts of the JSON-LD scripts. */
  jsonLd: string[];
  /** Addresses of playlists that the page was seen to ask for, newest first. */
  manifests?: string[];
}

export interface ElementPicture {
  /** `live`: a stream without an end. */
  kind: 'video' | 'audio' | 'live';
  /** What plays first: `currentSrc`, `src` and the `source` children, without repetition. */
  sources: string[];
  /** Those that are showing come first. */
  tracks: TrackPicture[];
  width: number;
  height: number;
  visible: boolean;
  playing: boolean;
  muted: boolean;
  loop: boolean;
  autoplay: boolean;
  /** 0 while unknown, and for what is live. */
  duration: number;
  /** Inside a container that is marked as advertising. */
  advertising: boolean;
  /** What the page calls it (`title`, `aria-label`, caption of its figure); empty when it doesn't. */
  title: string;
}

export interface TrackPicture {
  /** Place among all text tracks of the element, those of `track` children first, as in `textTracks`. */
  trackId: string;
  kind: string;
  language: string;
  label: string;
  /** None for a track that a script filled. */
  url?: string;
}

export interface FramePicture {
  url: string;
  width: number;
  height: number;
  visible: boolean;
}
