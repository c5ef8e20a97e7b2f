/** Maximum number of segments of a subtitle track: a day of segments of ten seconds. */
export const maxSegments = 8640;
