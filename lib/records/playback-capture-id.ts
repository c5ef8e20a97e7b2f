const prefix = 'watched:';

/** Id of the frames that are captured while a video plays; stable, so that a later capture continues. */
export const playbackCaptureId = (contentId: string): string => prefix + contentId;

/** Whether the id of a stored recording names frames that were captured while a video played. */
export const isPlaybackCapture = (soundId: string | undefined): boolean => soundId?.startsWith(prefix) ?? false;
