import { setTimeout as sleep } from 'node:timers/promises';
import { variant } from '../quick-run.ts';
import { expect, type Page, rows, test } from './gloss.ts';
import { openAt, summarized } from './saved-media.ts';

const view = (page: Page) => page.locator('[data-view="notes"]');
const editor = (page: Page) => view(page).getByRole('textbox');
const noteOf = async (page: Page) => (await rows(page, 'notes'))[0]?.text;

/** Number of kills, each a little later after the last letter, up to a tenth of a second. `npm run soak` raises it. */
const kills = Number(process.env.GLOSS_KILLS ?? 4);

test('typed text survives a killed worker and a reload at any moment', async ({ gloss, tab }) => {
  test.setTimeout(180_000 + 10_000 * kills);
  const contentId = await summarized(gloss);
  const page = await openAt(gloss, { content: contentId, view: 'notes' });
  const session = await gloss.context.newCDPSession(tab);
  await session.send('ServiceWorker.enable');
  const lost: number[] = [];
  let text = '';
  for (let round = 0; round < kills; round++) {
    await expect(editor(page)).toBeEditable();
    if ((await editor(page).inputValue()) !== text) lost.push(round);
    text += `${round} `;
    await editor(page).fill(text);
    await sleep((100 * round) / kills);
    await session.send('ServiceWorker.stopAllWorkers');
    await page.reload();
  }
  await expect(editor(page)).toHaveValue(text);
  expect(lost).toEqual([]);
  await expect(view(page)).toHaveAttribute('data-saved', 'true');
  expect(await noteOf(page)).toBe(text);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('note-draft')))).toEqual([]);
});

test('the text of a page that is closed at once is saved by the next page', variant, async ({ gloss }) => {
  const contentId = await summarized(gloss);
  const page = await openAt(gloss, { content: contentId, view: 'notes' });
  await editor(page).fill('Closed at once');
  await gloss.killWorker();
  await page.close();
  const other = await openAt(gloss, { place: 'library' });
  await expect.poll(() => noteOf(other)).toBe('Closed at once');
  await other.getByRole('tab', { name: 'Notes' }).click();
  await other.locator('[data-note]').getByRole('button').click();
  await expect(editor(other)).toHaveValue('Closed at once');
});
