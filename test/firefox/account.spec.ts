import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { operations } from '../../lib/contract/index.ts';
import { httpClient } from '../../lib/transports/http-client.ts';
import { startOwnServer } from '../e2e/start-own-server.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import type { FirefoxBrowser } from './firefox-browser.ts';
import { test } from './gloss.ts';
import { call, click, expectText, fill, viewOf } from './view.ts';

const email = 'ada@example.org';
const password = 'a long enough password';

/** Waits for the sign-in window and returns its page. */
async function signInPage({ browser }: FirefoxBrowser, origin: string): Promise<Page> {
  const find = async () => (await browser.pages()).find((page) => page.url().startsWith(origin));
  await expect.poll(async () => Boolean(await find())).toBe(true);
  return (await find())!;
}

test('the user signs in on a local server, whose library then has what this browser has', async ({ gloss }) => {
  const server = await startOwnServer();
  const settings = await gloss.openOwnPage('options.html#account');
  await call(settings, 'summarize', { url: watchUrl('talk') });
  const view = await viewOf(settings);
  // The label holds a description too.
  await (await settings.waitForSelector('::-p-xpath(//label[contains(., "and a server")])'))!.click();
  await fill(view, 'Server address', server.origin.replace('http://', ''));
  await click(view, 'Sign in');
  await gloss.answerPermission('allow');

  const page = await signInPage(gloss, server.origin);
  await page.locator('a[href*="sign-up"]').click();
  for (const path of ['sign-up', 'sign-in']) {
    await page.locator(`form[action*="${path}"] [name=email]`).fill(email);
    await page.locator(`form[action*="${path}"] [name=password]`).fill(password);
    await page.locator(`form[action*="${path}"] button`).click();
  }
  await page.locator('::-p-xpath(//button[normalize-space()="Allow"])').click();
  await expectText(view, /ada@example\.org[\s\S]*Synced/, '[data-account="signedIn"]');

  const tokens = await settings.evaluate(() => chrome.storage.local.get('account:tokens'));
  const { access } = (tokens as Record<string, { access: string }>)['account:tokens']!;
  const client = httpClient(operations, { baseUrl: `${server.origin}/api`, fetch, token: async () => access });
  await expect.poll(async () => (await client.listLibrary({})).total).toBe(1);

  await click(view, 'Sign out');
  await settings.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] button, dialog button')];
    buttons.find(({ textContent }) => textContent === 'Sign out')!.click();
  });
  await expect.poll(() => settings.$$eval('[data-account]', (found) => found.length)).toBe(0);
  await server.remove();
});
