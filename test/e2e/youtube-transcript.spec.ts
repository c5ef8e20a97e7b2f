import type { ExtensionBrowser } from '../world/browser.ts';
import { sentences } from '../world/words.ts';
import { type VideoName, watchUrl } from '../world/youtube/videos.ts';
import { made, outcome } from './clicks.ts';
import { expect, lines, type Page, rows, test } from './gloss.ts';

const bread = sentences('bread.en');
const empty = { code: 'captionsEmpty' };

const shownRows = 'transcript-segment-view-model, ytd-transcript-segment-renderer';
const openTranscript = async (tab: Page, words: string) => {
  await tab.getByRole('button', { name: 'Show transcript' }).click();
  await expect(tab.locator(shownRows).filter({ hasText: words }).first()).toBeVisible();
};

/** Returns the result of a click on the toolbar button that makes the task of this number. */
async function click(gloss: ExtensionBrowser, tab: Page, address: string, task: number) {
  const popup = await gloss.openPopup(tab);
  await expect.poll(async () => (await rows(popup, 'tasks')).length).toBe(task);
  const result = await outcome(popup, address);
  if ('words' in result) await expect(lines(popup).first()).toBeVisible();
  await popup.close();
  return result;
}

for (const name of ['empty', 'classic'] satisfies VideoName[]) {
  test(`of videos whose captions require a token an open transcript is read, a closed or filtered one is not, ${name}`, async ({
    gloss,
    tab,
  }) => {
    await tab.goto(watchUrl(name));
    await openTranscript(tab, bread[0]!);
    await tab.getByRole('button', { name: 'Close' }).click();
    expect(await click(gloss, tab, watchUrl(name), 1)).toMatchObject(empty);
    await openTranscript(tab, bread[0]!);
    const search = tab.locator('#panels > :not([hidden])').locator('input, textarea');
    await search.fill('oven');
    expect(await click(gloss, tab, watchUrl(name), 2)).toMatchObject(empty);
    await search.fill('');
    expect(await click(gloss, tab, watchUrl(name), 3)).toEqual(made('en', bread));
  });
}

test('the open transcript is the last strategy', async ({ gloss, tab, world }) => {
  await tab.goto(watchUrl('gated'));
  await openTranscript(tab, bread[0]!);
  expect(await click(gloss, tab, watchUrl('gated'), 1)).toEqual(made('en', bread));
  expect(world.requests.filter(({ url }) => url.pathname.endsWith('/get_panel'))).toHaveLength(1);
});

test('the transcript of the previous video is never read', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('german'));
  await openTranscript(tab, sentences('bridges.en')[0]!);
  await tab.locator('a[href*="GlossVoid01"]').first().click();
  await expect(tab).toHaveURL(watchUrl('empty'));
  expect(await click(gloss, tab, watchUrl('empty'), 1)).toMatchObject(empty);
  // The page puts the new words where the old ones were.
  await openTranscript(tab, bread[0]!);
  expect(await click(gloss, tab, watchUrl('empty'), 2)).toEqual(made('en', bread));
});

test('a transcript belongs to its video after navigating there and back', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('empty'));
  await openTranscript(tab, bread[0]!);
  await tab.locator('a[href*="GlossVoid02"]').first().click();
  await expect(tab).toHaveURL(watchUrl('classic'));
  expect(await click(gloss, tab, watchUrl('classic'), 1)).toMatchObject(empty);
  await tab.goBack();
  await expect(tab).toHaveURL(watchUrl('empty'));
  expect(await click(gloss, tab, watchUrl('empty'), 2)).toEqual(made('en', bread));
});
