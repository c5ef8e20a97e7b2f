import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { PageMedia } from '../../lib/contract/page.ts';
import type { LinkedPage } from '../app/page-link.ts';
import { failureText, hostPermissionText, transcribeText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import { type FakeOptions, fakeApp } from '../testing/fake-app.ts';
import { contentOf, failedTask, putItem, putTranscript, summaryOf, taskOf, transcriptOf } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import { type OpenPanelProps, QuickSummary } from './quick-summary.tsx';

const mediaItem: PageMedia = {
  contentId: 'a',
  url: 'https://www.youtube.com/watch?v=a',
  kind: 'video',
  title: 'Talk on the page',
  duration: 90,
  tracks: [],
};
const OpenPanel = ({ children = 'panel' }: OpenPanelProps) => <button type="button">{children}</button>;
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function openPopup(options: FakeOptions = {}, prepare = async (_app: ReturnType<typeof fakeApp>) => {}) {
  const app = fakeApp(options);
  await prepare(app);
  const view = renderView(app, <QuickSummary mediaItem={mediaItem} chooser={null} OpenPanel={OpenPanel} />);
  const state = () => view.querySelector<HTMLElement>('[data-state]')?.dataset.state;
  return { app, view, state };
}

it('shows the stored summary without making one', async () => {
  const { app, state } = await openPopup({}, ({ database }) => putItem(database, 'a'));
  await expect.element(page.getByText('The railway made time uniform.')).toBeVisible();
  expect(state()).toBe('ready');
  expect(app.inputsOf('createTask')).toEqual([]);
});

it('shows what the item is about before the lines', async () => {
  const { view } = await openPopup({}, async ({ database }) => {
    await putItem(database, 'a');
    const { digest, ...summary } = summaryOf('a');
    await database.summaries.put({ ...summary, digest: { ...digest, overview: 'Talk · 2 min\nAbout: Railway time' } });
  });
  await expect.element(page.getByText('Talk · 2 min · About: Railway time', { exact: true })).toBeVisible();
  const about = view.querySelector('[data-overview]')!;
  expect(about.compareDocumentPosition(view.querySelector('[data-line]')!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('starts the summary of an item that has none, once', async () => {
  const { app, state } = await openPopup();
  await expect.poll(() => app.inputsOf('createTask')).toEqual([{ url: mediaItem.url }]);
  expect(state()).toBe('working');
  await expect.element(page.getByRole('heading', { name: 'Talk on the page' })).toBeVisible();
  expect(app.inputsOf('createTask').length).toBe(1);
});

it('shows the stage of the work, and cancels it', async () => {
  const { app } = await openPopup(
    {},
    async ({ database }) => void (await database.tasks.put(taskOf('a', { stage: 'fetching' }))),
  );
  await expect.element(page.getByRole('progressbar', { name: t('stage.fetching') })).toBeVisible();
  await button(t('action.cancel')).click();
  await expect.poll(() => app.inputsOf('cancelSummaryTask')).toEqual([{ taskId: 'task a' }]);
});

it('counts the chapters that a model has written', async () => {
  await openPopup({}, async ({ database }) => {
    await database.tasks.put(taskOf('a', { stage: 'writing', progress: { done: 1, total: 4 } }));
  });
  await expect.element(page.getByText(t('stage.chapters', { current: 2, total: 4 }))).toBeVisible();
});

it('shows the summary as soon as it is stored', async () => {
  const { app } = await openPopup();
  await expect.poll(() => app.inputsOf('createTask').length).toBe(1);
  await putItem(app.database, 'a');
  await expect.element(page.getByText('Noon is a convention.')).toBeVisible();
});

it('seeks the player from a citation', async () => {
  const seek = vi.fn(async () => undefined);
  const linked: LinkedPage = { page: { state: 'ready', media: [mediaItem] } };
  await openPopup({ page: { subscribe: () => () => undefined, current: () => linked, seek } }, ({ database }) =>
    putItem(database, 'a'),
  );
  await page
    .getByRole('button', { name: t('seek', { time: '0:30' }) })
    .first()
    .click();
  await expect.poll(() => seek).toHaveBeenCalledWith('a', 30);
});

it.each([
  ['noCaptions', 'no-captions'],
  ['offline', 'offline'],
  ['internal', 'error'],
  ['noMedia', 'none'],
] as const)('shows the failure %s as the state %s', async (code, expected) => {
  const { state } = await openPopup({}, async ({ database }) => void (await database.tasks.put(failedTask('a', { code }))));
  await expect.element(page.getByText(failureText({ code }).title).first()).toBeVisible();
  expect(state()).toBe(expected);
});

it('leads to the panel for the transcription of an item without captions, and of no other', async () => {
  const { app } = await openPopup({}, async ({ database }) => {
    await database.tasks.put(failedTask('a', { code: 'noCaptions' }));
  });
  await expect.element(button(transcribeText())).toBeVisible();
  await app.database.tasks.put(failedTask('a', { code: 'internal' }));
  await expect.element(page.getByText(failureText({ code: 'internal' }).title)).toBeVisible();
  await expect.element(button(transcribeText())).not.toBeInTheDocument();
});

it('tries again on request', async () => {
  const refuse = vi.fn(async () => {
    throw new Failure('internal', 'broken');
  });
  await openPopup({ client: { createTask: refuse } });
  await button(t('action.retry')).click();
  await expect.poll(() => refuse.mock.calls.length).toBe(2);
});

it('requests the host whose permission is missing, and continues', async () => {
  const details = { host: 'captions.example' };
  const createTask = vi.fn(async () => {
    throw new Failure('noPermission', '', details);
  });
  const { app } = await openPopup({ client: { createTask } });
  await button(hostPermissionText({ host: details.host, isForCaptions: true }).action).click();
  await expect.poll(() => app.inputsOf('requestHosts')).toEqual([['*://captions.example/*']]);
  await expect.poll(() => createTask.mock.calls.length).toBe(2);
});

it('does not continue when the user denies the host', async () => {
  const createTask = vi.fn(async () => {
    throw new Failure('noPermission', '', { host: 'captions.example' });
  });
  const { app } = await openPopup({ client: { createTask }, isAllowed: false });
  await button(hostPermissionText({ host: 'captions.example', isForCaptions: true }).action).click();
  await expect.poll(() => app.inputsOf('requestHosts').length).toBe(1);
  expect(createTask).toHaveBeenCalledOnce();
});

it('shows why a model fell back to the offline engine', async () => {
  await openPopup({}, async ({ database }) => {
    await putItem(database, 'a');
    await database.tasks.put(
      taskOf('a', {
        status: 'completed',
        summaryId: 'summary a',
        failure: { code: 'modelFailed', message: 'overloaded' },
      }),
    );
  });
  const { title } = failureText({ code: 'modelFailed' }, true);
  await expect.element(page.getByText(writingText('fallback.title', { reason: title }))).toBeVisible();
  await button(t('action.dismiss')).click();
  await expect.poll(() => page.getByText(writingText('fallback.title', { reason: title })).elements().length).toBe(0);
});

it('asks for confirmation before a costly run', async () => {
  const long = { ...mediaItem, duration: 3 * 3600 };
  const estimate = { success: true, model: 'p/gpt', calls: 12, inputTokens: 900_000, outputTokens: 20_000, cost: 3 };
  const app = fakeApp({ client: { estimate: async () => estimate } });
  await putTranscript(app.database, transcriptOf('a'));
  renderView(app, <QuickSummary mediaItem={long} chooser={null} OpenPanel={OpenPanel} />);
  await expect.poll(() => app.inputsOf('createTask')).toEqual([{ url: mediaItem.url, model: 'offline' }]);
  await app.database.contents.put(contentOf('a'));
  await app.database.summaries.put(summaryOf('a'));
  await button(writingText('cost.agree')).click();
  await expect.poll(() => app.inputsOf('createTask').length).toBe(2);
});

it('names a broadcast that can’t be summarized yet', async () => {
  const createTask = async () => {
    throw new Failure('notYetAired', 'The video is live.', { title: 'Baking, Live' });
  };
  renderView(
    fakeApp({ client: { createTask } }),
    <QuickSummary mediaItem={{ ...mediaItem, title: '' }} chooser={null} OpenPanel={OpenPanel} />,
  );
  await expect.element(page.getByRole('heading', { name: 'Baking, Live' })).toBeVisible();
});

it('names an item that states no title by its address', async () => {
  const app = fakeApp();
  await app.database.tasks.put(failedTask('a', { code: 'unavailable' }));
  renderView(app, <QuickSummary mediaItem={{ ...mediaItem, title: '' }} chooser={null} OpenPanel={OpenPanel} />);
  await expect.element(page.getByRole('heading', { name: 'youtube.com/watch?v=a' })).toBeVisible();
});

it('links to the library, the settings and the reader', async () => {
  const { app } = await openPopup({}, ({ database }) => putItem(database, 'a'));
  await button(t('action.fullView')).click();
  await button(t('place.library')).click();
  await button(t('action.settings')).click();
  await expect
    .poll(() => app.calls.filter(({ name }) => name.startsWith('open')))
    .toEqual([
      { name: 'openReader', input: 'a' },
      { name: 'openLibrary', input: undefined },
      { name: 'openSettings', input: undefined },
    ]);
});
