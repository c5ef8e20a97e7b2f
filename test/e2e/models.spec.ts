import { talk } from '../world/talk.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, type Page, rows } from './gloss.ts';
import { addModel, call, goodKey, holdModels, ownPage, test } from './model.ts';

const trust = (page: Page, engine: 'model' | 'offline') => page.locator(`[data-view="summary"] [data-trust="${engine}"]`);

/** Writes down every version that the panel shows, and whether a text grows over it. */
const watchShown = (panel: Page) =>
  panel.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const view = document.querySelector<HTMLElement>('[data-view="summary"]');
      const now = view ? `${view.dataset.growing ? 'growing over ' : ''}${view.dataset.summaryId}` : 'nothing';
      if (seen.at(-1) !== now) seen.push(now);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
const shown = (panel: Page) => panel.evaluate(() => (window as unknown as { seen: string[] }).seen);

test('a model replaces the offline version chapter by chapter, and its key is stored apart', async ({ gloss, tab, models }) => {
  const own = await ownPage(gloss);
  const held = await holdModels(models);
  await addModel(own, models, { baseUrl: held.baseUrl, price: { input: 0.5, output: 2 } });
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await watchShown(panel);
  await expect(lines(panel).first()).toBeVisible();
  await expect(panel.locator('[data-stage="writing"]')).toContainText(`of ${talk.chapters.length}`);
  await expect(panel.locator('[data-written]').first()).toBeVisible();
  held.release();
  await expect(trust(panel, 'model')).toBeVisible();
  await expect(panel.locator('[data-stage]')).toHaveCount(0);

  const [offline, written] = (await rows(panel, 'summaries'))
    .map(({ summaryId }) => summaryId)
    .sort()
    .reverse();
  // The panel opened while the popup's click was being worked on, so it may have missed the beginning.
  const steps = (await shown(panel)).filter((step) => step !== 'nothing');
  expect(steps.length).toBeGreaterThan(1);
  expect(steps).toEqual([offline, `growing over ${offline}`, written].slice(-steps.length));
  await expect(trust(panel, 'model')).toContainText(`smallbased on the whole transcript (${talk.lines.length} lines)`);
  await expect(trust(panel, 'model')).toContainText(/tokens in \d requests\$0\.\d+/);
  await expect(panel.locator('[data-written]')).toHaveCount(0);
  // Each line leads to the words it stands on.
  await lines(panel).first().hover();
  await expect(panel.locator('[data-quote]')).toBeVisible();
  for (const table of ['settings', 'tasks', 'steps', 'summaries']) {
    expect(JSON.stringify(await rows(panel, table))).not.toContain(goodKey);
  }
  expect(JSON.stringify(await call(panel, 'getSettings', {}))).not.toContain(goodKey);
  await held.close();
});
