import { expect, type Page, test } from './gloss.ts';
import { openAt, summarized } from './saved-media.ts';

const view = (page: Page) => page.locator('[data-view="ask"]');
const question = (page: Page) => view(page).getByRole('textbox', { name: 'Your question' });
const ask = async (page: Page, text: string) => {
  await question(page).fill(text);
  await page.keyboard.press('Enter');
};

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
