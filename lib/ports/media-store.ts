import type { Content } from '../records/content.ts';
import type { Transcript } from '../records/transcript.ts';

/** Stores the metadata of resolved media items and their transcripts. Writing a transcript throws `notFound` for an unknown item. */
export interface MediaStore {
  getContent(contentId: string): Promise<Content | undefined>;
  getContents(contentIds: string[]): Promise<(Content | undefined)[]>;
  putContent(content: Content): Promise<void>;
  /**
   * Replaces or creates a media item by the result of `change` in one transaction: work that takes long must not write back what
   * it read at its start. Returns the stored item.
   */
  updateContent(contentId: string, change: (former: Content | undefined) => Content): Promise<Content>;
  /** Returns the content that was last resolved from an address. */
  findContent(url: string): Promise<Content | undefined>;
  /** Content ids of the media whose channel has one of these addresses. */
  listContentIdsOfChannels(channelUrls: string[]): Promise<string[]>;
  /** The transcript of a track, or the one stored last when none is named. One whose bytes are damaged counts as not stored. */
  getTranscript(contentId: string, trackId?: string): Promise<Transcript | undefined>;
  /**
   * The transcript of each media item that was stored last, in the order of the ids. A server's store returns those of the first
   * items only, up to 4 MB as they are stored, so that one call can't take its memory.
   */
  getTranscripts(contentIds: string[]): Promise<(Transcript | undefined)[]>;
  putTranscript(transcript: Transcript): Promise<void>;
  /**
   * Replaces or creates the transcript of a track by the result of `change`, without concurrent writes; undefined writes
   * nothing. Returns the stored transcript.
   */
  updateTranscript(
    contentId: string,
    trackId: string,
    change: (former: Transcript | undefined) => Transcript | undefined | Promise<Transcript | undefined>,
  ): Promise<Transcript | undefined>;
}
