import { talk } from '../world/talk.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { accessible } from './accessible.ts';
import { expect, lines, type Page, rows, stateView } from './gloss.ts';
import { addModel, call, goodKey, ownPage, slowly, test } from './model.ts';

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

test('a model replaces the offline version chapter by chapter, and never shows less', async ({ gloss, tab, models }) => {
  const own = await ownPage(gloss);
  const slow = await slowly(models, 500);
  await addModel(own, models, { baseUrl: slow.baseUrl, price: { input: 0.5, output: 2 } });
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await watchShown(panel);
  await expect(lines(panel).first()).toBeVisible();
  await expect(panel.locator('[data-stage="writing"]')).toContainText(`of ${talk.chapters.length}`);
  await expect(panel.locator('[data-written]').first()).toBeVisible();
  await expect(trust(panel, 'model')).toBeVisible({ timeout: 30_000 });
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
  await slow.close();
});

test('unsupported claims of a model are left out, and their number is shown', async ({ gloss, tab, models }) => {
  models.behave({ fault: 'inventedQuotes' });
  await addModel(await ownPage(gloss), models);
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(trust(panel, 'model').locator('[data-dropped]')).toContainText(/\d+ points were left out/);
  await expect(stateView(panel)).not.toContainText('aliens');
});

test('a stopped run leaves the offline version', async ({ gloss, tab, models }) => {
  models.behave({ fault: 'stalls' });
  await addModel(await ownPage(gloss), models);
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(panel.locator('[data-stage="writing"]')).toBeVisible();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.locator('[data-stage]')).toHaveCount(0);
  await expect(trust(panel, 'offline')).toBeVisible();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  expect(await rows(panel, 'tasks')).toMatchObject([{ status: 'failed', failure: { code: 'cancelled' } }]);
});

test('every version stays available', async ({ gloss, tab, models }) => {
  await addModel(await ownPage(gloss), models);
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(trust(panel, 'model')).toBeVisible();

  await panel.getByRole('button', { name: 'Language', exact: true }).click();
  await panel.getByLabel('Summary language').selectOption('de');
  await panel.getByRole('button', { name: 'Summarize', exact: true }).click();
  await expect(lines(panel).first()).toContainText('In diesem Teil');

  await panel.getByRole('button', { name: 'Custom prompt' }).click();
  await panel.getByLabel('Prompt', { exact: true }).fill('Tell {{whom}} about {{title}}');
  await expect(panel.getByText('Unknown placeholder: {{whom}}')).toBeVisible();
  await panel.getByLabel('Template').selectOption('Study questions');
  await panel.getByRole('button', { name: 'Generate', exact: true }).click();
  await panel.getByRole('button', { name: 'Versions (4)' }).click();
  const versions = panel.locator('[data-version]');
  await expect(versions).toHaveCount(4);
  await expect(versions.first()).toContainText('German');
  await expect(versions.first()).toContainText('Write questions that check');
  await accessible(panel);
  expect(models.asked.some(({ system }) => system.includes('Write questions that check'))).toBe(true);

  await versions.filter({ hasText: 'Offline engine' }).getByRole('radio').check();
  await expect(trust(panel, 'offline')).toBeVisible();
  await panel.getByRole('radio', { name: 'Detailed' }).check();
  await expect(trust(panel, 'model')).toBeVisible();
  expect(
    (await rows(panel, 'summaries')).map(({ wish: options }) => (options as { detailLevel: number }).detailLevel).sort(),
  ).toEqual([400, 400, 400, 400, 750, 750]);
});

test('a costly run asks for confirmation, and the spending limit holds', async ({ gloss, tab, models }) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  await addModel(panel, models, { price: { input: 1000, output: 1000 } });
  const regenerate = panel.getByRole('button', { name: 'Regenerate' });
  await regenerate.click();
  const question = panel.getByRole('alert');
  await expect(question).toContainText('Write with small?');
  await expect(question).toContainText(/for about \$\d/);
  await accessible(panel);
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveCount(0);
  expect(models.asked).toEqual([]);

  await regenerate.click();
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(trust(panel, 'model')).toBeVisible();
  const { spent } = (await call(panel, 'getSettings', {})) as { spent: number };
  expect(spent).toBeGreaterThan(0);

  await call(panel, 'updateSettings', { spendingCap: spent });
  const before = models.asked.length;
  await regenerate.click();
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question).toContainText('Spending limit reached');
  expect(models.asked).toHaveLength(before);
});

test('an article is prose, and each sentence links to the transcript', async ({ gloss, tab, models }) => {
  await addModel(await ownPage(gloss), models);
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(trust(panel, 'model')).toBeVisible();
  await panel.getByRole('button', { name: 'Show as article' }).click();
  const article = panel.locator('[data-article]');
  await expect(article.locator('[data-trust="model"]')).toBeVisible();
  await expect(article.getByRole('heading')).toHaveCount(talk.chapters.length);
  const sentence = article.locator('[data-line]').nth(3);
  await sentence.hover();
  await expect(sentence.locator('[data-quote]')).toBeVisible();
  const button = sentence.locator('[data-seek]');
  const wanted = Number(await button.getAttribute('data-seek'));
  await button.click();
  await expect.poll(() => tab.evaluate(() => document.querySelector('video')?.currentTime ?? -1)).toBeCloseTo(wanted, 0);
  await panel.mouse.move(0, 0);
  await accessible(panel);

  // It is there at once when it is opened again.
  const asked = models.asked.length;
  await panel.getByRole('button', { name: 'Close article' }).click();
  await panel.getByRole('button', { name: 'Show as article' }).click();
  await expect(article.locator('[data-trust="model"]')).toBeVisible();
  expect(models.asked).toHaveLength(asked);
});

test('the transcript is translated cue by cue, and shown beside the original', async ({ gloss, tab, models }) => {
  await addModel(await ownPage(gloss), models);
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(trust(panel, 'model')).toBeVisible();
  await panel.getByRole('tab', { name: 'Subtitles' }).click();
  const translate = async () => {
    await panel.getByRole('button', { name: 'Translate' }).click();
    await panel.getByLabel('Translate into').selectOption('de');
    await panel.locator('form').getByRole('button', { name: 'Translate' }).click();
  };
  models.behave({ fault: 'stalls' });
  await translate();
  await expect(panel.getByRole('progressbar', { name: 'Translating into German' })).toBeVisible();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('progressbar')).toHaveCount(0);
  expect(await rows(panel, 'translations')).toEqual([]);

  models.behave({});
  await translate();
  const first = panel.locator('[data-cue][data-index="0"]');
  await expect(first).toContainText(talk.lines[0]!.en);
  await expect(first.locator('[data-translated]')).toContainText('In diesem Teil');
  await accessible(panel);
  await panel.getByRole('searchbox').fill('diesem');
  await expect(panel.locator('[data-matches]')).toHaveAttribute('data-matches', String(talk.lines.length));
  await panel.getByRole('radio', { name: 'German' }).check();
  await expect(first).not.toContainText(talk.lines[0]!.en);
  await expect(first).toContainText('In diesem Teil');
  await panel.getByRole('radio', { name: 'Original' }).check();
  await expect(panel.locator('[data-matches]')).toHaveAttribute('data-matches', '0');
  const [translation] = await rows(panel, 'translations');
  expect(translation?.texts).toHaveLength(talk.lines.length);
});

test('a feature that requires a model says so, and links to the settings', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  for (const name of ['Language', 'Custom prompt']) {
    await panel.getByRole('button', { name, exact: true }).click();
    await expect(panel.locator('[data-needs="model"]')).toBeVisible();
  }
  await panel.getByRole('tab', { name: 'Subtitles' }).click();
  await panel.getByRole('button', { name: 'Translate' }).click();
  await expect(panel.locator('[data-needs="model"]')).toBeVisible();
  const opened = gloss.context.waitForEvent('page');
  await panel.getByRole('button', { name: 'Open settings' }).click();
  expect((await opened).url()).toContain('/options.html');
});

test('a batch runs in the background, shows its progress, and can be stopped', async ({ gloss, tab, world }) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  await expect(panel.locator('[data-queue]')).toHaveCount(0);
  const urls = (['german', 'chinese', 'withoutCaptions'] as const).map((name) => watchUrl(name));
  for (const url of urls) world.delay(url, 60_000);
  await call(panel, 'createBatch', { urls });
  const queue = panel.locator('[data-queue]');
  await expect(queue).toHaveAttribute('data-queue', '0/3');
  await queue.getByRole('button', { name: 'Show the queue' }).click();
  await expect(queue.locator('[data-queued="waiting"]')).toHaveCount(2);
  await accessible(panel);
  world.delay(urls[0]!, 0);
  await expect(queue).toHaveAttribute('data-queue', '1/3');
  await queue.getByRole('button', { name: 'Cancel all' }).click();
  await expect(queue).toHaveCount(0);
  await expect(lines(panel).first()).toBeVisible();
  expect((await rows(panel, 'tasks')).filter(({ batchId }) => batchId).map(({ status }) => status)).not.toContain('pending');
});

test('API keys are stored apart from everything else', async ({ gloss, tab, models }) => {
  const own = await ownPage(gloss);
  await addModel(own, models);
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(trust(panel, 'model')).toBeVisible();
  for (const table of ['settings', 'tasks', 'steps', 'summaries']) {
    expect(JSON.stringify(await rows(panel, table))).not.toContain(goodKey);
  }
  expect(JSON.stringify(await call(panel, 'getSettings', {}))).not.toContain(goodKey);
});
