/** Converts milliseconds since 1970 to ISO 8601, the form of times in results. */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();
