import { variant } from '../quick-run.ts';
import { html } from '../world/host.ts';
import { talkUrl } from '../world/talks/pages.ts';
import { sentences } from '../world/words.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, type Page, rows, stateView, test } from './gloss.ts';

/** Chromium's events as its bindings have them; `dispatch` calls the listeners as the browser does. */
interface DispatchableEvent {
  dispatch(...values: unknown[]): void;
}

test('the context menu summarizes and saves a link and asks about a selection; the address bar searches', async ({
  gloss,
  tab,
}) => {
  await tab.goto(talkUrl('/cities-and-clocks'));
  const worker = await gloss.worker();
  const choose = (menuItemId: string, info: object) =>
    worker.evaluate(
      ([menuItemId, info]) => {
        const clicks = chrome.contextMenus.onClicked as unknown as DispatchableEvent;
        clicks.dispatch({ menuItemId, editable: false, pageUrl: '', ...(info as object) }, { id: undefined });
      },
      [menuItemId, info] as const,
    );
  const opened = (action: () => Promise<unknown>) =>
    Promise.all([gloss.context.waitForEvent('page'), action()]).then(([page]) => page);

  const reader = await opened(() => choose('summarizeLink', { linkUrl: watchUrl('talk') }));
  await expect(lines(reader).first()).toBeVisible();

  const question = 'What about the railway?';
  const askPage = await opened(() => choose('askSelection', { pageUrl: watchUrl('talk'), selectionText: question }));
  await expect(askPage.getByLabel('Your question')).toHaveValue(question);

  await choose('saveLink', { linkUrl: watchUrl('talk') });
  await expect.poll(async () => (await rows(reader, 'saved')).length).toBe(1);

  const suggest = (text: string) =>
    worker.evaluate(
      (text) =>
        new Promise<{ content: string; description: string }[]>((resolve) => {
          (chrome.omnibox.onInputChanged as unknown as DispatchableEvent).dispatch(text, resolve);
        }),
      text,
    );
  await expect
    .poll(() => suggest('railway'))
    .toContainEqual({
      content: expect.stringMatching(/sidepanel\.html\?content=youtube.*&t=\d+$/),
      description: expect.stringContaining('<match>railway</match>'),
    });

  const enter = (text: string) =>
    worker.evaluate((text) => {
      (chrome.omnibox.onInputEntered as unknown as DispatchableEvent).dispatch(text, 'newForegroundTab');
    }, text);
  const library = await opened(() => enter('railway'));
  await expect(library.getByRole('searchbox')).toHaveValue('railway');
});

test(
  'a subtitle file becomes an item, or the transcript of the shown one; pasted addresses and transcripts open',
  variant,
  async ({ gloss, tab }) => {
    const file = { name: 'Mine.srt', text: '1\n00:00:01,000 --> 00:00:04,000\nThe ferry leaves at noon.\n' };
    await tab.goto(talkUrl('/without-captions'));
    const panel = await gloss.openPanel(tab);
    await expect(stateView(panel, 'no-captions')).toBeVisible();
    await transfer(panel, 'drop', file);
    await expect(lines(panel).first()).toContainText('The ferry leaves at noon.');

    await tab.goto(watchUrl('talk'));
    await panel.getByRole('button', { name: 'Now playing' }).click();
    await expect(panel.getByRole('heading', { name: 'How Cities Learned to Tell the Time' })).toBeVisible();
    await expect(lines(panel).first()).toBeVisible();
    await transfer(panel, 'drop', file);
    await expect(panel.getByLabel('Captions')).toContainText('captured');
    await expect(panel.getByText('The ferry leaves at noon.').first()).toBeVisible();

    const page = await gloss.context.newPage();
    await page.goto(`chrome-extension://${gloss.extensionId}/sidepanel.html?place=library`);
    await transfer(page, 'drop', { name: 'Harbor talk.txt', text: sentences('bridges.en').join('\n') });
    await expect(page.getByRole('heading', { name: 'Harbor talk' })).toBeVisible();
    await expect(lines(page).first()).toBeVisible();

    await page.getByRole('button', { name: 'Library' }).click();
    await transfer(page, 'paste', { text: sentences('bread.en').join('\n') });
    await expect(page.getByRole('heading', { name: 'Bread is flour, water and salt' })).toBeVisible();
    // The list of the library shows the title before the item opens.
    await expect(lines(page).first()).toBeVisible();
    await transfer(page, 'paste', { text: watchUrl('talk') });
    await expect(page.getByRole('heading', { name: 'How Cities Learned to Tell the Time' })).toBeVisible();
  },
);

/** Drops a text file on a page, or pastes a text into it, once the page handles that. */
async function transfer(page: Page, kind: 'drop' | 'paste', { name = '', text }: { name?: string; text: string }) {
  const isHandled = () =>
    page.evaluate(
      ([kind, name, text]) => {
        const data = new DataTransfer();
        if (name) data.items.add(new File([text], name, { type: 'text/plain' }));
        else data.setData('text/plain', text);
        const options = { bubbles: true, cancelable: true };
        const event =
          kind === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data });
        return !document.body.dispatchEvent(event);
      },
      [kind, name, text] as const,
    );
  await expect.poll(isHandled).toBe(true);
}

test('the items of a playlist are chosen on its page, queued, paused and canceled', variant, async ({ gloss, tab, world }) => {
  const address = (at: number) => `youtube.com/watch?v=lesson${String(at).padStart(5, '0')}`;
  const links = Array.from({ length: 60 }, (_, at) => `<a href="https://www.${address(at)}">Lesson ${at}</a>`);
  world.replace('/course-list', html(`<!doctype html><title>A course</title>${links.join('\n')}`));
  // The first one is read until the test is over, and the others wait for it.
  world.delay('www.youtube.com/', 600_000);
  await tab.goto('https://talks.example.org/course-list');
  const panel = await gloss.openPanel(tab);
  await panel.getByRole('button', { name: 'Choose from 60 items of this page' }).click();
  await panel.getByRole('button', { name: 'Select all' }).click();
  await panel.getByRole('button', { name: 'Summarize 60 items' }).click();
  await panel.getByRole('button', { name: 'Show the queue' }).click();
  const queued = (state: string) => panel.locator(`[data-queued="${state}"]`);
  await queued('waiting').filter({ hasText: 'Lesson 59' }).getByRole('button', { name: 'Pause' }).click();
  await expect(queued('paused')).toHaveCount(1);
  await expect(queued('paused')).toContainText('Lesson 59');
  await panel.getByRole('button', { name: 'Cancel all' }).click();
  await expect(panel.locator('[data-queue]')).toHaveCount(0);
  const tasks = await rows(panel, 'tasks');
  expect(tasks).toHaveLength(60);
  expect(tasks.filter(({ status }) => status === 'pending')).toEqual([]);
});
