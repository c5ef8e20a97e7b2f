/** Limits of a cue's place and readings, which come from files of others. The parsers of captions load no schemas for them. */
export const maxPositionLength = 500;
export const maxReadings = 500;
export const maxReadingLength = 200;
