import { talk } from '../world/talk.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { expect, type Page, rows, stateView, test } from './gloss.ts';
import { putSaved } from './put-saved.ts';
import { accessibleInBoth, openAt, summarized } from './saved-media.ts';

const items = (page: Page) => page.locator('[data-saved-item]');
const titles = (page: Page) => items(page).getByRole('heading').allTextContents();
const found = (page: Page) => page.locator('[data-found]');

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

test('search finds text while it is typed, and links to its moment', async ({ gloss }) => {
  await summarized(gloss);
  const german = await summarized(gloss, 'german');
  const chinese = await summarized(gloss, 'chinese');
  const page = await openAt(gloss, { content: chinese, view: 'notes' });
  await page.getByRole('textbox').fill('Tea came by caravan');
  await expect(page.locator('[data-view="notes"]')).toHaveAttribute('data-saved', 'true');
  await page.getByRole('button', { name: 'Library' }).click();
  await expect(items(page)).toHaveCount(3);

  await page.keyboard.press('/');
  await page.keyboard.type('caravan');
  await expect(found(page)).toHaveCount(1);
  await expect(found(page).locator('[data-hit="note"] mark')).toHaveText(/caravan/i);
  await found(page).locator('[data-hit="note"]').click();
  await expect(page.locator('[data-view="notes"]').getByRole('textbox')).toHaveValue('Tea came by caravan');
  await page.goBack();

  // The way back leads to what was searched for.
  await expect(page.getByRole('searchbox')).toHaveValue('caravan');
  await page.getByRole('searchbox').fill('茶');
  await expect(page.locator('[data-hit="subtitle"] mark').first()).toHaveText('茶');
  await page.getByRole('searchbox').fill('brücke');
  await expect(found(page)).toHaveCount(1);
  await expect(found(page)).toHaveAttribute('data-found', german);

  await page.getByRole('searchbox').fill('railway');
  const hit = page.locator('[data-hit="subtitle"]').first();
  await expect(hit.locator('mark').first()).toHaveText(/railway/i);
  const words = (await hit.locator('[dir]').textContent())!.slice(1, 20);
  await hit.click();
  await expect(page.locator('[data-cue][aria-current]')).toContainText(words);

  await page.goBack();
  await page.getByRole('searchbox').fill('zeppelin');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
});

test('saved media can be starred, tagged, renamed, filtered and sorted', async ({ gloss }) => {
  await summarized(gloss);
  await summarized(gloss, 'german');
  await summarized(gloss, 'chinese');
  const page = await openAt(gloss, { place: 'library' });
  await expect(items(page)).toHaveCount(3);
  const [newest, , oldest] = await titles(page);

  await items(page).nth(0).getByRole('button', { name: 'Add to favorites' }).click();
  await expect(items(page).nth(0).getByRole('button', { name: 'Remove from favorites' })).toBeVisible();
  await items(page)
    .nth(2)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('My own name');
  await page.keyboard.press('Enter');
  await expect(items(page).nth(2)).toContainText('My own name');

  // With the keyboard: choose two, and tag them.
  await items(page).nth(0).getByRole('heading').getByRole('button').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  const toolbar = page.getByRole('toolbar');
  await expect(toolbar).toContainText('2 selected');
  await toolbar.getByRole('button', { name: 'Tags' }).click();
  await page.getByRole('textbox', { name: 'New tag' }).fill('Time');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Time' })).toBeChecked();
  await page.keyboard.press('Escape');
  await toolbar.getByRole('button', { name: 'Clear selection' }).click();

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Tag' }).selectOption('Time');
  await expect(items(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Favorites only' }).check();
  await expect(items(page)).toHaveCount(1);
  expect(await titles(page)).toEqual([newest]);
  await page.getByRole('checkbox', { name: 'With notes only' }).check();
  await expect(page.getByRole('heading', { name: 'No items match the filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(items(page)).toHaveCount(3);
  await page.getByLabel('Saved from').fill('2099-01-01');
  await expect(items(page)).toHaveCount(0);
  await page.getByLabel('Saved from').fill('');

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Oldest first');
  await expect(items(page).first()).toContainText('My own name');
  await items(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('');
  await page.keyboard.press('Enter');
  await expect(items(page).first()).toContainText(oldest!);
});

test('deleted media are restored by undo or from the trash, or deleted for good', async ({ gloss }) => {
  await summarized(gloss);
  await summarized(gloss, 'german');
  const page = await openAt(gloss, { place: 'library' });
  await expect(items(page)).toHaveCount(2);
  await items(page).nth(0).getByRole('checkbox').check();
  await items(page).nth(1).getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await expect(items(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items(page)).toHaveCount(2);

  await items(page).nth(0).getByRole('heading').getByRole('button').focus();
  await page.keyboard.press('Delete');
  await expect(items(page)).toHaveCount(1);
  await page.getByRole('tab', { name: 'Trash' }).click();
  await page.getByRole('button', { name: /^Restore/ }).click();
  await expect(page.getByRole('heading', { name: 'Trash is empty' })).toBeVisible();
  await page.getByRole('tab', { name: 'Saved' }).click();
  await expect(items(page)).toHaveCount(2);

  await items(page).nth(0).getByRole('heading').getByRole('button').focus();
  await page.keyboard.press('Delete');
  await page.getByRole('tab', { name: 'Trash' }).click();
  await page.getByRole('button', { name: /permanently/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect.poll(() => rows(page, 'contents')).toHaveLength(1);
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

test('the library is accessible', async ({ gloss }) => {
  await summarized(gloss);
  const page = await openAt(gloss, { place: 'library' });
  await putSaved(page, 30);
  await page.reload();
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(items(page).first()).toBeVisible();
  await accessibleInBoth(page);
  await items(page).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await accessibleInBoth(page);
  await page.getByRole('toolbar').getByRole('button', { name: 'Collections' }).click();
  await page.getByRole('textbox', { name: 'New collection' }).fill('One');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'One' })).toBeChecked();
  await accessibleInBoth(page);
  await page.keyboard.press('Escape');
  await items(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await accessibleInBoth(page);
  await page.keyboard.press('Escape');
  for (const name of ['Notes', 'Collections', 'Trash']) {
    await page.getByRole('tab', { name }).click();
    await accessibleInBoth(page);
  }
  await page.getByRole('tab', { name: 'Collections' }).click();
  await page.getByRole('button', { name: 'One', exact: true }).click();
  for (const name of ['Items', 'Summary', 'Ask']) {
    await page.getByRole('tab', { name }).click();
    await accessibleInBoth(page);
  }
  await page.goBack();
  await page.getByRole('searchbox').fill('noon');
  await expect(found(page).first()).toBeVisible();
  await accessibleInBoth(page);
});
