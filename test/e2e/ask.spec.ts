import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, type Page, rows, test } from './gloss.ts';
import { accessibleInBoth, openAt, summarized } from './saved-media.ts';

const view = (page: Page) => page.locator('[data-view="ask"]');
const question = (page: Page) => view(page).getByRole('textbox', { name: 'Your question' });
const answers = (page: Page) => view(page).locator('[data-message="assistant"]');
const ask = async (page: Page, text: string) => {
  await question(page).fill(text);
  await page.keyboard.press('Enter');
};

test('an answer links to the moments that it cites, and shows their text', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  await panel.getByRole('tab', { name: 'Ask' }).click();
  await view(panel).getByRole('list', { name: 'Suggested questions' }).getByRole('button').first().click();
  await expect(answers(panel)).toHaveCount(1);
  const cited = answers(panel).locator('[data-seek]').first();
  const wanted = Number(await cited.getAttribute('data-seek'));
  await cited.hover();
  await expect(answers(panel).locator('[data-quote]')).toBeVisible();
  await cited.click();
  await expect.poll(() => tab.evaluate(() => document.querySelector('video')?.currentTime ?? -1)).toBeCloseTo(wanted, 0);

  await ask(panel, 'Who discovered penguins in Madagascar?');
  await expect(answers(panel).nth(1)).toHaveText(/The transcript does not answer this/);
});

test('a conversation is saved, continues in another tab of the panel, and can be cleared and restored', async ({ gloss }) => {
  const contentId = await summarized(gloss);
  const page = await openAt(gloss, { content: contentId });
  await page.getByRole('tab', { name: 'Ask' }).click();
  await ask(page, 'When did railways need one time?');
  await page.getByRole('tab', { name: 'Summary' }).click();
  await page.getByRole('tab', { name: 'Ask' }).click();
  await expect(answers(page)).toHaveCount(1);
  await gloss.goOffline();
  await page.reload();
  await page.getByRole('tab', { name: 'Ask' }).click();
  await expect(answers(page)).toHaveCount(1);
  await expect(view(page)).toContainText('When did railways need one time?');
  await ask(page, 'What is a day of two noons?');
  await expect(answers(page)).toHaveCount(2);

  await view(page).getByRole('button', { name: 'Clear conversation' }).click();
  await expect(answers(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(answers(page)).toHaveCount(2);
  await view(page).getByRole('button', { name: 'Clear conversation' }).click();
  // What can't be taken back any more is forgotten for good.
  await page.getByRole('tab', { name: 'Summary' }).click();
  await expect.poll(async () => (await rows(page, 'chats'))[0]?.messages).toEqual([]);
});

test('a question that cannot be answered shows the reason, and can be asked again', async ({ gloss }) => {
  const contentId = await summarized(gloss);
  const page = await openAt(gloss, { content: contentId });
  await page.getByRole('tab', { name: 'Ask' }).click();
  await expect(question(page)).toBeEditable();
  await page.evaluate((id) => {
    const opening = indexedDB.open('gloss');
    opening.onsuccess = () => {
      const deleting = opening.result.transaction('transcripts', 'readwrite');
      deleting.objectStore('transcripts').delete(IDBKeyRange.bound([id, ''], [id, '\uffff']));
      deleting.oncomplete = () => opening.result.close();
    };
  }, contentId);
  await ask(page, 'When did railways need one time?');
  await expect(view(page).getByRole('alert')).toBeVisible();
  await expect(view(page)).toContainText('When did railways need one time?');
  await expect(view(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await view(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(view(page).getByRole('alert')).toHaveCount(0);
});

test('a conversation is accessible', async ({ gloss }) => {
  const contentId = await summarized(gloss);
  const page = await openAt(gloss, { content: contentId });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('tab', { name: 'Ask' }).click();
  await expect(question(page)).toBeEditable();
  await accessibleInBoth(page);
  await ask(page, 'When did railways need one time?');
  await expect(answers(page)).toHaveCount(1);
  await answers(page).locator('[data-seek]').first().focus();
  await accessibleInBoth(page);
});
