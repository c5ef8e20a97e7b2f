import { directories } from '../world/podcasts/directories.ts';
import { appleUrl, show } from '../world/podcasts/show.ts';
import { sentences } from '../world/words.ts';
import { allowing, clicks, closed, made } from './clicks.ts';

const bread = sentences('bread.en');

clicks('Apple Podcasts, which Gloss may not ask', { episode: [appleUrl('bread'), closed('itunes.apple.com')] });

const feedHost = new URL(show.feedUrl).host;

clicks(
  'Apple Podcasts, where the feed’s host is still to be asked for',
  { episode: [appleUrl('bread'), closed(feedHost)] },
  allowing('itunes.apple.com'),
);

clicks(
  'directories of podcasts, where Gloss may follow to the feed',
  {
    'Apple Podcasts': [appleUrl('bread'), made('en', bread)],
    Overcast: [directories.overcast.bread, made('en', bread)],
    Spotify: [directories.spotify.bread, made('en', bread)],
  },
  allowing('itunes.apple.com', feedHost),
);

clicks(
  'Pocket Casts, whose short address leads to a page of another host',
  { bread: [directories.pocketCasts.bread, made('en', bread)] },
  allowing('itunes.apple.com', feedHost, 'pca.st', 'pocketcasts.com'),
);
