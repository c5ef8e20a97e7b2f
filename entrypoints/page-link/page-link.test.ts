import { expect, it, vi } from 'vitest';
import type { Port } from '../../lib/transports/message.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { portPair } from '../../lib/transports/testing/port-pair.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { pageLink } from './page-link.ts';

vi.mock('wxt/browser', async () => ({ browser: (await import('../testing/fake-browser.ts')).fakeBrowser }));

it('closes the port to the former tab, whose late messages it drops', async () => {
  const pages: { tabId: number; port: Port; isOpen: boolean }[] = [];
  const listeners: ((message: unknown) => void)[] = [];
  const located = vi.fn(() => {
    throw new Error('no worker');
  });
  let activate: (active: { tabId: number; windowId: number }) => void = () => undefined;
  Object.assign(fakeBrowser, {
    runtime: { connect: located, onMessage: { addListener: () => undefined } },
    scripting: { executeScript: async () => [] },
    tabs: {
      onActivated: {
        addListener: (listener: typeof activate) => {
          activate = listener;
        },
      },
      onUpdated: { addListener: () => undefined },
      query: async () => [{ id: 1, windowId: 1 }],
      get: async () => ({ status: 'loading' }),
      connect(tabId: number, { name }: { name: string }) {
        expect(name).toBe(portNames.view);
        const { caller, answerer } = portPair();
        const page = { tabId, port: answerer, isOpen: true };
        answerer.onDisconnect.addListener(() => {
          page.isOpen = false;
        });
        pages.push(page);
        // As in the browser, what was sent before the disconnection may still arrive.
        return { ...caller, onMessage: { addListener: (listener: (message: unknown) => void) => listeners.push(listener) } };
      },
    },
  });
  const openTabs = () => pages.filter(({ isOpen }) => isOpen).map(({ tabId }) => tabId);
  const unsubscribe = pageLink.subscribe(() => undefined);
  await expect.poll(openTabs).toEqual([1]);
  for (const tabId of [2, 3, 1]) {
    activate({ tabId, windowId: 1 });
    await expect.poll(openTabs).toEqual([tabId]);
  }
  const snapshot = { url: 'https://talks.example/watch' };
  listeners[0]!({ snapshot });
  listeners[2]!({ snapshot });
  expect(located).not.toHaveBeenCalled();
  listeners.at(-1)!({ snapshot });
  await expect.poll(() => located.mock.calls.length).toBeGreaterThan(0);
  unsubscribe();
});
