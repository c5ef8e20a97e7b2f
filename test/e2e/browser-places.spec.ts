import { talkUrl } from '../world/talks/pages.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, rows, test } from './gloss.ts';

/** Chromium's events as its bindings have them; `dispatch` calls the listeners as the browser does. */
interface Dispatching {
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
        const clicks = chrome.contextMenus.onClicked as unknown as Dispatching;
        clicks.dispatch({ menuItemId, editable: false, pageUrl: '', ...(info as object) }, { id: undefined });
      },
      [menuItemId, info] as const,
    );
  const opened = (action: () => Promise<unknown>) =>
    Promise.all([gloss.context.waitForEvent('page'), action()]).then(([page]) => page);

  const reader = await opened(() => choose('summarizeLink', { linkUrl: watchUrl('talk') }));
  await expect(lines(reader).first()).toBeVisible();

  const question = 'What about the railway?';
  const asked = await opened(() => choose('askSelection', { pageUrl: watchUrl('talk'), selectionText: question }));
  await expect(asked.getByRole('textbox')).toHaveValue(question);

  await choose('saveLink', { linkUrl: watchUrl('talk') });
  await expect.poll(async () => (await rows(reader, 'saved')).length).toBe(1);

  const suggest = (text: string) =>
    worker.evaluate(
      (text) =>
        new Promise<{ content: string; description: string }[]>((resolve) => {
          (chrome.omnibox.onInputChanged as unknown as Dispatching).dispatch(text, resolve);
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
      (chrome.omnibox.onInputEntered as unknown as Dispatching).dispatch(text, 'newForegroundTab');
    }, text);
  const library = await opened(() => enter('railway'));
  await expect(library.getByRole('searchbox')).toHaveValue('railway');
});
