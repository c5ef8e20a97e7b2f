import { detectUrl } from '../../sites/detect-url.ts';
import { lookupUrl } from './itunes.ts';
import type { Detect } from './source.ts';

/** Apple tells a show's feed, which is not Apple's. */
export const applePodcasts: Detect = ({ href }) => {
  const address = detectUrl(href);
  if (address?.site !== 'applePodcasts') return undefined;
  const [show = ''] = address.id.split('/');
  const channelUrl = `https://podcasts.apple.com/podcast/id${show}`;
  return { platform: 'applePodcasts', channelUrl, feeds: [], ask: lookupUrl(show), guesses: [] };
};
