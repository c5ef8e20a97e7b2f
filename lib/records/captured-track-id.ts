/** The track of a live medium's captions, as its page has shown them. */
export const capturedTrackId = 'captured';
