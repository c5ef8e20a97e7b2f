import type { CaptionTrack, ChapterMark, MediaKind, ReplayedPart, StoryboardLevel } from '../contract/media.ts';

/** A media item that was resolved. Keyed by content id: site, id and part. */
export interface Content {
  contentId: string;
  site: string;
  kind: MediaKind;
  sourceUrl: string;
  title: string;
  /** Seconds; 0 while unknown. */
  duration: number;
  author?: string;
  channelUrl?: string;
  coverUrl?: string;
  /** Plain text, shortened. */
  description?: string;
  publishedAt?: string;
  /** Spoken language, if the site names it. */
  originalLanguage?: string;
  /** Caption tracks in order of preference. */
  tracks: ContentTrack[];
  chapters?: ChapterMark[];
  /** In order of time. */
  heatmap?: ReplayedPart[];
  /** Address of the media file, if it can be downloaded directly. */
  soundUrl?: string;
  /** Smallest frames first. Its addresses may have expired since `updatedAt`. */
  storyboard?: StoryboardLevel[];
  createdAt: number;
  updatedAt: number;
}

/** A caption track as the record of a media item stores it. */
export type ContentTrack = CaptionTrack;
