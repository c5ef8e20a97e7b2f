import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { LinkedPage } from '../../components/app/page-link.ts';
import { t } from '../../components/i18n/t.ts';
import { transcriptionText } from '../../components/i18n/transcription-text.ts';
import { usePage } from '../../components/page/use-page.ts';
import { goTo } from '../../components/places/route.ts';
import { expectAccessible } from '../../components/testing/accessible.ts';
import { css } from '../../components/testing/css.ts';
import { fakeApp } from '../../components/testing/fake-app.ts';
import { fakePage } from '../../components/testing/fake-page.ts';
import { summaryOf } from '../../components/testing/records.ts';
import { renderView } from '../../components/testing/render.tsx';
import { serviceApp } from '../../components/testing/service-app.ts';
import { talks } from '../../components/testing/talks.ts';
import { Failure } from '../../lib/contract/failure.ts';
import { Panel } from './panel.tsx';
import { PanelPage } from './panel-page.tsx';

const ShownPanel = () => <Panel page={usePage()} />;

/** Drags a file over the panel until the panel accepts it, and drops it. */
async function drop(file: File): Promise<void> {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const send = (type: string) => document.dispatchEvent(new DragEvent(type, { dataTransfer }));
  await expect.poll(() => send('dragenter') && css('[data-drop]').elements().length).toBe(1);
  send('drop');
}

it('shows the selected one of several media items, each with its own transcript', async () => {
  const { talk, german } = talks;
  const linked: LinkedPage = { page: { state: 'ready', media: [talk.mediaItem, german.mediaItem] } };
  const app = serviceApp({ page: { subscribe: () => () => undefined, current: () => linked, seek: async () => undefined } });
  renderView(app, <ShownPanel />);
  const state = css('[data-state]:has(> header)');
  await expect.element(state).toHaveAttribute('data-content-id', talk.mediaItem.contentId);
  await expect.element(css('[data-view="summary"] [data-line]').first()).toBeVisible();
  await page.getByLabelText('Media on this page (2)', { exact: false }).selectOptions(german.mediaItem.contentId);
  await expect.element(state).toHaveAttribute('data-content-id', german.mediaItem.contentId);
  await expect.element(css('[data-view="summary"] [data-line]').first()).toBeVisible();
  expect((await app.database.transcripts.toArray()).map(({ contentId, language }) => [contentId, language]).sort()).toEqual([
    ['web:german', 'de'],
    ['web:talk', 'en'],
  ]);
});

it('shows what can be done and the last items of the library, where the page is closed to Gloss', async () => {
  const linked: LinkedPage = { page: { state: 'forbidden' } };
  const app = serviceApp({ page: { subscribe: () => () => undefined, current: () => linked, seek: async () => undefined } });
  await app.summarize('german');
  renderView(app, <ShownPanel />);
  await expect.element(page.getByRole('heading', { name: 'Open a video or a podcast' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open a file', exact: false })).toBeVisible();
  for (const width of [320, 720]) {
    await page.viewport(width, 800);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
  const push = vi.spyOn(history, 'pushState').mockImplementation(() => undefined);
  await page.getByRole('button', { name: talks.german.mediaItem.title, exact: false }).click();
  await expect.poll(() => push.mock.calls[0]?.[0]).toEqual({ route: { place: 'item', contentId: 'web:german' } });
});

it('says why the media of the page could not be determined, and tries again', async () => {
  const retry = vi.fn();
  const failure = { code: 'internal', message: 'broken', technical: '' } as never;
  const linked: LinkedPage = { page: { state: 'failed', failure, retry } };
  renderView(
    fakeApp({ page: { subscribe: () => () => undefined, current: () => linked, seek: async () => undefined } }),
    <ShownPanel />,
  );
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it('queues the summaries of the items that the page links to and the user chooses', async () => {
  const media = ['a', 'b', 'c', 'd'].map((id) => ({
    contentId: `web:${id}`,
    url: `https://media.example/${id}.mp4`,
    title: id.repeat(60),
  }));
  const queued = Promise.withResolvers<object>();
  const linked: LinkedPage = { page: { state: 'none' } };
  const app = fakeApp({
    page: { subscribe: () => () => undefined, current: () => linked, seek: async () => undefined, listLinked: async () => media },
    client: { createBatch: () => queued.promise },
  });
  await app.database.summaries.put(summaryOf('web:d'));
  renderView(app, <ShownPanel />);
  await page.getByRole('button', { name: 'Choose from 4 items of this page' }).click();
  const boxes = page.getByRole('checkbox');
  await expect.element(boxes.nth(3)).toBeVisible();
  await expect.element(page.getByText('Done', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Summarize 0 items' }).element()).toBeDisabled();
  for (const width of [320, 720]) {
    await page.viewport(width, 800);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await boxes.nth(1).click();
  const start = page.getByRole('button', { name: 'Summarize 2 items' });
  await start.click();
  await expect.element(start).toBeDisabled();
  queued.resolve({ success: true, batchId: 'b', taskIds: [] });
  await expect.poll(() => app.inputsOf('createBatch')).toEqual([{ urls: [media[0]!.url, media[2]!.url] }]);
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
});

it('adds a dropped transcript to the media item that the user chose, and no other one meanwhile', async () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => undefined);
  goTo({ place: 'now' });
  const { talk, german } = talks;
  const opened = Promise.withResolvers<never>();
  const app = fakeApp({
    page: fakePage({ page: { state: 'ready', media: [talk.mediaItem, german.mediaItem] } }),
    client: { submitCues: () => opened.promise },
  });
  renderView(app, <PanelPage />);
  await page.getByLabelText('Media on this page (2)', { exact: false }).selectOptions(german.mediaItem.contentId);
  await expect.element(css('[data-content-id="web:german"]')).toBeInTheDocument();
  await drop(new File(['1'], 'talk.srt'));
  await expect.element(page.getByText(transcriptionText('drop.opening'))).toBeVisible();
  await drop(new File(['2'], 'other.srt'));
  await expect.poll(() => app.inputsOf('submitCues').length).toBe(1);
  opened.reject(new Failure('captionsUnreadable'));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: t('action.dismiss') }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(app.inputsOf('submitCues')).toMatchObject([{ url: german.mediaItem.url, captions: '1' }]);
});
