import { detectUrl } from '../../sites/detect-url.ts';
import type { Detect } from './source.ts';
/** Host of Apple's public podcast directory. */
export const itunesHost = 'itunes.apple.com';

const itunesLookupUrl = (showId: string): string => `https://${itunesHost}/lookup?entity=podcast&id=${showId}`;
/** Returns the address of a search for podcasts by title in Apple's directory. */
export const itunesSearchUrl = (title: string): string =>
  `https://${itunesHost}/search?media=podcast&entity=podcast&limit=50&term=${encodeURIComponent(title)}`;

/** Apple Podcasts. Apple's directory names the show's feed, which another host serves. */
export const applePodcasts: Detect = ({ href }) => {
  const address = detectUrl(href);
  if (address?.site !== 'applePodcasts') return undefined;
  const [show = ''] = address.id.split('/');
  const channelUrl = `https://podcasts.apple.com/podcast/id${show}`;
  return { platform: 'applePodcasts', channelUrl, feeds: [], ask: itunesLookupUrl(show), guesses: [] };
};
