import { browser } from 'wxt/browser';
import type * as z from 'zod/mini';
import { Failure } from '../../lib/contract/failure.ts';
import type { Pages } from '../../lib/ports/pages.ts';
import { locateMedia } from '../../lib/sites/generic/rank-media.ts';
import { sameMedium } from '../../lib/sites/same-medium.ts';
import type { OpenPage } from '../../lib/sites/site.ts';
import { messageClient } from '../../lib/transports/message-client.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import type { ChannelClient } from '../channels/channel.ts';
import { followEvent, pageChannel } from '../channels/page-channel.ts';
import { checkValue } from '../channels/serve-channels.ts';
import { recordContact } from '../gateway/contact-log.ts';
import { requireOnline } from '../gateway/local-only.ts';

/** How long a page may take to answer. */
const answerTimeoutMs = 30_000;

/** The tabs that this browser lets Gloss read. Their answers are validated here. */
export const openPages: Pages = {
  async find(url) {
    const tabs = await browser.tabs.query({});
    const showing = tabs.filter((tab) => tab.url && sameMedium(tab.url, url));
    const tab = showing.find(({ active }) => active) ?? showing[0];
    return tab?.id === undefined ? undefined : pageOf(tab.id);
  },
};

async function pageOf(tabId: number): Promise<OpenPage | undefined> {
  try {
    await browser.scripting.executeScript({ target: { tabId }, files: ['/page.js'] });
  } catch {
    return undefined;
  }
  const script = messageClient<ChannelClient<typeof pageChannel>>(() =>
    browser.tabs.connect(tabId, { name: portNames.page, frameId: 0 }),
  );
  /** The medium as the page shows it now. */
  const locate = async (contentId: string) => {
    const snapshot = await checked('snapshot', script.snapshot(undefined));
    const found = locateMedia(snapshot).find(({ medium }) => medium.contentId === contentId);
    if (!found) throw gone(contentId);
    return { pageUrl: snapshot.url, element: found.element };
  };
  return {
    media: async () => locateMedia(await checked('snapshot', script.snapshot(undefined))).map(({ medium }) => medium),
    async fetch(request) {
      const { host } = new URL(request.url);
      await requireOnline(host);
      await recordContact(host, 'captions');
      return checked('fetch', script.fetch(request));
    },
    async cues({ contentId, trackId }) {
      const { pageUrl, element } = await locate(contentId);
      if (element === undefined) throw gone(contentId);
      return checked('cues', script.cues({ pageUrl, element, trackId }));
    },
    async follow({ contentId, trackId }, { signal, onEvent }) {
      // A page that got another address, or another player, may still show the same medium.
      for (;;) {
        const { pageUrl, element } = await locate(contentId);
        if (element === undefined) throw gone(contentId);
        const take = (snapshot: unknown) => onEvent(checkPage(followEvent, snapshot, 'follow: event'));
        await script.follow({ pageUrl, element, trackId }, { signal, onEvent: take });
      }
    },
    async rows({ contentId, rows, filter }) {
      const { pageUrl } = await locate(contentId);
      return checked('rows', script.rows({ pageUrl, rows, filter }));
    },
    player: () => within(askPlayer(tabId)),
  };
}

const gone = (contentId: string) => new Failure('pageGone', `${contentId} is not on this page any more`);

type Outputs = { [Name in keyof typeof pageChannel]: z.output<(typeof pageChannel)[Name]['output']> };

/** A page's answer. Throws `siteFailed`, which names method and field, for an answer to another question. */
const checked = async <Name extends keyof Outputs>(name: Name, answer: Promise<unknown>): Promise<Outputs[Name]> =>
  checkPage(pageChannel[name].output as unknown as z.ZodMiniType<Outputs[Name]>, await within(answer), `${name}: output`);

function checkPage<Value>(schema: z.ZodMiniType<Value>, value: unknown, subject: string): Value {
  try {
    return checkValue(schema, value, `${portNames.page}.${subject}`);
  } catch (error) {
    throw new Failure('siteFailed', Failure.from(error).message);
  }
}

/** Rejects with a TimeoutError, which becomes the Failure `timeout`. */
const within = <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  const limit = AbortSignal.timeout(answerTimeoutMs);
  return Promise.race([answer, new Promise<never>((_, reject) => limit.addEventListener('abort', () => reject(limit.reason)))]);
};

/** The main-world script's value comes back through the browser, so the page can't answer in its place later. */
async function askPlayer(tabId: number): Promise<unknown> {
  try {
    const [frame] = await browser.scripting.executeScript({ target: { tabId }, world: 'MAIN', files: ['/main-world.js'] });
    return frame?.result;
  } catch (error) {
    throw new Failure('pageGone', String(error));
  }
}
