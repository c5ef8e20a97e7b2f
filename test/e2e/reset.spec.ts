import { portNames } from '../../lib/transports/port-names.ts';
import { talkUrl } from '../world/talks/pages.ts';
import { allowing } from './clicks.ts';
import { expect, extensionPath, lines, type Page, rows } from './gloss.ts';
import { ownPage } from './model.ts';
import { callOffscreen } from './offscreen-document.ts';

const test = allowing('media.example');
const pageUrl = talkUrl('/cities-and-clocks');

/** Everything that the extension and the browser store for it. */
const stateOf = (page: Page) =>
  page.evaluate(async () => ({
    storage: [await chrome.storage.local.get(), await chrome.storage.session.get(), await chrome.storage.sync.get()],
    localStorage: { ...localStorage },
    // The offscreen document opens its database of audio when it is first needed.
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name !== 'gloss-sounds'),
    caches: await caches.keys(),
    hasFile: await (await navigator.storage.getDirectory()).getFileHandle('left').then(
      () => true,
      () => false,
    ),
    alarms: await chrome.alarms.getAll(),
    badge: await chrome.action.getBadgeText({}),
    origins: (await chrome.permissions.getAll()).origins,
    scripts: await chrome.scripting.getRegisteredContentScripts(),
    // The welcome page may open the offscreen document before it is closed.
    contexts: (await chrome.runtime.getContexts({}))
      .map(({ contextType }) => contextType)
      .filter((type) => type !== 'OFFSCREEN_DOCUMENT')
      .sort(),
    tabs: (await chrome.tabs.query({})).length,
  }));
const siteState = (page: Page) =>
  page.evaluate(async () => ({ cookie: document.cookie, stored: { ...localStorage }, caches: await caches.keys() }));

test('a reset leaves no more than a new browser has', async ({ gloss, tab, world }) => {
  const fresh = await ownPage(gloss);
  await expect.poll(async () => (await stateOf(fresh)).databases).toEqual(['gloss']);
  const before = await stateOf(fresh);
  const settingsBefore = await rows(fresh, 'settings');
  await fresh.close();
  expect(before.origins).toContain('https://media.example/*');

  await tab.goto(pageUrl);
  world.replace('/cached', { body: 'cached', headers: { 'cache-control': 'max-age=9999' } });
  await tab.evaluate(async () => {
    await (await fetch('/cached')).text();
    // biome-ignore lint/suspicious/noDocumentCookie: the cookies of a site are what is cleared.
    document.cookie = 'visited=1; max-age=9999';
    localStorage.setItem('visited', '1');
    await (await caches.open('visited')).put('/visited', new Response('1'));
  });
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  await callOffscreen(panel, portNames.textEngine, 'ping');
  const page = await ownPage(gloss);
  await page.evaluate(async () => {
    for (const area of ['local', 'session', 'sync'] as const) await chrome.storage[area].set({ left: 1 });
    localStorage.setItem('left', '1');
    indexedDB.open('left');
    await (await caches.open('left')).put('https://media.example/left', new Response('1'));
    await (await navigator.storage.getDirectory()).getFileHandle('left', { create: true });
    await chrome.alarms.create('left', { delayInMinutes: 9 });
    await chrome.action.setBadgeText({ text: '9' });
    await chrome.scripting.registerContentScripts([{ id: 'left', js: ['page.js'], matches: ['https://media.example/*'] }]);
    await chrome.windows.create({ url: 'about:blank' });
  });
  await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault()));
  await gloss.context.grantPermissions(['geolocation']);
  world.delay('/track', 9000);
  await gloss.goOffline();

  world.reset();
  await gloss.reset({ extensionPath, colorScheme: 'dark' });

  expect(world.requests).toEqual([]);
  expect(gloss.context.pages().map((each) => each.url())).toEqual(['about:blank']);
  const blank = gloss.context.pages()[0]!;
  expect(await blank.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  const next = await ownPage(gloss);
  await expect.poll(async () => (await stateOf(next)).databases).toEqual(['gloss']);
  expect(await stateOf(next)).toEqual({
    ...before,
    origins: before.origins?.filter((origin) => origin !== 'https://media.example/*'),
  });
  expect(await rows(next, 'settings')).toEqual(settingsBefore);
  for (const table of ['contents', 'summaries', 'tasks']) expect(await rows(next, table), table).toEqual([]);

  await blank.goto(pageUrl);
  await blank.evaluate(async () => (await fetch('/cached')).text());
  expect(world.requests.filter(({ url }) => url.pathname === '/cached')).toHaveLength(1);
  expect(await siteState(blank)).toEqual({ cookie: '', stored: {}, caches: [] });
  const again = await gloss.openPanel(blank);
  await expect(lines(again).first()).toBeVisible();
});
