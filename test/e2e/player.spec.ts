import type { CDPSession } from '@playwright/test';
import { variant } from '../quick-run.ts';
import { talk } from '../world/talk.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, type Page, test } from './gloss.ts';
import { findNodes, openSubtitles, openSwitch, seek, subtitles } from './player-part.ts';

/** Clicks the button over the player with a title, which is shown while the pointer moves. */
async function clickOnPlayer(protocol: CDPSession, tab: Page, title: string): Promise<void> {
  await tab.mouse.move(300, 300);
  await tab.mouse.move(310, 310);
  const [button] = await findNodes(protocol, ({ attributes }) => attributes?.includes(title) === true);
  const { model } = await protocol.send('DOM.getBoxModel', { nodeId: button!.nodeId });
  const [left, top, right, , , bottom] = model.content;
  await tab.mouse.click((left! + right!) / 2, (top! + bottom!) / 2);
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

  await panel.getByRole('checkbox', { name: 'Keyboard shortcuts on the page' }).check();
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

test(
  'a skim plays in fullscreen what the summary stands on, plays what it left out on request, and leaves nothing when it stops',
  variant,
  async ({ gloss, tab }) => {
    await tab.goto(watchUrl('talk'));
    const panel = await gloss.openPanel(tab);
    await expect(lines(panel).first()).toBeVisible();
    const button = panel.locator('[data-skim]');
    await expect(button).toContainText('Play only the summary · ');
    const protocol = await gloss.context.newCDPSession(tab);
    await protocol.send('Runtime.evaluate', {
      expression: "document.querySelector('#movie_player').requestFullscreen()",
      userGesture: true,
      awaitPromise: true,
    });
    const video = tab.locator('video');
    const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
    await button.click();
    await expect(panel.locator('[data-skim="on"]')).toContainText('Play everything');
    await expect.poll(time).toBeGreaterThan(5);
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      return element.play();
    });

    // What the user seeks to is played, also between spans; where a span ends, the next one starts.
    await seek(tab, 100);
    await expect.poll(time).toBeGreaterThan(100.3);
    // The next span starts after 130.
    expect(await time()).toBeLessThan(130);
    await seek(tab, 74);
    await expect.poll(time).toBeGreaterThan(130);
    await tab.mouse.move(300, 300);
    await tab.mouse.move(320, 320);

    await video.evaluate((element: HTMLVideoElement) => element.pause());
    const afterJump = await time();
    await clickOnPlayer(protocol, tab, 'Play what was left out');
    // On a busy machine the last jump may be a later one, over a second or two.
    await expect.poll(time).toBeLessThan(afterJump);
    await clickOnPlayer(protocol, tab, 'Play everything');
    await expect(panel.locator('[data-skim="off"]')).toBeVisible();
    await expect.poll(() => video.evaluate((element) => element.nextElementSibling)).toBeNull();
  },
);
