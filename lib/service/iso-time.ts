/** Rows count milliseconds since 1970, results say ISO 8601. */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();
