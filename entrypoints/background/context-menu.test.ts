import { expect, it, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { startContextMenu } from './context-menu.ts';

vi.mock('wxt/browser', async () => ({ browser: (await import('../testing/fake-browser.ts')).fakeBrowser }));

it('shows that an item is saved for a while, then the mark of the page again, also where the tab is closed meanwhile', async () => {
  let click: (clicked: object, tab: object) => void = () => undefined;
  const setBadgeText = vi.fn(async (_: object): Promise<void> => undefined);
  Object.assign(fakeBrowser, {
    runtime: { onInstalled: { addListener: () => undefined } },
    contextMenus: {
      onClicked: {
        addListener: (listener: typeof click) => {
          click = listener;
        },
      },
    },
    action: { setBadgeText },
  });
  const mark = vi.fn(async () => undefined);
  const saveVideo = vi.fn(async () => ({}) as never);
  startContextMenu({ saveVideo }, {} as never, { mark });
  vi.useFakeTimers();
  const save = () => {
    click({ menuItemId: 'savePage', pageUrl: 'https://talks.example/1' }, { id: 7 });
    return vi.advanceTimersByTimeAsync(2000);
  };
  await save();
  expect(setBadgeText.mock.calls).toEqual([[{ tabId: 7, text: '✓' }]]);
  expect(mark).toHaveBeenCalledWith(7);
  setBadgeText.mockRejectedValue(new Error('No tab with id: 7.'));
  await save();
  expect(mark).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
