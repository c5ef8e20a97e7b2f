import type { Content, Transcript } from '../records/records.ts';

/** The media that were read, and their words. */
export interface MediaStore {
  getContent(contentId: string): Promise<Content | undefined>;
  getContents(contentIds: string[]): Promise<(Content | undefined)[]>;
  putContent(content: Content): Promise<void>;
  /** The content that an address was read as last. */
  findContent(url: string): Promise<Content | undefined>;
  /** Ids of the media that name one of these addresses as their channel. */
  listContentIdsOfChannels(channelUrls: string[]): Promise<string[]>;
  /** The transcript of a track, or the one stored last when none is named. */
  getTranscript(contentId: string, trackId?: string): Promise<Transcript | undefined>;
  putTranscript(transcript: Transcript): Promise<void>;
  /**
   * Changes a track's transcript, or makes it, with nobody's write in between; without a result of `change`, nothing. Gives what
   * is stored then.
   */
  updateTranscript(
    contentId: string,
    trackId: string,
    change: (former: Transcript | undefined) => Transcript | undefined | Promise<Transcript | undefined>,
  ): Promise<Transcript | undefined>;
}
