import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { Failure } from '../../lib/contract/failure.ts';
import { CaptionSnapshot, PageCue, PageFetched, TranscriptRow } from '../../lib/contract/page.ts';
import type { Pages } from '../../lib/ports/ports.ts';
import { sameMedium } from '../../lib/sites/same-medium.ts';
import type { OpenPage } from '../../lib/sites/site.ts';
import { messageClient } from '../../lib/transports/message-client.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import type { PageScript } from '../page/page-script.ts';
import { located } from './locate-door.ts';

/** A page that does not answer is as good as gone (milliseconds). */
const timeLimit = 30_000;
const maxCues = 200_000;
const maxRows = 50_000;

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
  const script = messageClient<PageScript>(() => browser.tabs.connect(tabId, { name: portNames.page, frameId: 0 }));
  /** The medium as the page shows it now. */
  const locate = async (contentId: string) => {
    const snapshot = await within(script.snapshot());
    const found = located(snapshot).find(({ medium }) => medium.contentId === contentId);
    if (!found) throw gone(contentId);
    return { pageUrl: snapshot.url, element: found.element };
  };
  return {
    media: async () => located(await within(script.snapshot())).map(({ medium }) => medium),
    fetch: (request) => checked(PageFetched, script.fetch(request)),
    async cues({ contentId, trackId }) {
      const { pageUrl, element } = await locate(contentId);
      if (element === undefined) throw gone(contentId);
      return checked(z.array(PageCue).check(z.maxLength(maxCues)), script.cues({ pageUrl, element, trackId }));
    },
    async follow({ contentId, trackId }, { signal, onEvent }) {
      // A page that got another address, or another player, may still show the same medium.
      for (;;) {
        const { pageUrl, element } = await locate(contentId);
        if (element === undefined) throw gone(contentId);
        const take = (look: unknown) => onEvent(CaptionSnapshot.parse(look));
        await script.follow({ pageUrl, element, trackId }, { signal, onEvent: take });
      }
    },
    async rows({ contentId, rows, filter }) {
      const { pageUrl } = await locate(contentId);
      return checked(z.array(TranscriptRow).check(z.maxLength(maxRows)), script.rows({ pageUrl, rows, filter }));
    },
    player: () => within(askPlayer(tabId)),
  };
}

const gone = (contentId: string) => new Failure('pageGone', `${contentId} is not on this page any more`);

async function checked<Answer>(schema: z.ZodMiniType<Answer>, answer: Promise<unknown>): Promise<Answer> {
  const parsed = schema.safeParse(await within(answer));
  if (!parsed.success) throw new Failure('siteFailed', `the page answered badly: ${parsed.error.issues[0]?.message}`);
  return parsed.data;
}

/** Rejects with a TimeoutError, which becomes the Failure `timeout`. */
const within = <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  const limit = AbortSignal.timeout(timeLimit);
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
