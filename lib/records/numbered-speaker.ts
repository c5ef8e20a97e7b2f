/** What a speaker is called until somebody gives a name, with the number. */
export const numberedSpeakerPattern = /^Speaker (\d+)$/;
