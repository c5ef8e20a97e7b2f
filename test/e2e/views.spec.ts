import { talkUrl } from '../world/talks/pages.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { accessible } from './accessible.ts';
import { expect, lines, stateView, test } from './gloss.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ options: { colorScheme } });

    test(`every view and tab is accessible, ${colorScheme}`, async ({ gloss, tab }) => {
      await tab.goto(watchUrl('talk'));
      const popup = await gloss.openPopup(tab);
      await expect(lines(popup).first()).toBeVisible();
      await accessible(popup);
      const panel = await gloss.openPanel(tab);
      await expect(lines(panel).first()).toBeVisible();
      for (const name of ['Summary', 'Chapters', 'Subtitles']) {
        await panel.getByRole('tab', { name }).click();
        await accessible(panel);
      }
      await tab.goto(watchUrl('withoutCaptions'));
      await expect(stateView(panel, 'no-captions')).toBeVisible();
      await accessible(panel);
      await tab.goto(watchUrl('empty'));
      await expect(stateView(panel, 'error')).toBeVisible();
      await accessible(panel);
    });
  });
}

test('the tabs are operable by keyboard', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  await panel.getByRole('tab', { name: 'Summary' }).focus();
  await panel.keyboard.press('ArrowRight');
  await expect(panel.getByRole('tab', { name: 'Chapters' })).toBeFocused();
  await expect(panel.locator('[data-view="chapters"]')).toBeVisible();
});

test.describe('in Chinese', () => {
  test.use({ options: { language: 'zh-CN' } });

  test('the interface is in Chinese', async ({ gloss, tab }) => {
    await tab.goto(talkUrl('/nothing'));
    const popup = await gloss.openPopup(tab);
    await expect(stateView(popup, 'none')).toContainText(/\p{Script=Han}/u);
  });
});

test('one of several media items is selected, and each keeps its own transcript', async ({ gloss, tab }) => {
  await tab.goto(talkUrl('/several'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  const first = await stateView(panel).getAttribute('data-content-id');
  await panel.getByRole('combobox').selectOption({ index: 1 });
  await expect(stateView(panel, 'ready')).not.toHaveAttribute('data-content-id', first!);
  await expect(lines(panel).first()).toBeVisible();
});
