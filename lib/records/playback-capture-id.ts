const prefix = 'watched:';

/** What is seen of a medium while it plays goes by this name, the same each time: so a later look goes on with it. */
export const playbackCaptureId = (contentId: string): string => prefix + contentId;

export const isPlaybackCapture = (soundId: string | undefined): boolean => soundId?.startsWith(prefix) ?? false;
