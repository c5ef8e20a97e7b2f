import type { InputFormat, Source } from 'mediabunny';
import type { OpenTrack } from './open-track.ts';
import type { Part } from './scanned-file.ts';

/** A local or remote media file whose audio is read by byte ranges. */
export interface AudioFile {
  source: Source;
  /** Whether the source supports ranges; otherwise every read starts at the first byte. */
  isRanged(): boolean;
  /** Whether more was loaded than the cache holds, so that seeking back requires ranges. */
  isBeyondCache(): boolean;
  /** Called when the audio track is found. */
  onOpened?(): void;
}

/** A media file with its opened audio track. */
export interface OpenFile extends AudioFile, OpenTrack {
  format: InputFormat;
  /** Known positions at which reading can start, by time. */
  parts: Part[];
  isRead: boolean;
}
