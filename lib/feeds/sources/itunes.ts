/** Host of Apple's public podcast directory. */
export const itunesHost = 'itunes.apple.com';

export const lookupUrl = (showId: string): string => `https://${itunesHost}/lookup?entity=podcast&id=${showId}`;
export const searchUrl = (title: string): string =>
  `https://${itunesHost}/search?media=podcast&entity=podcast&limit=50&term=${encodeURIComponent(title)}`;
