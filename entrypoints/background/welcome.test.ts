import { expect, it, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { startWelcome } from './welcome.ts';

type Listener = (details: { reason: string; temporary?: boolean }) => void;

vi.mock('wxt/browser', async () => ({ browser: (await import('../testing/fake-browser.ts')).fakeBrowser }));

/** Starts the worker with an event of the installation; returns the addresses of new tabs, the first of which are refused. */
function install(details: Parameters<Listener>[0], refusals = 0): string[] {
  const opened: string[] = [];
  Object.assign(fakeBrowser, {
    runtime: {
      getURL: (path: string) => `extension:${path}`,
      onInstalled: { addListener: (listener: Listener) => listener(details) },
    },
    tabs: {
      create: async ({ url }: { url: string }) => {
        if (refusals-- > 0) throw new Error('Tabs cannot be edited right now (user may be dragging a tab).');
        opened.push(url);
        return {};
      },
    },
  });
  startWelcome();
  return opened;
}

it('opens one page after the installation, also in a browser that refuses new tabs for a while', async () => {
  const opened = install({ reason: 'install' }, 2);
  await expect.poll(() => opened).toEqual(['extension:/welcome.html']);
});

it('opens none after an update, and none for a temporary add-on', () => {
  expect(install({ reason: 'update' })).toEqual([]);
  expect(install({ reason: 'install', temporary: true })).toEqual([]);
});
