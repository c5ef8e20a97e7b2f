import type { InputFormat, Source } from 'mediabunny';
import type { Part } from './scanned.ts';
import type { OpenTrack } from './track.ts';

/** A file, wherever it lies. */
export interface SoundFile {
  source: Source;
  /** Whether any part of it can be asked for; if not, each reading begins at its start. */
  isRanged(): boolean;
  /** Whether more came than is held, so that going back is impossible without ranges. */
  isBeyondCache(): boolean;
  /** Is told once the sound is found. */
  onOpened?(): void;
}

/** A file whose sound is being read. */
export interface OpenFile extends SoundFile, OpenTrack {
  format: InputFormat;
  /** Where reading can begin, in the order of time. */
  parts: Part[];
  isRead: boolean;
}
