import type { Page } from '@playwright/test';
import { drawStrings, repeatHint } from '../attack/draw-strings.ts';
import { findIntruders } from '../attack/find-intruders.ts';
import { hostileHost, hostileUrl } from '../attack/strings/hostile-string.ts';
import { hostileStrings } from '../attack/strings/hostile-strings.ts';
import { startModelServer } from '../model-server/model-server.ts';
import { vtt } from '../world/caption-files.ts';
import { escapeHtml, html } from '../world/host.ts';
import { allowing } from './clicks.ts';
import { expect, lines } from './gloss.ts';
import { addModel, call, ownPage } from './model.ts';
import { openAt } from './saved-media.ts';

const test = allowing('http://127.0.0.1/*', '*.feeds.example');

const strings = drawStrings(hostileStrings).filter(({ text }) => text.length < 3000);
const texts = strings.map(({ text }) => text);
const feedUrl = 'https://hostile0.feeds.example/attack.xml';
/** An item's address on the hostile host would make that its own site, whose images are shown; these strings are titles only. */
const links = texts.map((text) => (URL.parse(text.trim(), feedUrl)?.hostname.endsWith(hostileHost) ? feedUrl : text));
const feed = `<rss version="2.0"><channel><title>${escapeHtml(texts[0]!)}</title><link>https://feeds.example/</link>
<image><url>${hostileUrl}</url></image>${texts
  .map(
    (text, at) => `<item><guid>${at}</guid><title>${escapeHtml(text)}</title><description>${escapeHtml(text)}</description>
<link>${escapeHtml(links[at]!)}</link><enclosure url="${escapeHtml(links[at]!)}" type="audio/mpeg"/><pubDate>${new Date(at * 1e9).toUTCString()}</pubDate></item>`,
  )
  .join('')}</channel></rss>`;
/** Each text between words that every summary of it can be made of. */
const captions = vtt(
  texts.map((text, at) => ({
    startTime: at * 2,
    endTime: at * 2 + 2,
    text: `The baker kneads loaf number ${at} of rye and waits. ${escapeHtml(text).replace(/\s+/g, ' ')}`,
  })),
);
const talk =
  html(`<!doctype html><html><head><title>${escapeHtml(texts[1]!)}</title></head><body><h1>${escapeHtml(texts[1]!)}</h1>
<video src="/silence?seconds=${texts.length * 2}"><track kind="subtitles" srclang="en" label="${escapeHtml(texts[2]!)}" src="/hostile.vtt" default></video></body></html>`);

/** Records dialogs, violations of the content security policy and navigation of a page. */
function watch(page: Page): () => Promise<string[]> {
  const effects: string[] = [];
  const address = new URL(page.url()).pathname;
  page.on('dialog', (dialog) => {
    effects.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) effects.push(message.text());
  });
  return async () => {
    const seen = await page.evaluate(() => ({
      hasRun: 'hostileRan' in globalThis || 'hostileRan' in {},
      elements: [...document.body.querySelectorAll('*')].map((element) => ({
        name: element.localName,
        attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      })),
    }));
    if (seen.hasRun) effects.push('code ran');
    if (new URL(page.url()).pathname !== address) effects.push(`navigation to ${page.url()}`);
    return [...effects, ...findIntruders(seen.elements)];
  };
}

test('captions, a title, a model and a feed that are hostile have no effect in the extension', async ({ gloss, tab, world }) => {
  // A model writes each chapter, and every view is visited.
  test.setTimeout(300_000);
  const models = await startModelServer();
  models.behave({ fault: 'hostile' });
  world.replace('/hostile.vtt', { headers: { 'content-type': 'text/vtt; charset=utf-8' }, body: captions });
  world.replace('/hostile-talk', talk);
  world.replace(feedUrl, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' }, body: feed });
  await addModel(await ownPage(gloss), models);
  await tab.goto('https://talks.example.org/hostile-talk');
  const panel = await gloss.openPanel(tab);
  const effectsOfPanel = watch(panel);
  await expect(lines(panel).first()).toBeVisible();
  // Of some draws, nothing that the model writes is in the transcript: the offline summary stays, with the reason.
  const written = panel.locator('[data-view="summary"] [data-trust="model"]').or(panel.getByRole('alert'));
  await expect(written.first()).toBeVisible();
  expect(await effectsOfPanel(), repeatHint).toEqual([]);

  for (const [name, shown] of [
    ['Chapters', '[data-view="chapters"]'],
    ['Subtitles', '[data-view="subtitles"] [data-cue]'],
    ['Ask', 'form'],
  ] as const) {
    await panel.getByRole('tab', { name, exact: true }).click();
    await expect(panel.locator(shown).first()).toBeVisible();
    expect(await effectsOfPanel(), `${name}: ${repeatHint}`).toEqual([]);
  }
  await panel.getByLabel('Your question').fill('What does the baker do with loaf number 3?');
  await panel.getByLabel('Your question').press('Enter');
  await expect(panel.locator('[data-message="assistant"]').first()).toBeVisible();
  expect(await effectsOfPanel(), repeatHint).toEqual([]);

  const page = await openAt(gloss, { place: 'feed' });
  const effectsOfFeed = watch(page);
  await call(page, 'subscribeChannel', { channelUrl: feedUrl });
  // The page opens at the channels if it is read before there is one.
  await page.getByRole('tab', { name: 'Channels', exact: true }).click();
  await expect(page.locator('[data-channel]').first()).toBeVisible();
  expect(await effectsOfFeed(), repeatHint).toEqual([]);
  await page.getByRole('tab', { name: 'New', exact: true }).click();
  await expect(page.locator('[data-feed-item]').first()).toBeVisible();
  expect(await effectsOfFeed(), repeatHint).toEqual([]);
  expect(world.requests.filter(({ host }) => host === hostileHost).map(({ url }) => url.href)).toEqual([]);
  await models.close();
});
