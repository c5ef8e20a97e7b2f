import { directories } from '../world/podcasts/directories.ts';
import { appleUrl, exclusiveUrl, show } from '../world/podcasts/show.ts';
import { xiaoyuzhouUrl } from '../world/podcasts/xiaoyuzhou-episodes.ts';
import { sentences } from '../world/words.ts';
import { allowing, clicks, closed, made, outcome } from './clicks.ts';
import { expect, rows, test } from './gloss.ts';

const bread = sentences('bread.en');
const bridges = sentences('bridges.en');

clicks('pages that lead to hosts that nobody has let Gloss ask', {
  'Apple Podcasts': [appleUrl('bread'), closed('itunes.apple.com')],
  Overcast: [directories.overcast.bread, closed('itunes.apple.com')],
  Spotify: [directories.spotify.bread, closed('itunes.apple.com')],
});

const feedHost = new URL(show.feedUrl).host;

clicks(
  'Apple Podcasts, where the feed’s host is still to be asked for',
  {
    episode: [appleUrl('bread'), closed(feedHost)],
    'a show without a feed': [exclusiveUrl, { code: 'noCaptions' }],
  },
  allowing('itunes.apple.com'),
);

clicks(
  'Apple Podcasts, where Gloss may follow to the feed',
  {
    'a transcript in WebVTT': [appleUrl('bread'), made('en', bread)],
    'a transcript in JSON': [appleUrl('bridges'), made('en', bridges)],
    'no transcript': [appleUrl('silent'), { code: 'noCaptions' }],
    'no longer in the feed': [appleUrl('gone'), { code: 'mediaUnavailable' }],
  },
  allowing('itunes.apple.com', feedHost),
);

clicks(
  'other directories of podcasts, where Gloss may follow to the feed',
  {
    Overcast: [directories.overcast.bread, made('en', bread)],
    'Overcast, without a feed': [directories.overcast.unknown, { code: 'noCaptions' }],
    Spotify: [directories.spotify.bread, made('en', bread)],
    'Spotify, without a feed': [directories.spotify.unknown, { code: 'noCaptions' }],
  },
  allowing('itunes.apple.com', feedHost),
);

clicks(
  'Pocket Casts, whose short address leads to a page of another host',
  { bread: [directories.pocketCasts.bread, made('en', bread)] },
  allowing('itunes.apple.com', feedHost, 'pca.st', 'pocketcasts.com'),
);

test('Xiaoyuzhou gives the episode’s metadata, and no transcript', async ({ gloss, tab }) => {
  await tab.goto(xiaoyuzhouUrl('tea'));
  const popup = await gloss.openPopup(tab);
  expect(await outcome(popup, xiaoyuzhouUrl('tea'))).toMatchObject({ code: 'noCaptions' });
  expect(await rows(popup, 'contents')).toMatchObject([
    {
      kind: 'audio',
      title: '一杯茶的历史',
      author: '山间茶话',
      duration: 110,
      chapters: [{ title: '药材' }, { title: '唐代' }, { title: '宋代' }],
    },
  ]);
});
