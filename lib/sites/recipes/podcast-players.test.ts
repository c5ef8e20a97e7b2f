import { expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { pageMedia } from '../generic/page-media.ts';
import { siteOf } from '../index.ts';
import { fakeAccess } from '../testing/fake-access.ts';

const simplecast = 'https://player.simplecast.com/0b6f5a10-1111-4222-8333-444455556666';
const acast = 'https://shows.acast.com/slow-kitchen/episodes/2.bread';
const description = '<p>On bread.</p><p>0:00 Flour<br>1:00 Water<br>2:00 Salt</p>';

it.each([
  [simplecast, [`${simplecast}?dark=false`]],
  [
    acast,
    [
      acast,
      'https://embed.acast.com/$/slow-kitchen/2.bread?',
      'https://embed.acast.com/slow-kitchen/2.bread',
      'https://player.acast.com/slow-kitchen/episodes/2.bread?theme=white',
      'https://play.acast.com/s/slow-kitchen/2.bread',
    ],
  ],
])('recognizes the players of %s on a page', (canonicalUrl, frames) => {
  for (const frame of frames) {
    expect(detectUrl(frame)).toMatchObject({ kind: 'audio', canonicalUrl });
    const html = `<iframe src="${frame}"></iframe>`;
    expect(pageMedia({ url: 'https://example.org/', html })).toMatchObject([{ kind: 'audio', url: canonicalUrl }]);
  }
});

it.each([
  'https://player.simplecast.com/',
  'https://embed.acast.com/slow-kitchen',
  'https://shows.acast.com/slow-kitchen/episodes',
  'https://shows.acast.com/slow-kitchen/about',
])('takes %s for no episode', (url) => expect(detectUrl(url)).toBeNull());

it.each([
  [
    simplecast,
    'https://api.simplecast.com/episodes/0b6f5a10-1111-4222-8333-444455556666',
    {
      title: 'Bread',
      duration: 150,
      podcast: { title: 'Slow Kitchen' },
      long_description: description,
      enclosure_url: 'https://cdn.simplecast.com/audio/bread.mp3',
    },
    'https://cdn.simplecast.com/audio/bread.mp3',
  ],
  [
    acast,
    'https://feeder.acast.com/api/v1/shows/slow-kitchen/episodes/2.bread?showInfo=true',
    { title: 'Bread', duration: '150', show: { title: 'Slow Kitchen' }, description, url: 'https://sphinx.acast.com/bread.mp3' },
    'https://sphinx.acast.com/bread.mp3',
  ],
])('reads the episode of %s', async (url, api, answer, soundUrl) => {
  const episode = await siteOf(url).resolve(new URL(url), fakeAccess({ [api]: JSON.stringify(answer) }));
  expect(episode).toMatchObject({ title: 'Bread', duration: 150, author: 'Slow Kitchen', soundUrl });
  expect(episode.chapters?.map(({ startTime }) => startTime)).toEqual([0, 60, 120]);
});
