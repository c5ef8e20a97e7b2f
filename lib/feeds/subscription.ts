import type { Subscription } from '../ports/feeds.ts';

/** Maximum number of subscriptions in a file; further ones are cut off. */
export const maxSubscriptions = 20_000;

/** Returns the subscription of a YouTube channel by its id, titled by it where its name is unknown. */
export const youtubeSubscription = (id: string, title = ''): Subscription => ({
  title: title || id,
  url: `https://www.youtube.com/feeds/videos.xml?channel_id=${id}`,
  pageUrl: `https://www.youtube.com/channel/${id}`,
});
