/** Maximum bytes of the captions of one track, whether one file or all segments. */
export const maxCaptionBytes = 32 * 1024 * 1024;
