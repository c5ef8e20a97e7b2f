import { isFullyTranscribed, isLocalTrack } from './local-tracks.ts';
import type { TranscriptStrategy } from './transcript-strategy.ts';

/**
 * A transcript that was submitted, captured or transcribed here: no site has it, so a refresh does not read it again. One that is
 * still growing is enough, unless a transcription of the rest is requested.
 */
export const submittedTranscript: TranscriptStrategy = async ({ isRefresh, transcribeProvider, soundId }, { known, stored }) => {
  if (!known || !stored || !isLocalTrack(stored)) return undefined;
  const isEnough = transcribeProvider === undefined || (!isRefresh && isFullyTranscribed(stored, soundId));
  return isEnough ? { content: known, transcript: stored, fromCache: true } : undefined;
};
