import { browser } from 'wxt/browser';
import type { LinkedPage, PageLink } from '../../components/app/page-link.ts';
import { Failure } from '../../lib/contract/failure.ts';
import type { LocatedMedia } from '../../lib/contract/page.ts';
import { isRecord, type Port } from '../../lib/transports/message.ts';
import { messageClient } from '../../lib/transports/message-client.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import type { ChannelClient } from '../channels/channel.ts';
import type { locateChannel } from '../channels/locate-channel.ts';
import type { pageChannel } from '../channels/page-channel.ts';
import { type PageView, pageViewOf } from '../channels/page-view.ts';
import { workerClient } from '../channels/worker-client.ts';
import type { PlayingElement } from './playing-element.ts';

const worker = workerClient<ChannelClient<typeof locateChannel>>(portNames.locate);

type ElementPlayback = Extract<PageView, { playback: unknown }>['playback'];

/** The connection to the page of a tab. */
interface Connection {
  tabId: number | undefined;
  /** The port of the page's views; undefined until the page script runs. */
  port?: Port;
  /** The media of the latest located snapshot, and its address. */
  pageUrl: string;
  located: LocatedMedia[];
  /** The latest since the last snapshot. A paused player sends no other, so it is kept until the snapshot is located. */
  playback?: ElementPlayback | undefined;
}

let connection: Connection = { tabId: undefined, pageUrl: '', located: [] };
let linked: LinkedPage = { page: { state: 'detecting' } };
let isFollowing = false;
const listeners = new Set<() => void>();

/** The link to the page in the active tab of this window. */
export const pageLink: PageLink = {
  subscribe(listener) {
    listeners.add(listener);
    followPage();
    return () => void listeners.delete(listener);
  },
  current: () => linked,
  async seek(contentId, time, endTime) {
    const place = playingElementOf(contentId);
    if (!place) return;
    const { tabId, pageUrl, element } = place;
    await pageClient(tabId).seek({ pageUrl, element, time, endTime });
  },
  async listLinked() {
    const { tabId } = connection;
    return tabId === undefined ? [] : worker.linked(await pageClient(tabId).links({}));
  },
};

const pageClient = (tabId: number) =>
  messageClient<ChannelClient<typeof pageChannel>>(() => browser.tabs.connect(tabId, { name: portNames.page, frameId: 0 }));

/** Returns the element that plays a media item; undefined for one that the page only embeds. */
export function playingElementOf(contentId: string): PlayingElement | undefined {
  const { tabId, pageUrl, located } = connection;
  const found = located.find(({ mediaItem }) => mediaItem.contentId === contentId);
  if (tabId === undefined || found?.element === undefined) return undefined;
  return { tabId, pageUrl, element: found.element, mediaItem: found.mediaItem };
}

/** Starts to follow the page in the active tab of this window, which the first subscriber does otherwise. */
export function followPage(): void {
  if (!isFollowing) void follow();
}

function publish(next: LinkedPage): void {
  linked = next;
  for (const listener of listeners) listener();
}

async function follow(): Promise<void> {
  isFollowing = true;
  let windowId: number | undefined;
  browser.tabs.onActivated.addListener((active) => {
    if (active.windowId === windowId) void connect(active.tabId);
  });
  // A page script sends a message when it starts: after a navigation, or after the click that granted access.
  browser.runtime.onMessage.addListener((message: unknown, { tab }) => {
    if (isRecord(message) && message.hello && tab?.id !== undefined && tab.id === connection.tabId) void connect(tab.id);
  });
  browser.tabs.onUpdated.addListener((tabId, { status }) => {
    if (tabId === connection.tabId && status === 'complete' && linked.page.state !== 'ready') void connect(tabId);
  });
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  windowId = tab?.windowId;
  await connect(tab?.id);
}

async function connect(tabId: number | undefined): Promise<void> {
  // While its port is open, the former page polls its address and sends its playback position.
  connection.port?.disconnect();
  const current: Connection = { tabId, pageUrl: '', located: [] };
  connection = current;
  // A late message of a former page is dropped.
  const publishCurrent = (next: LinkedPage) => {
    if (current === connection) publish(next);
  };
  publishCurrent({ page: { state: 'detecting' } });
  if (tabId === undefined || !(await injectPageScript(tabId))) return publishCurrent({ page: { state: 'forbidden' } });
  if (current !== connection) return;

  let latest: PageView | undefined;
  const port = browser.tabs.connect(tabId, { name: portNames.view, frameId: 0 });
  current.port = port;
  port.onDisconnect.addListener(async () => {
    publishCurrent({ page: { state: 'detecting' } });
    // The next page may have loaded already, so no further event will come.
    const tab = await browser.tabs.get(tabId).catch(() => undefined);
    if (current === connection && tab?.status === 'complete') void connect(tabId);
  });
  port.onMessage.addListener(async (message: unknown) => {
    const view = pageViewOf(message);
    if (!view || current !== connection) return;
    if ('playback' in view) {
      current.playback = view.playback;
      return publishCurrent({ ...linked, playback: playbackOf(current) });
    }
    const { snapshot } = view;
    latest = view;
    current.playback = undefined;
    const located = await worker.locate(snapshot).catch(Failure.from);
    // The answers of a burst of snapshots may arrive in another order.
    if (latest !== view) return;
    current.pageUrl = snapshot.url;
    current.located = located instanceof Failure ? [] : located;
    const page: LinkedPage['page'] =
      located instanceof Failure
        ? { state: 'failed', failure: located.toJSON(), retry: () => void connect(tabId) }
        : pageWith(located);
    publishCurrent({ pageUrl: snapshot.url, page, playback: playbackOf(current) });
  });
}

/** Returns the page with these media; the same object while they are the same, so that no view renders again. */
function pageWith(located: LocatedMedia[]): LinkedPage['page'] {
  const media = located.map(({ mediaItem }) => mediaItem);
  const page: LinkedPage['page'] = media.length > 0 ? { state: 'ready', media } : { state: 'none' };
  return JSON.stringify(page) === JSON.stringify(linked.page) ? linked.page : page;
}

function playbackOf({ located, playback: elementPlayback }: Connection) {
  if (!elementPlayback) return undefined;
  const { element, ...playback } = elementPlayback;
  const mediaItem = located.find((one) => one.element === element)?.mediaItem;
  return mediaItem && { contentId: mediaItem.contentId, ...playback };
}

async function injectPageScript(tabId: number): Promise<boolean> {
  try {
    await browser.scripting.executeScript({ target: { tabId }, files: ['/page.js'] });
    return true;
  } catch {
    return false;
  }
}
