/** A row's time, in milliseconds since 1970, as results have it: ISO 8601. */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();
