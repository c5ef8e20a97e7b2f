import { browser } from 'wxt/browser';
import type { PageMedium, PageView, Playback } from '../../lib/contract/page.ts';
import { messageClient } from '../../lib/doors/message.ts';
import { portNames } from '../../lib/doors/port-names.ts';

/** What is known of the page beside us. `forbidden`: the browser lets Gloss read it only after a click on its button. */
export type PageState = { state: 'detecting' | 'none' | 'forbidden' } | { state: 'ready'; media: PageMedium[] };

interface Link {
  page: PageState;
  playback?: Playback;
}

interface PageScript {
  seek(target: { contentId: string; time: number }): Promise<void>;
}

let link: Link = { page: { state: 'detecting' } };
let tabId: number | undefined;
/** Counts connections, so that a late word of a former page is dropped. */
let turn = 0;
const listeners = new Set<() => void>();

const publish = (next: Link) => {
  link = next;
  for (const listener of listeners) listener();
};

export const currentLink = () => link;

/** Follows the active tab of our own window for as long as somebody listens. */
export function subscribeToPage(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) void follow();
  return () => void listeners.delete(listener);
}

export async function seek(contentId: string, time: number): Promise<void> {
  const target = tabId;
  if (target === undefined) return;
  await messageClient<PageScript>(() => browser.tabs.connect(target, { name: portNames.page, frameId: 0 })).seek({
    contentId,
    time,
  });
}

async function follow(): Promise<void> {
  const { id: windowId } = await browser.windows.getCurrent();
  browser.tabs.onActivated.addListener((active) => {
    if (active.windowId === windowId) void connect(active.tabId);
  });
  // A content script says hello when it starts: after a navigation, or after the click that allowed it.
  browser.runtime.onMessage.addListener((_hello, { tab }) => {
    if (tab?.id === tabId) void connect(tabId);
  });
  browser.tabs.onUpdated.addListener((updated, { status }) => {
    if (updated === tabId && status === 'complete' && link.page.state !== 'ready') void connect(updated);
  });
  const [tab] = await browser.tabs.query({ active: true, windowId });
  await connect(tab?.id);
}

async function connect(to: number | undefined): Promise<void> {
  turn += 1;
  const mine = turn;
  tabId = to;
  publish({ page: { state: 'detecting' } });
  const allowed = to !== undefined && (await injectPageScript(to));
  if (mine !== turn) return;
  if (!allowed) return publish({ page: { state: 'forbidden' } });

  const port = browser.tabs.connect(to, { name: portNames.view, frameId: 0 });
  port.onMessage.addListener((message: unknown) => {
    if (mine === turn) publish(heard(link, message as PageView));
  });
  port.onDisconnect.addListener(() => {
    if (mine === turn) publish({ page: { state: 'detecting' } });
  });
}

const heard = (now: Link, view: PageView): Link => {
  if ('playback' in view) return { ...now, playback: view.playback };
  return { page: view.media.length > 0 ? { state: 'ready', media: view.media } : { state: 'none' } };
};

async function injectPageScript(to: number): Promise<boolean> {
  try {
    await browser.scripting.executeScript({ target: { tabId: to }, files: ['/page.js'] });
    return true;
  } catch {
    return false;
  }
}
