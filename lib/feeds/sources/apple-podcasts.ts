import { Failure } from '../../contract/failure.ts';
import { detectUrl } from '../../sites/detect-url.ts';
import { feedsOf, lookupUrl, readShows } from './itunes.ts';
import type { FeedSource } from './source.ts';

/** Apple tells a show's feed, which is not Apple's. */
export const applePodcasts: FeedSource = {
  detect({ href }) {
    const address = detectUrl(href);
    if (address?.site !== 'applePodcasts') return undefined;
    const [show = ''] = address.id.split('/');
    const channelUrl = `https://podcasts.apple.com/podcast/id${show}`;
    return { platform: 'applePodcasts', channelUrl, feeds: [], ask: lookupUrl(show), guesses: [] };
  },

  tell({ text }) {
    const [show] = readShows(text);
    if (!show) throw new Failure('noFeed', 'Apple knows no such show');
    const feeds = feedsOf(show);
    if (feeds.length === 0) throw new Failure('noFeed', 'the show is Apple’s alone and has no feed');
    return { feeds };
  },
};
