/** Returns a web address without the beginning that it shares with most others. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '');
