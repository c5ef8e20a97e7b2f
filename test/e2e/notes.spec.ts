import { setTimeout as sleep } from 'node:timers/promises';
import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, type Page, rows, test } from './gloss.ts';
import { accessibleInBoth, openAt, summarized } from './saved-media.ts';

const view = (page: Page) => page.locator('[data-view="notes"]');
const editor = (page: Page) => view(page).getByRole('textbox');
const saved = (page: Page) => expect(view(page)).toHaveAttribute('data-saved', 'true');
const preview = (page: Page) => view(page).getByRole('region', { name: 'Preview' });
const noteOf = async (page: Page) => (await rows(page, 'notes'))[0]?.text;

test('a note takes quotes and times, which link back to the video', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  const line = lines(panel).first();
  const time = Number(await line.locator('[data-seek]').first().getAttribute('data-seek'));
  await line.hover();
  await line.getByRole('button', { name: 'Quote in note' }).click();
  await expect(line.getByRole('button', { name: 'Added to the note' })).toBeVisible();

  await panel.getByRole('tab', { name: 'Subtitles' }).click();
  const cue = panel.locator('[data-cue]').nth(2);
  await cue.locator('[data-seek]').focus();
  await panel.keyboard.press('q');
  await expect(cue.getByRole('button', { name: 'Added to the note' })).toBeVisible();
  const words = (await cue.locator('p').first().textContent())!.trim();

  await panel.getByRole('tab', { name: 'Notes' }).click();
  await expect(preview(panel).locator('blockquote')).toHaveCount(2);
  await expect(preview(panel).locator('blockquote').nth(1)).toContainText(words);
  const current = () => tab.evaluate(() => document.querySelector('video')?.currentTime ?? -1);
  await preview(panel).locator('[data-seek]').first().click();
  await expect.poll(current).toBeCloseTo(Math.floor(time), 0);

  await editor(panel).focus();
  await panel.keyboard.press('ControlOrMeta+End');
  await panel.keyboard.type('Here:');
  await panel.keyboard.press('Alt+t');
  await expect(editor(panel)).toHaveValue(/Here: \[\d+:\d\d\]\(#t=\d+\) ?$/);
  await view(panel).getByRole('button', { name: 'Insert time' }).click();
  await expect(preview(panel).locator('[data-seek]')).toHaveCount(4);
  await panel.keyboard.press('ControlOrMeta+z');
  await expect(preview(panel).locator('[data-seek]')).toHaveCount(3);
  await saved(panel);
  expect(await noteOf(panel)).toBe(await editor(panel).inputValue());
});

test('opening the notes saves the video', async ({ gloss }) => {
  const contentId = await summarized(gloss);
  const page = await openAt(gloss, { content: contentId, view: 'notes' });
  await expect(editor(page)).toBeEditable();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('gloss');
        opening.onsuccess = () => {
          const clearing = opening.result.transaction('saved', 'readwrite');
          clearing.objectStore('saved').clear();
          clearing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await expect.poll(() => rows(page, 'saved')).toMatchObject([{ contentId }]);
});

/** The worker is killed so often, each time a little later after the last letter, up to a tenth of a second. */
const kills = Number(process.env.GLOSS_KILLS ?? 20);

test('typed text survives a killed worker and a reload at any moment', async ({ gloss, tab }) => {
  test.setTimeout(180_000 + 10_000 * kills);
  const contentId = await summarized(gloss);
  const page = await openAt(gloss, { content: contentId, view: 'notes' });
  const session = await gloss.context.newCDPSession(tab);
  await session.send('ServiceWorker.enable');
  const lost: number[] = [];
  let text = '';
  for (let round = 0; round < kills; round++) {
    await expect(editor(page)).toBeEditable();
    if ((await editor(page).inputValue()) !== text) lost.push(round);
    text += `${round} `;
    await editor(page).fill(text);
    await sleep((100 * round) / kills);
    await session.send('ServiceWorker.stopAllWorkers');
    await page.reload();
  }
  await expect(editor(page)).toHaveValue(text);
  expect(lost).toEqual([]);
  await saved(page);
  expect(await noteOf(page)).toBe(text);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('note-draft')))).toEqual([]);
});

test('the text of a page that is closed at once is saved by the next page', async ({ gloss }) => {
  const contentId = await summarized(gloss);
  const page = await openAt(gloss, { content: contentId, view: 'notes' });
  await editor(page).fill('Closed at once');
  await gloss.killWorker();
  await page.close();
  const other = await openAt(gloss, { place: 'library' });
  await expect.poll(() => noteOf(other)).toBe('Closed at once');
  await other.getByRole('tab', { name: 'Notes' }).click();
  await other.locator('[data-note]').getByRole('button').click();
  await expect(editor(other)).toHaveValue('Closed at once');
});

test('of two windows the later text wins, and the other version is one click away', async ({ gloss }) => {
  const contentId = await summarized(gloss);
  const [first, second] = [
    await openAt(gloss, { content: contentId, view: 'notes' }),
    await openAt(gloss, { content: contentId, view: 'notes' }),
  ];
  await editor(first).fill('Begun here');
  await expect(editor(second)).toHaveValue('Begun here');
  expect(await rows(first, 'noteVersions')).toEqual([]);

  // The second one goes on typing, and only pauses after the first one has saved.
  await first.bringToFront();
  await editor(first).fill('From the first window');
  await editor(second).fill('From the second window');
  for (let letter = 0; letter < 12; letter++) {
    await editor(second).pressSequentially('.');
    await sleep(150);
  }
  await expect(view(second).getByRole('alert')).toContainText('This note was changed in another window');
  await expect(editor(first)).toHaveValue('From the second window............');
  await saved(second);
  expect(await rows(first, 'noteVersions')).toMatchObject([{ text: 'From the first window', replacedBy: 'edit' }]);

  await view(second).getByRole('button', { name: 'Show' }).click();
  const version = view(second).locator('[data-note-version]').first();
  await expect(version).toContainText('From the first window');
  await version.getByRole('button', { name: 'Restore' }).click();
  await expect(editor(first)).toHaveValue('From the first window');
  await expect(view(second).locator('[data-note-version]').first()).toContainText('From the second window');
});

test('the content of a note runs no script, sends no request, is rendered, and can be copied', async ({ gloss, world }) => {
  const contentId = await summarized(gloss);
  const page = await openAt(gloss, { content: contentId, view: 'notes' });
  await editor(page).fill(
    [
      '<img src="https://talks.example.org/pixel.png" onerror="window.broken = true">',
      '<script>window.broken = true</script>',
      '![a picture](https://talks.example.org/picture.png)',
      '[script](javascript:window.broken=true) [page](options.html) [web](https://example.org/)',
    ].join('\n\n'),
  );
  await expect(preview(page).getByRole('link')).toHaveText(['a picture', 'web']);
  await expect(preview(page).locator('img, script')).toHaveCount(0);
  expect(world.requests.filter(({ url }) => /pixel|picture/.test(url.pathname))).toEqual([]);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);

  // What no reader of Markdown can take.
  await editor(page).fill(`${'> '.repeat(9000)}deep`);
  await expect(preview(page).locator('pre')).toContainText('deep');
  await editor(page).fill('**shallow**');
  await expect(preview(page).locator('strong')).toHaveText('shallow');

  await gloss.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor(page).fill('See [1:05](#t=65)');
  await view(page).getByRole('button', { name: 'Copy note' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`See [1:05](<https://www.youtube.com/watch?v=${contentId.split(':')[1]}&t=65>)`);
});

test('notes are accessible', async ({ gloss }) => {
  const contentId = await summarized(gloss);
  const page = await openAt(gloss, { content: contentId, view: 'notes' });
  await expect(editor(page)).toBeEditable();
  await accessibleInBoth(page);
  await editor(page).fill('# Heading\n\n> Words [0:11](#t=11)\n\n- one\n- `two`');
  await page.setViewportSize({ width: 320, height: 700 });
  await view(page).getByRole('button', { name: 'Version history' }).click();
  await accessibleInBoth(page);
  await view(page).getByRole('button', { name: 'Write with a model' }).click();
  await accessibleInBoth(page);
});

test('a video without captions can be annotated', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('withoutCaptions'));
  const panel = await gloss.openPanel(tab);
  await expect(panel.locator('[data-state="no-captions"]')).toBeVisible();
  await panel.getByRole('tab', { name: 'Notes' }).click();
  await editor(panel).fill('Only music, but what music');
  await expect.poll(() => noteOf(panel)).toBe('Only music, but what music');
  // Its summary, its notes, and its slides, which can be watched.
  await expect(panel.getByRole('tab')).toHaveCount(3);
});
