/** Pattern of a speaker's default name, with the number. */
export const numberedSpeakerPattern = /^Speaker (\d+)$/;
