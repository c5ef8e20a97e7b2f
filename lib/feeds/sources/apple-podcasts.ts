import { detectUrl } from '../../sites/detect-url.ts';
import { lookupUrl } from './itunes.ts';
import type { Detect } from './source.ts';

/** Apple Podcasts. Apple's directory names the show's feed, which another host serves. */
export const applePodcasts: Detect = ({ href }) => {
  const address = detectUrl(href);
  if (address?.site !== 'applePodcasts') return undefined;
  const [show = ''] = address.id.split('/');
  const channelUrl = `https://podcasts.apple.com/podcast/id${show}`;
  return { platform: 'applePodcasts', channelUrl, feeds: [], ask: lookupUrl(show), guesses: [] };
};
