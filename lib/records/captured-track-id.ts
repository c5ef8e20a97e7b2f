/** Track id of captions that were captured from the page of a live stream. */
export const capturedTrackId = 'captured';
