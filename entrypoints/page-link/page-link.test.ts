import { beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../lib/contract/failure.ts';
import { answerPort, type Port } from '../../lib/transports/message.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { portPair } from '../../lib/transports/testing/port-pair.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { pageLink } from './page-link.ts';

vi.mock('wxt/browser', async () => ({ browser: (await import('../testing/fake-browser.ts')).fakeBrowser }));

/** The ports to the pages of tabs, with the function that receives the messages of the page. */
const pages: { tabId: number; port: Port; isOpen: boolean; send(message: unknown): void }[] = [];
/** The answer of the worker to a snapshot. */
const locate = vi.fn<(snapshot: { title: string }) => unknown>();
let activate: (active: { tabId: number; windowId: number }) => void = () => undefined;
Object.assign(fakeBrowser, {
  runtime: {
    connect() {
      const { caller, answerer } = portPair();
      const session = { id: Promise.resolve('worker'), isRepeatable: () => false };
      answerPort(answerer, async (_, snapshot) => locate(snapshot as { title: string }), session);
      return caller;
    },
    onMessage: { addListener: () => undefined },
  },
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
      const page = { tabId, port: answerer, isOpen: true, send: ignore };
      answerer.onDisconnect.addListener(() => {
        page.isOpen = false;
      });
      pages.push(page);
      // As in the browser, what was sent before the disconnection may still arrive.
      const onMessage = {
        addListener: (listener: typeof page.send) => {
          page.send = listener;
        },
      };
      return { ...caller, onMessage };
    },
  },
});

function ignore(_: unknown): void {}

const openTabs = () => pages.filter(({ isOpen }) => isOpen).map(({ tabId }) => tabId);

/** Opens another tab, and returns its page. */
async function openTab(tabId: number) {
  activate({ tabId, windowId: 1 });
  await expect.poll(openTabs).toEqual([tabId]);
  return pages.at(-1)!;
}

beforeEach(async () => {
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => undefined) } });
  locate.mockReset().mockReturnValue([]);
  pageLink.subscribe(() => undefined);
  await expect.poll(openTabs).toHaveLength(1);
});

const snapshotOf = (title: string) => ({ snapshot: { url: 'https://talks.example/watch', title } });
const currentPage = () => pageLink.current().page;

it('closes the port to the former tab, whose late messages it drops', async () => {
  const former = [await openTab(2), await openTab(3)];
  const page = await openTab(2);
  for (const { send } of former) send(snapshotOf('former'));
  page.send(snapshotOf('current'));
  await expect.poll(() => locate.mock.calls.map(([{ title }]) => title)).toEqual(['current']);
});

it('shows the media of the latest snapshot, even if an earlier one is located later', async () => {
  const answers = new Map<string, (located: unknown) => void>();
  locate.mockImplementation(({ title }) => new Promise((resolve) => answers.set(title, resolve)));
  const { send } = await openTab(4);
  const shown: unknown[] = [];
  const unsubscribe = pageLink.subscribe(() => shown.push(currentPage()));
  for (const title of ['first', 'second']) send(snapshotOf(title));
  await expect.poll(() => answers.size).toBe(2);
  const answer = (title: string) => answers.get(title)!([{ mediaItem: { contentId: title }, element: 0 }]);
  answer('second');
  await expect.poll(currentPage).toMatchObject({ state: 'ready' });
  answer('first');
  send(snapshotOf('third'));
  await expect.poll(() => answers.size).toBe(3);
  answers.get('third')!([]);
  await expect.poll(currentPage).toEqual({ state: 'none' });
  unsubscribe();
  expect(shown).toEqual([{ state: 'ready', media: [{ contentId: 'second' }] }, { state: 'none' }]);
});

it('reports that the media could not be determined, and tries again on request', async () => {
  locate.mockImplementation(() => {
    throw new Failure('siteFailed', 'broken');
  });
  const { send } = await openTab(5);
  send(snapshotOf(''));
  await expect.poll(currentPage).toMatchObject({ state: 'failed', failure: { code: 'siteFailed' } });
  const page = currentPage();
  const { length } = pages;
  if (page.state === 'failed') page.retry();
  expect(currentPage()).toEqual({ state: 'detecting' });
  await expect.poll(() => pages).toHaveLength(length + 1);
  expect(openTabs()).toEqual([5]);
});
