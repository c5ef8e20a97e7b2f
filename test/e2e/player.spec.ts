import type { CDPSession } from '@playwright/test';
import { talk } from '../world/talk.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, type Page, test } from './gloss.ts';

const shot = (page: Page, name: string) => page.screenshot({ path: `out/e2e/player-${name}.png` });

interface DomNode {
  nodeValue: string;
  attributes?: string[];
  children?: DomNode[];
  shadowRoots?: DomNode[];
}

/** Returns the texts of the subtitles over the player, which are in a closed shadow root. */
async function subtitles(protocol: CDPSession): Promise<string[]> {
  const { root } = await protocol.send('DOM.getDocument', { depth: -1, pierce: true });
  const texts: string[] = [];
  const walk = (node: DomNode): void => {
    if (node.attributes?.some((value) => value === 'original' || value === 'translation'))
      texts.push(...(node.children ?? []).map(({ nodeValue }) => nodeValue));
    for (const child of [...(node.children ?? []), ...(node.shadowRoots ?? [])]) walk(child);
  };
  walk(root);
  return texts;
}

/** Stores a translation of the only transcript, as a task would. */
const putTranslation = (panel: Page) =>
  panel.evaluate(
    (count) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('gloss');
        opening.onsuccess = () => {
          const database = opening.result;
          const work = database.transaction(['transcripts', 'translations'], 'readwrite');
          work.objectStore('transcripts').getAll().onsuccess = ({ target }) => {
            const [{ contentId, trackId }] = (target as IDBRequest).result;
            const texts = Array.from({ length: count }, (_, index) => `Zeile ${index + 1}`);
            const row = { contentId, trackId, key: 'test', language: 'de', texts, made: { engine: 'offline' }, createdAt: 1 };
            work.objectStore('translations').put(row);
          };
          work.oncomplete = () => resolve(database.close());
          work.onerror = () => reject(work.error);
        };
      }),
    talk.lines.length,
  );

const seek = (tab: Page, time: number) =>
  tab.evaluate((time) => {
    document.querySelector('video')!.currentTime = time;
  }, time);

const openSubtitles = (panel: Page) => panel.getByRole('tab', { name: 'Subtitles' }).click();
const openSwitch = (panel: Page) => panel.getByRole('button', { name: 'On the player' }).click();

test('subtitles in two languages are shown on the player and in fullscreen, and leave nothing when they are switched off', async ({
  gloss,
  tab,
}) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  await openSubtitles(panel);
  await putTranslation(panel);
  const protocol = await gloss.context.newCDPSession(tab);
  const line = talk.lines[2]!;
  await seek(tab, line.startTime + 0.1);
  expect(await subtitles(protocol)).toEqual([]);
  const before = await tab.locator('#movie_player').evaluate((player) => player.outerHTML);

  await openSwitch(panel);
  await panel.getByRole('radio', { name: 'This site' }).click();
  await expect(panel.locator('[data-player="site"]')).toBeVisible();
  await expect.poll(() => subtitles(protocol)).toEqual([line.en, 'Zeile 3']);
  await shot(tab, 'light');
  await shot(panel, 'panel');
  await tab.setViewportSize({ width: 360, height: 640 });
  await shot(tab, 'narrow');
  await tab.setViewportSize({ width: 1280, height: 720 });

  await panel.getByRole('checkbox', { name: 'Keys on the page' }).check();
  await shot(panel, 'keys');
  await tab.locator('h1').click();
  await expect
    .poll(async () => {
      await tab.keyboard.press('x');
      return subtitles(protocol);
    })
    .not.toContain('Zeile 3');
  await seek(tab, line.startTime + 0.1);

  // The site makes its player fullscreen, or the video alone.
  for (const selector of ['#movie_player', 'video']) {
    await protocol.send('Runtime.evaluate', {
      expression: `document.querySelector('${selector}').requestFullscreen()`,
      userGesture: true,
      awaitPromise: true,
    });
    await expect.poll(() => subtitles(protocol)).toEqual([line.en, 'Zeile 3']);
    await shot(tab, `fullscreen-${selector.replace('#', '')}`);
    await tab.evaluate(() => document.exitFullscreen());
  }

  await tab.reload();
  await seek(tab, line.startTime + 0.1);
  await expect.poll(() => subtitles(protocol)).toEqual([line.en, 'Zeile 3']);

  // The panel starts again with the page.
  await openSubtitles(panel);
  await openSwitch(panel);
  await panel.getByRole('radio', { name: 'Off' }).click();
  await expect.poll(() => subtitles(protocol)).toEqual([]);
  expect(await tab.locator('video').evaluate((video) => video.nextElementSibling)).toBeNull();
  await tab.reload();
  await expect.poll(() => tab.locator('#movie_player').evaluate((player) => player.outerHTML)).toBe(before);
});
