import type { InputFormat, Source } from 'mediabunny';
import type { OpenTrack } from './open-track.ts';
import type { Part } from './scanned-file.ts';

/** A file, wherever it lies. */
export interface AudioFile {
  source: Source;
  /** Whether any part of it can be asked for; if not, each reading begins at its start. */
  isRanged(): boolean;
  /** Whether more came than is held, so that going back is impossible without ranges. */
  isBeyondCache(): boolean;
  /** Is told once the sound is found. */
  onOpened?(): void;
}

/** A file whose sound is being read. */
export interface OpenFile extends AudioFile, OpenTrack {
  format: InputFormat;
  /** Where reading can begin, in the order of time. */
  parts: Part[];
  isRead: boolean;
}
