import type { Store } from '../../ports/store.ts';
import type { Content } from '../../records/content.ts';
import type { Transcript } from '../../records/transcript.ts';
import { orderTracks } from '../../sites/track-choice.ts';
import { isFullyTranscribed, isLocalTrack } from './local-tracks.ts';
import type { TranscriptRequest, TranscriptStrategy } from './transcript-strategy.ts';

/** The stored captions of a site, unless they are to be read again, as are those of which the open page may have loaded more. */
export const storedTranscript: TranscriptStrategy = async ({ isRefresh }, { known, stored, source }) => {
  if (!known || !stored || isLocalTrack(stored) || isRefresh) return undefined;
  return stored.isPartial && (await source.openPage()) ? undefined : { content: known, transcript: stored, fromCache: true };
};

/** Returns the stored transcript where its refresh failed, unless a transcription was requested. */
export const outdatedTranscript: TranscriptStrategy = async ({ transcribeProvider }, { known, stored, signal }) =>
  known && stored && !(stored.isPartial && isLocalTrack(stored)) && !transcribeProvider && !signal.aborted
    ? { content: known, transcript: stored, fromCache: true }
    : undefined;

/** The transcript of the requested track or language that is stored, or else of the preferred track. */
export async function findStoredTranscript(
  store: Store,
  content: Content,
  { audioLanguage, trackId }: Pick<TranscriptRequest, 'audioLanguage' | 'trackId'>,
): Promise<Transcript | undefined> {
  if (trackId) return store.getTranscript(content.contentId, trackId);
  if (!audioLanguage) return store.getTranscript(content.contentId);
  const [track] = orderTracks(content.tracks, { requested: audioLanguage, spoken: content.originalLanguage });
  return track && store.getTranscript(content.contentId, track.trackId);
}

/**
 * Returns a transcript that was submitted, captured or transcribed. A refresh does not read it again, because no site has it. A
 * partial one is sufficient, unless a transcription of the remainder is requested.
 */
export const submittedTranscript: TranscriptStrategy = async ({ isRefresh, transcribeProvider, soundId }, { known, stored }) => {
  if (!known || !stored || !isLocalTrack(stored)) return undefined;
  const isEnough = transcribeProvider === undefined || (!isRefresh && isFullyTranscribed(stored, soundId));
  return isEnough ? { content: known, transcript: stored, fromCache: true } : undefined;
};
