import { capturedTrackId } from '../../records/captured-track-id.ts';
import type { ContentTrack } from '../../records/content.ts';
import type { Transcript } from '../../records/transcript.ts';

/** Id of the track that the transcription of a media item's audio is stored under. */
export const speechTrackId = 'speech';

/** The caption track of a transcription in a language. */
export const speechTrack = (language: string): ContentTrack => ({
  trackId: speechTrackId,
  language,
  label: '',
  provenance: 'transcribed',
});

/** Whether the transcript is complete, or of stored audio that was transcribed to its end. */
export const isFullyTranscribed = ({ trackId, isPartial, soundIds }: Transcript, soundId: string | undefined): boolean =>
  soundId === undefined || trackId !== speechTrackId ? !isPartial : soundIds?.includes(soundId) === true;

/** Whether a track was transcribed, captured or submitted on this host, so that it can't be fetched from a site again. */
export const isLocalTrack = ({ trackId }: Pick<Transcript, 'trackId'>): boolean =>
  trackId === speechTrackId || trackId === capturedTrackId || trackId.split(':', 1)[0] === submittedTrackId;

/** Id of a submitted track, followed by a colon and its language where that is known. */
export const submittedTrackId = 'submitted';
