import { twitchUrl } from '../world/hosts/www-twitch.ts';
import { expect, rows, test } from './gloss.ts';

test('the chapters of a Twitch recording are requested with the page’s own client id', async ({ gloss, tab, world }) => {
  await tab.goto(twitchUrl);
  const panel = await gloss.openPanel(tab);
  await expect
    .poll(async () => (await rows(panel, 'contents')).map(({ chapters }) => chapters))
    .toEqual([
      [
        { startTime: 0, title: 'Just Chatting' },
        { startTime: 42.5, title: 'Food & Drink' },
        { startTime: 120, title: 'Just Chatting' },
      ],
    ]);
  const [request] = world.requests.filter(({ host, method }) => host === 'gql.twitch.tv' && method === 'POST');
  expect(request?.headers).toMatchObject({ origin: 'https://www.twitch.tv', 'client-id': expect.stringMatching(/^[a-z0-9]+$/) });
});
