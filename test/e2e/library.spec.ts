import { talk } from '../world/talk.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { expect, type Page, stateView, test } from './gloss.ts';
import { putSaved } from './put-saved.ts';
import { openAt, summarized } from './saved-media.ts';

const items = (page: Page) => page.locator('[data-saved-item]');

test('an empty library explains how to fill it; a summarized video is listed and opens', async ({ gloss, tab }) => {
  const page = await openAt(gloss, { place: 'library' });
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  for (const [tab, title] of [
    ['Notes', 'No notes yet'],
    ['Collections', 'No collections yet'],
    ['Trash', 'Trash is empty'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await page.close();

  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(stateView(panel, 'ready')).toBeVisible();
  await panel.getByRole('button', { name: 'Library' }).click();
  await items(panel).getByRole('button', { name: talk.title, exact: true }).click();
  await expect(panel.getByRole('tab', { name: 'Summary' })).toBeVisible();
  await panel.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(items(panel)).toHaveCount(1);
  await panel.getByRole('button', { name: 'Now playing' }).click();
  await expect(stateView(panel, 'ready')).toHaveAttribute('data-content-id', /GlossTalk01$/);
});

test('a collection is filled, sorted, summarized and asked a question', async ({ gloss, tab }) => {
  const first = await summarized(gloss);
  await summarized(gloss, 'german');
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await panel.getByRole('button', { name: /^Save/ }).click();
  await panel.getByRole('menuitem', { name: 'Collections' }).click();
  await panel.getByRole('textbox', { name: 'New collection' }).fill('How things came to be');
  await panel.keyboard.press('Enter');
  await expect(panel.getByRole('checkbox', { name: 'How things came to be' })).toBeChecked();

  const page = await openAt(gloss, { place: 'library' });
  await items(page).filter({ hasText: 'Brücken' }).getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Collections' }).click();
  await page.getByRole('checkbox', { name: 'How things came to be' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Collections' }).click();
  await page.getByRole('button', { name: 'How things came to be' }).click();
  const rowsOf = page.locator('main [data-id]');
  await expect(rowsOf).toHaveCount(2);
  await expect(rowsOf.nth(0)).toHaveAttribute('data-id', first);

  // With Alt and an arrow, and by the pointer back again.
  await rowsOf.nth(0).getByRole('heading').getByRole('button').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rowsOf.nth(1)).toHaveAttribute('data-id', first);
  await rowsOf.nth(1).dragTo(rowsOf.nth(0), { targetPosition: { x: 40, y: 4 } });
  await expect(rowsOf.nth(0)).toHaveAttribute('data-id', first);
  await page.reload();
  await expect(rowsOf.nth(0)).toHaveAttribute('data-id', first);

  await page.getByRole('tab', { name: 'Summary' }).click();
  await page.getByRole('button', { name: 'Summarize collection' }).click();
  const whole = page.locator('[data-view="aggregated"]');
  await expect(whole.getByRole('button', { name: talk.title }).first()).toBeVisible();
  await expect(whole.getByRole('button', { name: /Brücken/ }).first()).toBeVisible();

  await page.getByRole('tab', { name: 'Ask' }).click();
  await page.getByRole('textbox', { name: 'Your question' }).fill('When did railways need one time?');
  await page.keyboard.press('Enter');
  const cited = page.locator('[data-message="assistant"] [data-seek]').first();
  await expect(cited).toContainText(talk.title);
  const wanted = Number(await cited.getAttribute('data-seek'));
  await cited.click();
  await expect(stateView(page)).toHaveAttribute('data-content-id', first);
  const current = page.locator('[data-cue][aria-current] [data-seek]');
  await expect.poll(async () => Number(await current.getAttribute('data-seek'))).toBeCloseTo(wanted, 0);
  await page.goBack();

  await page.getByRole('button', { name: 'Delete collection' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: 'How things came to be' })).toBeVisible();
});

test('a library of 10,000 renders a few rows at a time, and every row can be reached', async ({ gloss }) => {
  const page = await openAt(gloss, { place: 'library' });
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await putSaved(page, 10_000);
  await page.reload();
  await expect(page.getByText('10,000 items')).toBeVisible();
  expect(await items(page).count()).toBeLessThan(40);
  await items(page).first().getByRole('heading').getByRole('button').focus();
  await page.keyboard.press('End');
  await expect(items(page).last()).toContainText('Saved item 9999');
  await expect(items(page).last().getByRole('heading').getByRole('button')).toBeFocused();
  expect(await items(page).count()).toBeLessThan(40);
  // A cover that is not there keeps its space.
  const heights = await items(page).evaluateAll((all) =>
    all.map((row) => row.querySelector('img, svg')?.parentElement?.offsetHeight),
  );
  expect(new Set(heights).size).toBe(1);
});

test('the library is complete offline', async ({ gloss }) => {
  await summarized(gloss);
  const page = await openAt(gloss, { place: 'library' });
  await expect(items(page)).toHaveCount(1);
  await gloss.goOffline();
  await page.reload();
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.getByRole('searchbox').fill('railway');
  await page.locator('[data-hit="subtitle"]').first().click();
  await expect(page.locator('[data-cue][aria-current]')).toContainText(/railway/i);
});
