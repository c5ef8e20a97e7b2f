import { talk } from '../world/talk.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, type Page, stateView, test } from './gloss.ts';
import { openAt } from './saved-media.ts';

const items = (page: Page) => page.locator('[data-saved-item]');

test('a summarized video is listed, opens in the panel and beside the settings, and is complete offline', async ({
  gloss,
  tab,
}) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  const shown = await lines(panel).allInnerTexts();
  const content = (await stateView(panel, 'ready').getAttribute('data-content-id'))!;
  await panel.getByRole('button', { name: 'Library' }).click();
  await items(panel).getByRole('button', { name: talk.title, exact: true }).click();
  await expect(panel.getByRole('tab', { name: 'Summary' })).toBeVisible();
  await panel.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(items(panel)).toHaveCount(1);
  await panel.getByRole('button', { name: 'Now playing' }).click();
  await expect(stateView(panel, 'ready')).toHaveAttribute('data-content-id', /GlossTalk01$/);
  const opened = gloss.context.waitForEvent('page');
  await panel.getByRole('button', { name: 'Settings' }).click();
  expect((await opened).url()).toContain('/options.html');

  const page = await openAt(gloss, { place: 'library' });
  await expect(items(page)).toHaveCount(1);
  await gloss.goOffline();
  await page.reload();
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.getByRole('searchbox').fill('railway');
  await page.locator('[data-hit="subtitle"]').first().click();
  await expect(page.locator('[data-cue][aria-current]')).toContainText(/railway/i);
  // The way back leads to the results.
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('railway');

  const reader = await openAt(gloss, { content });
  await reader.setViewportSize({ width: 1280, height: 800 });
  await expect(lines(reader).first()).toBeVisible();
  expect(await lines(reader).allInnerTexts()).toEqual(shown);
  await reader.getByRole('tab', { name: 'Chapters' }).click();
  await expect(reader.locator('[data-chapter]')).toHaveCount(talk.chapters.length);
  // A wide page has room for the transcript beside the summary.
  await expect(reader.locator('[data-cue]').first()).toContainText(talk.lines[0]!.en.slice(0, 20));
});
