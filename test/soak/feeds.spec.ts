import { allowing } from '../e2e/clicks.ts';
import { refreshFeeds } from '../e2e/refresh-feeds.ts';
import { feedChannels } from '../world/feeds/channels.ts';

allowing('*.feeds.example')(
  'three hundred feeds are refreshed although some fail and the worker is killed',
  async ({ gloss, tab, world }) => {
    await refreshFeeds(gloss, tab, world, feedChannels);
  },
);
