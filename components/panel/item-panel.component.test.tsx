import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { ProviderSettings } from '../../lib/records/settings.ts';
import { exportingText } from '../i18n/exporting-text.ts';
import { failureText } from '../i18n/failure-text.ts';
import { libraryText } from '../i18n/library-text.ts';
import { notesText } from '../i18n/notes-text.ts';
import { readingText } from '../i18n/reading-text.ts';
import { t } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import { css } from '../testing/css.ts';
import { type FakeOptions, fakeApp } from '../testing/fake-app.ts';
import { putItem, summaryOf, taskOf } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import { liveRegion } from '../ui/live-region.ts';
import { ItemPanel } from './item-panel.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: 'summary' | 'chapters' | 'subtitles' | 'notes' | 'ask') =>
  page.getByRole('tab', { name: t(`tabs.${name}`), exact: true });

async function openPanel(options: FakeOptions = {}, isReader = false) {
  const app = fakeApp(options);
  await putItem(app.database, 'a');
  const to = vi.fn();
  const subject = { contentId: 'a', url: 'https://www.youtube.com/watch?v=a', title: 'Talk a', duration: 90 };
  renderView(app, <ItemPanel subject={subject} player={{ plays: true, to }} isReader={isReader} />);
  await expect.element(page.getByText('The railway made time uniform.')).toBeVisible();
  return { app, to };
}

it('reports that the address of an item without a summary leads to another one', async () => {
  const app = fakeApp();
  const subject = { contentId: 'web:old', url: 'https://www.youtube.com/watch?v=new', title: 'Old talk', duration: 90 };
  renderView(app, <ItemPanel subject={subject} player={undefined} />);
  await expect.poll(() => app.inputsOf('createTask')).toHaveLength(1);
  await app.database.tasks.put(taskOf('new', { taskId: 'task 0', status: 'completed' }));
  await expect.element(page.getByRole('heading', { name: failureText({ code: 'notFound' }).title })).toBeVisible();
});

it('shows the chapters', async () => {
  await openPanel();
  await tab('chapters').click();
  await expect.element(page.getByText('Sundials came first.')).toBeVisible();
});

it('lists the captions, and seeks to one', async () => {
  const { to } = await openPanel();
  await tab('subtitles').click();
  await expect.element(page.getByText('Railways needed one time.')).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'So noon' })
    .getByRole('button', { name: t('seek', { time: '1:00' }) })
    .click();
  await expect.poll(() => to).toHaveBeenCalledWith(60);
});

it('searches the captions from anywhere with a slash, and walks through the matches', async () => {
  await openPanel();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('time');
  await expect.element(page.getByText(readingText('subtitles.matches', { current: 1, count: 1 }))).toBeVisible();
  await page.getByRole('searchbox').fill('absent');
  await expect.element(page.getByText(readingText('subtitles.matches', { current: 0, count: 0 }))).toBeVisible();
});

it('quotes a caption into the note with the key q', async () => {
  const { app } = await openPanel();
  await tab('subtitles').click();
  const time = page.getByRole('button', { name: t('seek', { time: '0:30' }) });
  await expect.element(time).toBeVisible();
  time.element().focus();
  await userEvent.keyboard('q');
  await expect.poll(async () => (await app.database.notes.get('a'))?.text).toContain('Railways needed one time.');
});

it('announces a quote that was added in the live region of the page, so that rows need none of their own', async () => {
  await openPanel();
  await tab('subtitles').click();
  await expect.element(page.getByText('Railways needed one time.')).toBeVisible();
  expect(css('[data-cue] [role="status"]').elements()).toEqual([]);
  css('[data-quote-into-note]')
    .first()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => liveRegion().textContent).toBe(t('quote.added'));
});

it('reports a quote that could not be added', async () => {
  await openPanel({ live: { note: () => Promise.reject(new Failure('storageFull')) } });
  await tab('subtitles').click();
  await expect.element(page.getByText('Railways needed one time.')).toBeVisible();
  css('[data-quote-into-note]')
    .first()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(failureText({ code: 'storageFull' }).title);
  expect(page.getByText(t('quote.added')).elements()).toEqual([]);
});

it('shows another version of the summary on request', async () => {
  const { app } = await openPanel();
  await app.database.summaries.put(
    summaryOf('a', {
      summaryId: 'older',
      createdAt: 1,
      wish: { product: 'summary', detailLevel: 100 },
      digest: { language: 'en', lines: [{ text: 'The older text.', cites: [0] }], chapters: [] },
    }),
  );
  await button(readingText('tools.more')).click();
  await page.getByRole('menuitem', { name: readingText('versions.open', { count: 2 }) }).click();
  await page.getByRole('radio', { name: writingText('versions.level', { level: 100 }), exact: false }).click();
  await expect.element(page.getByText('The older text.')).toBeVisible();
});

it('requests a longer summary', async () => {
  const { app } = await openPanel();
  await page.getByRole('radio', { name: t('detail.detailed') }).click();
  await expect.poll(() => app.inputsOf('createTask').length).toBe(1);
  const [{ promptConfig }] = app.inputsOf('createTask') as [{ promptConfig: { detailLevel: number } }];
  expect(promptConfig.detailLevel).toBeGreaterThan(400);
});

it('requests the summary from another engine, and what follows from the same one', async () => {
  const { app } = await openPanel();
  await button(readingText('engine.open')).click();
  await page.getByRole('combobox', { name: writingText('engine.label') }).selectOptions('offline');
  await button(writingText('language.submit')).click();
  await expect.poll(() => app.inputsOf('createTask')).toMatchObject([{ model: 'offline' }]);
  await page.getByRole('radio', { name: t('detail.detailed') }).click();
  await expect.poll(() => app.inputsOf('createTask')).toMatchObject([{}, { model: 'offline' }]);
});

it('asks the service, and shows the question meanwhile', async () => {
  const { app } = await openPanel({ client: { ask: () => new Promise(() => undefined) } });
  await tab('ask').click();
  await page.getByRole('textbox', { name: notesText('ask.field') }).fill('What is noon?');
  await button(notesText('ask.send')).click();
  await expect.element(page.getByText('What is noon?', { exact: true })).toBeVisible();
  expect(app.inputsOf('ask')).toEqual([{ contentId: 'a', question: 'What is noon?' }]);
});

it('shows a conversation with its citations', async () => {
  const { app, to } = await openPanel();
  await app.database.chats.put({
    chatId: 'content:a',
    messages: [
      { role: 'user', content: 'What is noon?', citations: [], createdAt: 1 },
      {
        role: 'assistant',
        content: 'A number.[1]',
        citations: [{ contentId: 'a', trackId: 'en', from: 2, to: 3, startTime: 60 }],
        createdAt: 2,
      },
    ],
    suggestedQuestions: ['And midnight?'],
    updatedAt: 2,
  });
  await tab('ask').click();
  await expect.element(button('And midnight?')).toBeVisible();
  await page.getByRole('button', { name: t('seek', { time: '1:00' }) }).click();
  await expect.poll(() => to).toHaveBeenCalledWith(60);
});

it('lists what needs a model in the settings', async () => {
  const { app } = await openPanel();
  await button(readingText('language.open')).click();
  await css('[data-needs]').getByRole('button').click();
  await expect.poll(() => app.inputsOf('openSettings')).toEqual(['models']);
});

it('offers the products of a model when one is configured', async () => {
  const provider: ProviderSettings = { id: 'p', kind: 'openaiCompatible', name: 'Mine', model: 'm' };
  const { app } = await openPanel();
  await app.database.settings.put({ engine: 'auto', providers: [provider], templates: [] }, 'settings');
  await button(readingText('tools.more')).click();
  await page.getByRole('menuitem', { name: readingText('prompt.open') }).click();
  await expect.element(page.getByRole('textbox').first()).toBeVisible();
  await button(t('action.dismiss')).click();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(button(readingText('tools.more'))).toHaveFocus();
});

it.each([
  ['language.open', undefined],
  ['tools.more', 'prompt.open'],
] as const)('closes on Escape what "%s" has opened, and returns the focus to it', async (name, action) => {
  await openPanel();
  await button(readingText(name)).click();
  if (action) await page.getByRole('menuitem', { name: readingText(action) }).click();
  await expect.element(css('[data-needs]')).toBeVisible();
  (css('[data-needs]').getByRole('button').element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(css('[data-needs]')).not.toBeInTheDocument();
  await expect.element(button(readingText(name))).toHaveFocus();
});

it('adds an item to collections and favorites', async () => {
  const { app } = await openPanel();
  await button(libraryText('save.open')).click();
  await page.getByRole('menuitem', { name: libraryText('favourite.add') }).click();
  await expect.poll(() => app.inputsOf('updateVideo')).toEqual([{ id: 'a', favourite: true }]);
});

it('offers every format for export', async () => {
  const { app } = await openPanel();
  await button(t('action.export')).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: exportingText('workspace.connectFirst'), exact: false }).click();
  await expect.poll(() => app.inputsOf('openSettings')).toEqual(['workspace']);
});

it('links to the page of the item when no player is beside it', async () => {
  await openPanel({}, true);
  await expect.element(button(t('action.openPage'))).toBeVisible();
});
