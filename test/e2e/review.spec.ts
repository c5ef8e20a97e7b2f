import { watchUrl } from '../world/youtube/videos.ts';
import { accessible } from './accessible.ts';
import { expect, lines, test } from './gloss.ts';
import { openAt } from './saved-media.ts';

test('a remembered line comes back as a question, whose answer the video says, and its review can be undone', async ({
  gloss,
  tab,
}) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  const line = lines(panel).first();
  await line.hover();
  await line.getByRole('button', { name: 'Remember this' }).click();
  await expect(line.getByRole('status').filter({ hasText: 'Remembered' })).toBeAttached();
  await accessible(panel);

  const page = await openAt(gloss, { place: 'library' });
  await page.getByRole('tab', { name: 'Review' }).click();
  const card = page.locator('[data-card]');
  await expect(card.getByRole('img', { name: 'hidden' })).toBeVisible();
  await accessible(page);
  await card.getByRole('button', { name: 'Show the answer' }).click();
  await expect(card.locator('mark')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Listen from / })).toBeVisible();
  await accessible(page);
  await card.getByRole('button', { name: 'Good' }).click();
  await expect(page.getByText('Nothing to review today')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();
});

test('a line of the transcript is compared with the library on a click, and remembered', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  await panel.getByRole('tab', { name: 'Subtitles' }).click();
  const cue = panel.locator('[data-cue]').filter({ hasText: 'Noon was the moment' });
  await cue.hover();
  await cue.getByRole('button', { name: 'About this sentence' }).click();
  const dialog = panel.getByRole('dialog', { name: 'About this sentence' });
  await expect(dialog.getByText('Nothing else in your library says this.')).toBeVisible();
  await accessible(panel);
  await dialog.getByRole('button', { name: 'Remember this' }).click();
  await expect(dialog.getByText('Remembered.')).toBeVisible();
});
