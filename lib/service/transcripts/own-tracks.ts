import { capturedTrackId } from '../../records/captured-track-id.ts';
import type { ContentTrack, Transcript } from '../../records/records.ts';

/** The track that is made by listening. */
export const speechTrackId = 'speech';

export const speechTrack = (language: string): ContentTrack => ({
  trackId: speechTrackId,
  language,
  label: '',
  provenance: 'transcribed',
});

/** Whether there is no more to hear: of a sound that was kept, once it was heard to its end. */
export const isHeard = ({ trackId, isPartial, soundIds }: Transcript, soundId: string | undefined): boolean =>
  soundId === undefined || trackId !== speechTrackId ? !isPartial : soundIds?.includes(soundId) === true;

/** Words that are this person's own: what was heard or captured here, or handed in. No site has them, so none can be asked for them again. */
export const isOwnTrack = ({ trackId }: Pick<Transcript, 'trackId'>): boolean =>
  trackId === speechTrackId || trackId === capturedTrackId || trackId.split(':', 1)[0] === submittedTrackId;

/** Of submitted words; with a colon and their language, where that is known. */
export const submittedTrackId = 'submitted';
