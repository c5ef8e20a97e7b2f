import { accessible } from './accessible.ts';
import { expect, extensionPath, test } from './gloss.ts';

test('the installation opens a page with a talk that plays without the network', async ({ gloss, world }) => {
  await gloss.reset({ extensionPath, keepWelcome: true });
  await gloss.goOffline();
  const welcomePages = () => gloss.context.pages().filter((page) => page.url().endsWith('/welcome.html'));
  expect(welcomePages()).toHaveLength(1);
  const page = welcomePages()[0]!;
  await page.reload();
  await expect(page.locator('[data-welcome="ready"] [data-line]').first()).toBeVisible();
  await accessible(page);

  await page.locator('[data-line] [data-seek]').nth(1).press('Enter');
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time).toBeGreaterThan(10);
  await page.getByRole('tab', { name: 'Subtitles' }).click();
  await expect(page.locator('li[aria-current]')).toBeVisible();
  await page.getByRole('radio', { name: /^Offline engine/ }).check();
  await expect(page.getByRole('radio', { name: /^Offline engine/ })).toBeChecked();
  expect(world.requests).toEqual([]);

  await gloss.killWorker();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Offline engine/ })).toBeChecked();
  expect(welcomePages()).toHaveLength(1);
});
