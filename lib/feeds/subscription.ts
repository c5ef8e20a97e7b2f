import type { Subscription } from '../ports/feeds.ts';
import { youtube } from '../sites/youtube/data.ts';
import { youtubeFeeds } from './sources/youtube.ts';

/** Maximum number of subscriptions in a file; further ones are cut off. */
export const maxSubscriptions = 20_000;

/** Returns the subscription of a YouTube channel by its id, titled by it where its name is unknown. */
export const youtubeSubscription = (id: string, title = ''): Subscription => ({
  title: title || id,
  url: youtubeFeeds(id)[0]!,
  pageUrl: `${youtube.origin}/channel/${id}`,
});
