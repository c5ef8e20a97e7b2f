import { join } from 'node:path';
import { openBrowser } from '../world/browser.ts';
import { expect, extensionPath, type Page, test } from './gloss.ts';
import { fillLibrary, libraryPrints } from './library-rows.ts';
import { ownPage } from './model.ts';

/** Number of items. `npm run soak` raises it to the 10,000 of a library of many years. */
const media = Number(process.env.GLOSS_ITEMS ?? 60);
const cuesEach = 40;

const work = (page: Page) => page.locator('[data-file-work]');
const statusMessage = (page: Page) => work(page).locator('[role="status"], [role="alert"]').filter({ hasText: /./ });
const importFile = (page: Page, path: string) => page.locator('[data-import]').setInputFiles(path);

async function exported(page: Page, path: string): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export library' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^gloss-library-\d{4}-\d\d-\d\d\.jsonl\.gz$/);
  await file.saveAs(path);
}

const ended = async (page: Page) => {
  await expect(work(page)).toHaveAttribute('data-file-work', 'none', { timeout: 120_000 + 60 * media });
  return statusMessage(page).textContent();
};

test('a library is exported to a file and imported into an empty profile unchanged', async ({ gloss, world }, { outputDir }) => {
  test.setTimeout(180_000 + 240 * media);
  const page = await ownPage(gloss, 'library');
  await fillLibrary(page, media, cuesEach);
  const before = await libraryPrints(page);
  expect(before.transcripts).toMatch(new RegExp(`^${media} `));
  const path = join(outputDir, 'library.jsonl.gz');
  await exported(page, path);
  expect(await ended(page)).toMatch(/^Saved as gloss-library-/);

  const other = await openBrowser({ extensionPath, world });
  try {
    const empty = await ownPage(other, 'library');
    await importFile(empty, path);
    expect(await ended(empty)).toBe(
      `Added: ${media.toLocaleString('en')} items, ${Math.ceil(media / 4).toLocaleString('en')} notes, 1 collection, 0 channels.`,
    );
    expect(await libraryPrints(empty)).toEqual(before);
    // The same again brings nothing.
    await importFile(empty, path);
    expect(await ended(empty)).toBe('Everything in the file is already in your library.');
    expect(await libraryPrints(empty)).toEqual(before);
  } finally {
    await other.close();
  }
});
