/** Requests of a page that its timeline records from now on; browsers record 250, which a page of news has made before it plays. */
const maxRequests = 5000;

/** Has the browser record further requests of the page, among which those of its players are found. */
export const recordRequests = (): void => performance.setResourceTimingBufferSize(maxRequests);
