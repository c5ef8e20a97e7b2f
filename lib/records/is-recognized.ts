import type { Transcript } from './transcript.ts';

/** Returns whether a transcript was recognized from speech, so that names in it may be misheard: no text that people wrote. */
export const isRecognized = ({ provenance }: Pick<Transcript, 'provenance'>): boolean =>
  provenance === 'automatic' || provenance === 'transcribed';
