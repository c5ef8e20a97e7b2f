import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import type { ExtensionBrowser } from '../world/browser.ts';
import type { Caller } from './caller-page.ts';
import { callerScript } from './caller-script.ts';
import { expect, type Page, test } from './gloss.ts';
import { fillLibrary } from './library-rows.ts';
import { ownPage } from './model.ts';

declare const caller: Caller;

/** Number of kills, each at a random moment. `npm run soak` raises it. */
const moments = Number(process.env.GLOSS_KILLS ?? 3);
const maxWaitMs = 400;

async function callerPage(gloss: ExtensionBrowser): Promise<Page> {
  const page = await ownPage(gloss);
  await page.evaluate(await callerScript());
  return page;
}
const outcomes = (page: Page) => page.evaluate(() => caller.outcomes);

/** Fails with the details that a view offers where its text names no cause. */
async function expectNoErrorInGloss(view: Locator): Promise<void> {
  const copy = view.getByRole('button', { name: 'Copy details' });
  if (!(await copy.isVisible())) return;
  const page = view.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy.click();
  throw new Error(await page.evaluate(() => navigator.clipboard.readText()));
}

test('every open call is answered when the worker is stopped', async ({ gloss }) => {
  const page = await callerPage(gloss);
  for (let moment = 0; moment < moments; moment++) {
    await page.evaluate(async (moment) => {
      await caller.block();
      for (const name of ['getSettings', 'listLibrary', 'listChannels']) caller.call(`read ${name} ${moment}`, name, {});
      caller.call(`write ${moment}`, 'createCollection', { name: `Collection ${moment}` });
    }, moment);
    await sleep(maxWaitMs * Math.random());
    await gloss.killWorker();
    await page.evaluate(() => caller.unblock());
    await expect.poll(async () => Object.keys(await outcomes(page)).length).toBe(4 * (moment + 1));
  }
  for (const [id, { code }] of Object.entries(await outcomes(page))) {
    if (id.startsWith('read')) expect(code, id).toBeUndefined();
    else expect([undefined, 'interrupted'], id).toContain(code);
  }
});

test('an aborted call ends although the worker does not answer', async ({ gloss }) => {
  const page = await callerPage(gloss);
  const waitedMs = await page.evaluate(async () => {
    await caller.block();
    caller.call('read', 'listLibrary', {});
    await new Promise((resolve) => setTimeout(resolve, 100));
    const stoppedAt = Date.now();
    caller.stop('read');
    while (!caller.outcomes.read) await new Promise((resolve) => setTimeout(resolve, 1));
    caller.unblock();
    return caller.outcomes.read.answeredAt - stoppedAt;
  });
  expect(await outcomes(page)).toMatchObject({ read: { code: 'cancelled' } });
  test.info().annotations.push({ type: 'milliseconds from Stop to the answer', description: String(waitedMs) });
});

test('an import is completed although the worker is stopped, and an aborted import blocks no other', async ({ gloss }, {
  outputDir,
}) => {
  test.setTimeout(180_000 + 10_000 * moments);
  const page = await ownPage(gloss, 'library');
  await fillLibrary(page, 300, 20);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export library' }).click();
  const path = join(outputDir, 'library.jsonl.gz');
  await (await download).saveAs(path);
  const work = page.locator('[data-file-work]');
  const ended = () => expect(work).toHaveAttribute('data-file-work', 'none');
  await ended();

  for (let moment = 0; moment < moments; moment++) {
    await page.locator('[data-import]').setInputFiles(path);
    await sleep(maxWaitMs * Math.random());
    await gloss.killWorker();
    await ended();
    await expectNoErrorInGloss(work);
    // A worker that ends before the import has an id leaves nothing behind, and says so.
    await expect(work).toContainText(/Everything in the file is already in your library\.|Gloss was interrupted/);
  }

  // Within the page, because the import may be over before a click from outside arrives.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const stop = document.querySelector<HTMLButtonElement>('[data-file-work] button');
      stop?.click();
      if (stop) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await page.locator('[data-import]').setInputFiles(path);
  await ended();
  await expect(work).not.toContainText('Everything in the file');
  await page.locator('[data-import]').setInputFiles(path);
  await ended();
  await expect(work).toContainText('Everything in the file is already in your library.');
});
