import { expect, type Page, rows, test } from './gloss.ts';
import { openAt, summarized } from './saved-media.ts';

const openSettings = async (context: { newPage(): Promise<Page> }, extensionId: string) => {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${extensionId}/options.html#storage`);
  return page;
};

test('the settings show the used storage, and save the selected limit', async ({ gloss }) => {
  await summarized(gloss);
  const page = await openSettings(gloss.context, gloss.extensionId);
  const section = page.locator('#storage');
  await expect(section).toContainText(/1 saved item\. \d[\d.]* (kB|MB) of \d/);
  await section.getByRole('combobox').selectOption('90 days');
  await expect.poll(async () => (await rows(page, 'settings'))[0]?.keepDays).toBe(90);
  await page.reload();
  await expect(section.getByRole('combobox')).toHaveValue('90');
});

test('everything is deleted after typing the confirmation', async ({ gloss }) => {
  const contentId = await summarized(gloss);
  const note = await openAt(gloss, { content: contentId, view: 'notes' });
  await note.locator('[data-view="notes"]').getByRole('textbox').fill('A secret');
  await expect.poll(() => rows(note, 'notes')).toHaveLength(1);
  await note.close();

  const page = await openSettings(gloss.context, gloss.extensionId);
  await page.locator('#storage').getByRole('button', { name: 'Delete everything' }).click();
  const dialog = page.getByRole('dialog');
  const agree = dialog.getByRole('button', { name: 'Delete everything' });
  await expect(agree).toBeDisabled();
  await dialog.getByRole('textbox').fill('Delete');
  await agree.click();
  await expect(page.locator('#storage')).toContainText('Everything was deleted.');
  for (const table of ['contents', 'transcripts', 'summaries', 'saved', 'notes', 'tasks', 'settings']) {
    expect(await rows(page, table), table).toEqual([]);
  }
});
