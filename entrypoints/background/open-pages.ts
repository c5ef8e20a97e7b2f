import { browser } from 'wxt/browser';
import type * as z from 'zod/mini';
import { sleep } from '../../lib/async/sleep.ts';
import { untilAborted } from '../../lib/async/until-aborted.ts';
import { Failure } from '../../lib/contract/failure.ts';
import type { LocatedMedia } from '../../lib/contract/page.ts';
import type { Pages } from '../../lib/ports/pages.ts';
import { canonicalPageUrl } from '../../lib/sites/canonical-url.ts';
import { contentIdOf } from '../../lib/sites/content-id.ts';
import type { PageSnapshot } from '../../lib/sites/generic/page-snapshot.ts';
import type { Address, OpenPage } from '../../lib/sites/site.ts';
import { messageClient } from '../../lib/transports/message-client.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import type { ChannelClient } from '../channels/channel.ts';
import { followEvent, pageChannel } from '../channels/page-channel.ts';
import { checkValue } from '../channels/serve-channels.ts';
import { unlessEnded } from '../channels/unless-ended.ts';
import { recordContact } from '../gateway/contact-log.ts';
import { isLocalOnly } from '../gateway/local-only.ts';
import { requireAllowedHost } from '../gateway/require-allowed-host.ts';

/** Maximum wait for an answer of a page. */
const answerTimeoutMs = 30_000;
/** Delay before a track is followed again, because a page may change its address without end. */
const followDelayMs = 1000;

/** The recognition of media by addresses and snapshots, which the user's recipes extend. */
interface MediaDetection {
  detect(url: string): Promise<Address | null>;
  locate(page: PageSnapshot): Promise<LocatedMedia[]>;
}

/** Creates the access to the open tabs that Gloss has permission to read. Answers of their page scripts are validated here. */
export const openPages = ({ detect, locate }: MediaDetection): Pages => ({
  async find(url) {
    const wanted = await identify(url, detect);
    const tabs = (await unlessEnded(browser.tabs.query({}))).filter((tab) => tab.url);
    const shown = await Promise.all(tabs.map((tab) => identify(tab.url!, detect)));
    const showing = tabs.filter((_, i) => shown[i] === wanted);
    const tab = showing.find(({ active }) => active) ?? showing[0];
    return tab?.id === undefined ? undefined : pageOf(tab.id, locate);
  },
});

/** Returns a text that is the same for all addresses at which a page may show one media item. */
async function identify(url: string, detect: MediaDetection['detect']): Promise<string> {
  const address = await detect(url);
  return address ? contentIdOf(address) : canonicalPageUrl(new URL(url));
}

async function pageOf(tabId: number, locateMedia: MediaDetection['locate']): Promise<OpenPage | undefined> {
  try {
    // The browser waits until the page is loaded, which may never be.
    await untilAborted(unlessEnded(browser.scripting.executeScript({ target: { tabId }, files: ['/page.js'] })), untilTimeout());
  } catch {
    return undefined;
  }
  const script = messageClient<ChannelClient<typeof pageChannel>>(() =>
    browser.tabs.connect(tabId, { name: portNames.page, frameId: 0 }),
  );
  const readSnapshot = (signal: AbortSignal) => checked('snapshot', script.snapshot(undefined, { signal }));
  /** Returns the media item's element on the page's current snapshot. Throws `pageGone` if it is not on the page. */
  const locate = async (contentId: string, signal: AbortSignal) => {
    const snapshot = await readSnapshot(signal);
    const found = (await locateMedia(snapshot)).find(({ mediaItem }) => mediaItem.contentId === contentId);
    if (!found) throw gone(contentId);
    return { pageUrl: snapshot.url, element: found.element };
  };
  return {
    media: async () => (await locateMedia(await readSnapshot(untilTimeout()))).map(({ mediaItem }) => mediaItem),
    async fetch(request, caller) {
      const signal = untilTimeout(caller);
      const address = new URL(request.url);
      await requireAllowedHost(address);
      await recordContact(address.host, 'captions');
      return checked('fetch', script.fetch(request, { signal }));
    },
    async cues({ contentId, trackId }, caller) {
      const signal = untilTimeout(caller);
      const { pageUrl, element } = await locate(contentId, signal);
      if (element === undefined) throw gone(contentId);
      return checked('cues', script.cues({ pageUrl, element, trackId, canLoad: !(await isLocalOnly()) }, { signal }));
    },
    async follow({ contentId, trackId }, { signal, onEvent }) {
      const take = (snapshot: unknown) => onEvent(checkPage(followEvent, snapshot, 'follow: event'));
      // After a change of address or player the page may still show the same media item.
      for (;;) {
        const { pageUrl, element } = await locate(contentId, untilTimeout(signal));
        if (element === undefined) throw gone(contentId);
        const canLoad = !(await isLocalOnly());
        await script.follow({ pageUrl, element, trackId, canLoad }, { signal, onEvent: take });
        await sleep(followDelayMs, signal);
        signal.throwIfAborted();
      }
    },
    async rows({ contentId, rows, filter }, caller) {
      const signal = untilTimeout(caller);
      const { pageUrl } = await locate(contentId, signal);
      // The page requests its transcript when its panel is opened.
      await requireAllowedHost(new URL(pageUrl));
      return checked('rows', script.rows({ pageUrl, rows, filter }, { signal }));
    },
    player: () => untilAborted(askPlayer(tabId), untilTimeout()),
  };
}

const gone = (contentId: string) =>
  new Failure('pageGone', `${contentId} is no longer on this page. Reload the page and try again.`);

type Outputs = { [Name in keyof typeof pageChannel]: z.output<(typeof pageChannel)[Name]['output']> };

/** Returns a page's validated answer. Throws `siteFailed`, which names method and field, for an invalid one. */
const checked = async <Name extends keyof Outputs>(name: Name, answer: Promise<unknown>): Promise<Outputs[Name]> =>
  checkPage(pageChannel[name].output as unknown as z.ZodMiniType<Outputs[Name]>, await answer, `${name}: output`);

function checkPage<Value>(schema: z.ZodMiniType<Value>, value: unknown, subject: string): Value {
  try {
    return checkValue(schema, value, `${portNames.page}.${subject}`);
  } catch (error) {
    throw new Failure('siteFailed', Failure.from(error).message);
  }
}

/** Returns a signal that aborts with the caller's, if there is one, or when the page has not answered in time. */
const untilTimeout = (...signals: AbortSignal[]) => AbortSignal.any([...signals, AbortSignal.timeout(answerTimeoutMs)]);

/** Runs the main-world script and returns its value, which the browser passes, so that the page can't forge it later. */
async function askPlayer(tabId: number): Promise<unknown> {
  try {
    const [frame] = await unlessEnded(
      browser.scripting.executeScript({ target: { tabId }, world: 'MAIN', files: ['/main-world.js'] }),
    );
    return frame?.result;
  } catch (error) {
    throw new Failure('pageGone', String(error));
  }
}
