import axe from 'axe-core';
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { bridgeFeed, reader, signUpReader, summarizeSentences } from '../e2e/sign-up-reader.ts';
import { startOwnServer } from '../e2e/start-own-server.ts';
import { test } from './gloss.ts';
import { click, expectText, fill, type View, viewOf } from './view.ts';

const waitTimeoutMs = 60_000;

/** Waits for an element and clicks it. */
const press = async (page: Page, selector: string) => (await page.waitForSelector(selector, { timeout: waitTimeoutMs }))!.click();

/** Checks that axe finds no violation on a page, whose policy lets no script of others in. */
async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, { runOnly: tags });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
  });
  expect(found).toEqual([]);
}

const openItem = async (page: Page, view: View, title: string) => {
  await press(page, `::-p-xpath(//*[@data-saved-item]//h2[contains(., "${title}")]//button)`);
  await expectText(view, /\S/, '[data-view="summary"] [data-line]');
};

test('the library of a server is found, read, annotated, asked, fed and read offline by its page alone', async ({ gloss }) => {
  const server = await startOwnServer(undefined, { [bridgeFeed.url]: bridgeFeed.text });
  const client = await signUpReader(server.origin);
  const contentId = await summarizeSentences(client, 'bridges.en', 'How bridges stand');
  const page = await gloss.visit(`${server.origin}/library/`);
  await page.locator('[name=email]').fill(reader.email);
  await page.locator('[name=password]').fill(reader.password);
  await page.locator('form button').click();
  await page.waitForSelector('[data-saved-item]', { timeout: waitTimeoutMs });
  const view = await viewOf(page);

  await expectText(view, 'How bridges stand', '[data-saved-item]');
  await expectAccessible(page);
  await (await page.waitForSelector('[type=search]', { timeout: waitTimeoutMs }))!.type('Romans');
  await page.waitForSelector(`[data-found="${contentId}"]`);
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.press('Backspace');

  await openItem(page, view, 'How bridges stand');
  await expectAccessible(page);
  await fill(view, 'Note, in Markdown', 'Look for arches in Rome');
  await expect.poll(async () => (await client.getNote({ contentId })).text).toBe('Look for arches in Rome');

  await click(view, 'Ask');
  const question = (await page.waitForSelector('[data-view="ask"] textarea, [data-view="ask"] input'))!;
  await question.type('Why did the Romans build arches?\n');
  await page.waitForSelector('[data-message="assistant"] [data-seek]');

  const { id } = await client.createCollection({ name: 'Built of stone' });
  await client.addItem({ collectionId: id, contentId });
  await client.subscribeChannel({ channelUrl: bridgeFeed.url });
  await click(view, 'Feed');
  await expectText(view, 'Talks on bridges');
  await click(view, 'New');
  await expectText(view, 'Arches of stone');
  await expectAccessible(page);
  await click(view, 'Library');
  await click(view, 'Collections');
  await expectText(view, 'Built of stone');
  await click(view, 'Saved');

  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await server.stop();
  await gloss.runInWindow('Services.io.offline = true;');
  try {
    await page.reload();
    await page.waitForSelector('[data-saved-item]', { timeout: waitTimeoutMs });
    const offline = await viewOf(page);
    await expectText(offline, 'You are offline');
    await openItem(page, offline, 'How bridges stand');
  } finally {
    await gloss.runInWindow('Services.io.offline = false;');
    await page.close();
    await server.remove();
  }
});
