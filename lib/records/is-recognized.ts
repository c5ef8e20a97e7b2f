import type { Transcript } from './transcript.ts';

/** Returns whether a transcript comes from speech recognition, so that names in it may be misheard. */
export const isRecognized = ({ provenance }: Pick<Transcript, 'provenance'>): boolean =>
  provenance === 'automatic' || provenance === 'transcribed';
