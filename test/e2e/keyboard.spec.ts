import type { Locator } from '@playwright/test';
import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, type Page, test } from './gloss.ts';
import { ownPage } from './model.ts';
import { openAt, summarized } from './saved-media.ts';

/** More than any view has tab stops. */
const maxPresses = 100;

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < maxPresses; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The tab key does not reach ${target}`);
}

/** Checks that an element of the page has the focus, so that the next key continues where the last one was. */
const keepsFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY');

test('the panel is used with the keyboard alone', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  const tabNamed = (name: string) => panel.getByRole('tab', { name });

  await tabTo(panel, lines(panel).first().locator('[data-seek]'));
  await panel.keyboard.press('ArrowDown');
  await expect(lines(panel).nth(1).locator('[data-seek]')).toBeFocused();
  // The next stop is the button of this line, and that of no other line.
  const line = lines(panel).nth(1);
  await panel.keyboard.press('Tab');
  await expect(line.getByRole('button', { name: 'Remember this' })).toBeFocused();
  await panel.keyboard.press('Enter');
  await expect(line.getByRole('status').filter({ hasText: 'Remembered' })).toBeAttached();
  await panel.keyboard.press('Tab');
  await expect(panel.locator('[data-skim]')).toBeFocused();
  await keepsFocus(panel);

  const exportButton = panel.getByRole('button', { name: 'Export', exact: true });
  await tabTo(panel, exportButton);
  await panel.keyboard.press('Enter');
  await expect(panel.getByRole('dialog')).toBeVisible();
  await keepsFocus(panel);
  await panel.keyboard.press('Escape');
  await expect(panel.getByRole('dialog')).toHaveCount(0);
  await expect(exportButton).toBeFocused();

  await tabTo(panel, tabNamed('Summary'));
  for (const name of ['Chapters', 'Subtitles', 'Notes']) {
    await panel.keyboard.press('ArrowRight');
    await expect(tabNamed(name)).toBeFocused();
    await expect(tabNamed(name)).toHaveAttribute('aria-selected', 'true');
  }
  const notes = panel.locator('[data-view="notes"]');
  await tabTo(panel, notes.getByRole('textbox'));
  await panel.keyboard.type('A thought.');
  await expect(notes).toHaveAttribute('data-saved', 'true');
  await expect(notes.getByRole('textbox')).toBeFocused();

  await tabTo(panel, tabNamed('Notes'));
  await panel.keyboard.press('ArrowRight');
  const question = panel.getByRole('textbox', { name: 'Your question' });
  await tabTo(panel, question);
  await panel.keyboard.type('What was noon?');
  await panel.keyboard.press('Enter');
  await expect(panel.locator('[data-view="ask"] [data-seek]').first()).toBeVisible();
  await keepsFocus(panel);
});

test('the popup is used with the keyboard alone', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('talk'));
  const popup = await gloss.openPopup(tab);
  await expect(lines(popup).first()).toBeVisible();
  await tabTo(popup, lines(popup).first().locator('[data-seek]'));
  await popup.keyboard.press('ArrowDown');
  await expect(lines(popup).nth(1).locator('[data-seek]')).toBeFocused();
  await tabTo(popup, popup.getByRole('button', { name: 'Open side panel' }));
  await tabTo(popup, popup.getByRole('button', { name: 'Settings' }));
});

test('library and review are used with the keyboard alone', async ({ gloss }) => {
  const id = await summarized(gloss);
  const reader = await openAt(gloss, { content: id });
  await tabTo(reader, lines(reader).first().getByRole('button', { name: 'Remember this' }));
  await reader.keyboard.press('Enter');
  await expect(lines(reader).first().getByRole('status').filter({ hasText: 'Remembered' })).toBeAttached();

  const page = await openAt(gloss, { place: 'library' });
  const sections = page.getByRole('tab');
  await expect(sections.first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await tabTo(page, sections.first());
  // A press before the focus has moved would move it from the same tab again.
  for (const position of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expect(sections.nth(position)).toBeFocused();
  }
  await expect(page.getByRole('tab', { name: 'Review' })).toBeFocused();

  const card = page.locator('[data-card]');
  await tabTo(page, card.getByRole('button', { name: 'Show the answer' }));
  await page.keyboard.press('Enter');
  await expect(card.locator('mark')).toBeVisible();
  await keepsFocus(page);
  await tabTo(page, card.getByRole('button', { name: 'Good' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing to review today')).toBeVisible();
  await keepsFocus(page);
});

test('feed and settings are used with the keyboard alone', async ({ gloss }) => {
  const feed = await openAt(gloss, { place: 'feed' });
  await tabTo(feed, feed.getByRole('textbox'));
  await feed.keyboard.type('not an address');
  await feed.keyboard.press('Enter');
  await keepsFocus(feed);

  const settings = await ownPage(gloss, 'summaries');
  await expect(settings.locator('[data-settings="ready"]')).toBeVisible();
  const automatic = settings.getByRole('radio', { name: /^Automatic/ });
  await tabTo(settings, automatic);
  await settings.keyboard.press('ArrowUp');
  await expect(settings.getByRole('radio', { name: /^Offline engine/ })).toBeFocused();
  const add = settings.getByRole('button', { name: 'Add model' });
  await tabTo(settings, add);
  await settings.keyboard.press('Enter');
  await expect(settings.locator('form select, form input').first()).toBeFocused();
  await tabTo(settings, settings.getByRole('button', { name: 'Cancel' }));
  await settings.keyboard.press('Enter');
  await expect(add).toBeFocused();
  await tabTo(settings, settings.getByRole('link', { name: 'Privacy' }));
  await settings.keyboard.press('Enter');
  await expect(settings.getByRole('heading', { name: 'Local only' })).toBeVisible();
  await keepsFocus(settings);
  await settings.keyboard.press('?');
  await expect(settings.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
