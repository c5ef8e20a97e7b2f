import { talkUrl } from '../world/talks/pages.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { allowing } from './clicks.ts';
import { expect, lines } from './gloss.ts';
import { call, ownPage } from './model.ts';

const feedUrl = 'https://media.example/feed.xml';

allowing('media.example')('a switch to local-only stops every request', async ({ gloss, tab, world }) => {
  await tab.goto(talkUrl('/cities-and-clocks'));
  await expect.poll(() => tab.evaluate(() => document.readyState)).toBe('complete');
  const settings = await ownPage(gloss, 'privacy');
  await settings.getByRole('switch', { name: 'Refuse all requests to other machines' }).click();
  await expect(settings.getByText('On: nothing leaves this device.')).toBeVisible();
  const requestsBefore = world.requests.length;

  const codeOf = (answer: Promise<unknown>) =>
    answer.then(
      () => 'answered',
      (error: Error) => error.message,
    );
  expect(await codeOf(call(settings, 'summarize', { url: watchUrl('talk') }))).toContain('offline');
  expect(await codeOf(call(settings, 'subscribeChannel', { channelUrl: feedUrl }))).toContain('offline');
  const panel = await gloss.openPanel(tab);
  // The page itself has loaded its captions in English, and no others.
  await expect(lines(panel).first()).toBeVisible();
  await panel.getByRole('combobox', { name: 'Captions' }).selectOption({ label: 'Chinese (China) (creator’s)' });
  await expect(panel.getByText('Local-only mode is on')).toBeVisible();
  expect(world.requests.slice(requestsBefore).map(({ url }) => url.href)).toEqual([]);
});
