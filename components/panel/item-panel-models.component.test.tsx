import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { t } from '../i18n/t.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { openTab, renderItem } from '../testing/render-item.tsx';
import { modelKey, serviceApp } from '../testing/service-app.ts';
import { chapterTitles, talks } from '../testing/talks.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Clicks an entry of the toolbar's menu. */
async function choose(name: string) {
  await button('More').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
const trust = (engine: 'model' | 'offline') => css(`[data-view="summary"] [data-trust="${engine}"]`);
const lines = () => css('[data-view="summary"] [data-line]');
const cueCount = talks.talk.cues.en!.length;

/** Renders the talk, which a model of the stand-in summarizes. */
async function openWithModel(change: object = {}) {
  const app = serviceApp();
  const id = await app.addModel(change);
  return { app, id, ...renderItem(app) };
}

it('leaves out unsupported claims of a model, and shows their number', async () => {
  const app = serviceApp();
  app.models.behave({ fault: 'inventedQuotes' });
  await app.addModel();
  renderItem(app);
  await expect.element(trust('model').css('[data-dropped]')).toMatchTextContent(/\d+ points were left out/);
  expect(document.body.textContent).not.toContain('aliens');
});

it('keeps the offline version when the run of a model is stopped', async () => {
  const app = serviceApp();
  app.models.behave({ fault: 'stalls' });
  await app.addModel();
  renderItem(app);
  await expect.element(css('[data-stage="writing"]')).toBeVisible();
  await button('Cancel').click();
  await expect.element(css('[data-stage]')).toHaveLength(0);
  await expect.element(trust('offline')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(await app.database.tasks.toArray()).toMatchObject([{ status: 'failed', failure: { code: 'cancelled' } }]);
});

it('shows why a model failed over the offline version, and tries again', async () => {
  const { app, id } = await openWithModel({ apiKey: 'a-key-that-is-wrong' });
  const banner = page.getByRole('alert');
  await expect.element(banner).toMatchTextContent('The model failed');
  await expect.element(banner).toMatchTextContent('This is the offline summary.');
  await expect.element(banner).toMatchTextContent(/The provider reported: “401/);
  await expect.element(banner).not.toMatchTextContent('a-key-that-is-wrong');
  await expect.element(trust('offline')).toBeVisible();
  await expectAccessible();
  await app.addModel({ id });
  await banner.getByRole('button', { name: 'Try again', exact: false }).click();
  await expect.element(trust('model')).toBeVisible();
  await expect.element(banner).toHaveLength(0);
});

it('stores the key of a model apart from everything else', async () => {
  const { app } = await openWithModel();
  await expect.element(trust('model')).toBeVisible();
  for (const table of app.database.tables) expect(JSON.stringify(await table.toArray())).not.toContain(modelKey);
  expect(JSON.stringify(await app.client.getSettings({}))).not.toContain(modelKey);
  expect([...app.secrets.values()]).toContain(modelKey);
});

it('offers every version of a summary', async () => {
  const { app } = await openWithModel();
  await expect.element(trust('model')).toBeVisible();
  await button('Language').click();
  await page.getByLabelText('Summary language', { exact: false }).selectOptions('de');
  await button('Summarize').click();
  await expect.element(lines().first()).toMatchTextContent(/in diesem teil/i);

  await choose('Custom prompt');
  await page.getByLabelText('Prompt', { exact: true }).fill('Tell {{whom}} about {{title}}');
  await expect.element(page.getByText('Unknown placeholder: {{whom}}', { exact: false })).toBeVisible();
  await page.getByLabelText('Choose a prompt', { exact: false }).selectOptions('Study questions');
  await button('Generate').click();
  await choose('Versions (4)');
  const versions = css('[data-version]');
  await expect.element(versions).toHaveLength(4);
  await expect.element(versions.first()).toMatchTextContent('German');
  await expect.element(versions.first()).toMatchTextContent('Write questions that check');
  await expectAccessible();
  expect(app.models.calls.some(({ system }) => system.includes('Write questions that check'))).toBe(true);

  await versions.filter({ hasText: 'Offline engine' }).getByRole('radio').click();
  await expect.element(trust('offline')).toBeVisible();
  await page.getByRole('radio', { name: 'Detailed', exact: false }).click({ force: true });
  await expect.element(trust('model')).toBeVisible();
  const levels = (await app.database.summaries.toArray()).map(({ wish: options }) => options.detailLevel);
  expect(levels.sort()).toEqual([400, 400, 400, 400, 750, 750]);
});

it('asks for confirmation before a costly run, and holds the spending limit', async () => {
  const app = serviceApp();
  await app.summarize();
  renderItem(app);
  await expect.element(lines().first()).toBeVisible();
  await app.addModel({ price: { input: 1000, output: 1000 } });
  const question = page.getByRole('alert');
  await choose('Regenerate');
  await expect.element(question).toMatchTextContent('Write with small?');
  await expect.element(question).toMatchTextContent(/for about \$\d/);
  await expectAccessible();
  await question.getByRole('button', { name: 'Not now', exact: false }).click();
  await expect.element(question).toHaveLength(0);
  expect(app.models.calls).toEqual([]);

  await choose('Regenerate');
  await question.getByRole('button', { name: 'Continue', exact: false }).click();
  await expect.element(trust('model')).toBeVisible();
  const { spent } = await app.client.getSettings({});
  expect(spent).toBeGreaterThan(0);

  await app.client.updateSettings({ spendingCap: spent });
  const calls = app.models.calls.length;
  await choose('Regenerate');
  await question.getByRole('button', { name: 'Continue', exact: false }).click();
  await expect.element(question).toMatchTextContent('Spending limit reached');
  expect(app.models.calls.length).toBe(calls);
});

it('shows an article whose sentences link to the transcript, and shows it again without the model', async () => {
  const { app, to } = await openWithModel();
  await expect.element(trust('model')).toBeVisible();
  await button('Show as article').click();
  const article = css('[data-article]');
  await expect.element(article.css('[data-trust="model"]')).toBeVisible();
  await expect.element(article.getByRole('heading')).toHaveLength(chapterTitles.length);
  const sentence = article.css('[data-line]').nth(3);
  await sentence.hover();
  await expect.element(sentence.css('[data-quote]')).toBeVisible();
  const time = sentence.css('[data-seek]').first();
  await time.click();
  await expect.poll(() => to).toHaveBeenLastCalledWith(Number(time.element().getAttribute('data-seek')));
  await expectAccessible();

  const calls = app.models.calls.length;
  await button('Close article').click();
  await button('Show as article').click();
  await expect.element(article.css('[data-trust="model"]')).toBeVisible();
  expect(app.models.calls.length).toBe(calls);
});

it('translates the transcript cue by cue, and shows it beside the original', async () => {
  const { app } = await openWithModel();
  await expect.element(trust('model')).toBeVisible();
  await openTab('Subtitles');
  const translate = async () => {
    await button('Translate').click();
    await page.getByLabelText('Translate into', { exact: false }).selectOptions('de');
    await css('form').getByRole('button', { name: 'Translate', exact: false }).click();
  };
  app.models.behave({ fault: 'stalls' });
  await translate();
  await expect.element(page.getByRole('progressbar', { name: 'Translating into German', exact: false })).toBeVisible();
  const first = css('[data-cue][data-index="0"]');
  const original = talks.talk.cues.en![0]!.text;
  // The first line is shown while the others are still being translated.
  await expect.element(first.css('[data-translated]')).toMatchTextContent('In diesem Teil');
  await expect.element(css('[data-cue][data-index="9"]')).toBeVisible();
  await expect.element(css('[data-cue][data-index="9"] [data-translated]')).toHaveLength(0);
  await button('Cancel').click();
  await expect.element(page.getByRole('progressbar')).toHaveLength(0);
  await expect.element(css('[data-translated]')).toHaveLength(0);
  expect(await app.database.translations.count()).toBe(0);

  app.models.behave({});
  await translate();
  await expect.element(first.css('[data-translated]')).toMatchTextContent('In diesem Teil');
  await expect.element(first).toMatchTextContent(original);
  await expectAccessible();
  await page.getByRole('searchbox').fill('diesem');
  await expect.element(css('[data-matches]')).toHaveAttribute('data-matches', String(cueCount));
  await page.getByRole('radio', { name: 'German', exact: false }).click({ force: true });
  await expect.element(first).not.toMatchTextContent(original);
  await expect.element(first).toMatchTextContent('In diesem Teil');
  await page.getByRole('radio', { name: 'Original', exact: false }).click({ force: true });
  await expect.element(css('[data-matches]')).toHaveAttribute('data-matches', '0');
  const [translation] = await app.database.translations.toArray();
  expect(translation?.texts.length).toBe(cueCount);
});

it('says which features need a model, and links to the settings', async () => {
  const app = serviceApp();
  await app.summarize();
  renderItem(app);
  await expect.element(lines().first()).toBeVisible();
  await button('Language').click();
  await expect.element(css('[data-needs="model"]')).toBeVisible();
  await choose('Custom prompt');
  await expect.element(css('[data-needs="model"]')).toBeVisible();
  await openTab('Subtitles');
  await button('Translate').click();
  await expect.element(css('[data-needs="model"]')).toBeVisible();
  await button('Open settings').click();
  await expect.poll(() => app.inputsOf('openSettings')).toEqual(['models']);
});

it('runs a batch in the background, shows its progress, and stops it', async () => {
  const release = Promise.withResolvers<void>();
  const app = serviceApp({
    onCaptions: (url) => (url === talks.german.mediaItem.url ? release.promise : new Promise(() => undefined)),
  });
  const queue = css('[data-queue]');
  renderItem(app, 'silent');
  expect(queue.elements()).toEqual([]);
  const urls = [talks.german, talks.chinese, talks.talk].map(({ mediaItem }) => mediaItem.url);
  await app.client.createBatch({ urls });
  await expect.element(queue).toHaveAttribute('data-queue', '0/3');
  await queue.getByRole('button', { name: 'Show the queue', exact: false }).click();
  await expect.element(queue.css('[data-queued="waiting"]').first()).toBeVisible();
  await expectAccessible();
  release.resolve();
  await expect.element(queue).toHaveAttribute('data-queue', '1/3');
  await queue.getByRole('button', { name: 'Cancel all', exact: false }).click();
  await expect.element(queue).toHaveLength(0);
  const statuses = (await app.database.tasks.toArray()).filter(({ batchId }) => batchId).map(({ status }) => status);
  expect(statuses).not.toContain('pending');
});

it('shows the result of a batch until it is dismissed', async () => {
  const app = serviceApp();
  const queue = css('[data-queue]');
  renderItem(app, 'silent');
  await app.client.createBatch({ urls: [talks.german.mediaItem.url, 'https://talks.example.org/none'] });
  await expect.element(queue).toHaveAttribute('data-queue', '2/2');
  await expect.element(queue).toMatchTextContent('1 failed');
  await expectAccessible();
  await queue.getByRole('button', { name: t('action.dismiss') }).click();
  await expect.element(queue).toHaveLength(0);
});

it('moves between the tabs with the arrow keys', async () => {
  const app = serviceApp();
  await app.summarize();
  renderItem(app);
  await expect.element(lines().first()).toBeVisible();
  (page.getByRole('tab', { name: 'Summary', exact: false }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Chapters', exact: false })).toHaveFocus();
  await expect.element(css('[data-view="chapters"]')).toBeVisible();
});

it('shows on request which points were left out, and why', async () => {
  const app = serviceApp();
  await app.addModel({ model: 'small falseNegations' });
  renderItem(app);
  const disclosure = trust('model').css('[data-dropped] summary');
  await expect.element(disclosure).toMatchTextContent(/\d+ points? (was|were) left out/);
  await disclosure.click();
  const points = trust('model').css('[data-dropped] li');
  await expect.element(points.first()).toBeVisible();
  await expect.element(points.first()).toMatchTextContent('The transcript says the opposite.');
  await expectAccessible();
});
