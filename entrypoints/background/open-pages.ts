import { browser } from 'wxt/browser';
import * as z from 'zod';
import { Failure } from '../../lib/contract/failure.ts';
import { PageCue, PageFetched } from '../../lib/contract/page.ts';
import { messageClient } from '../../lib/doors/message.ts';
import { portNames } from '../../lib/doors/port-names.ts';
import type { Page, Pages } from '../../lib/ports.ts';
import { sameMedium } from '../../lib/sites/same-medium.ts';
import type { PageScript } from '../page/page-script.ts';
import { located } from './locate-door.ts';

/** A page that does not answer is as good as gone (milliseconds). */
const timeLimit = 30_000;
const maxCues = 200_000;

/** The tabs that this browser lets Gloss read. Their answers are validated here. */
export const openPages: Pages = {
  async find(url) {
    const tabs = await browser.tabs.query({});
    const showing = tabs.filter((tab) => tab.url && sameMedium(tab.url, url));
    const tab = showing.find(({ active }) => active) ?? showing[0];
    return tab?.id === undefined ? undefined : pageOf(tab.id);
  },
};

async function pageOf(tabId: number): Promise<Page | undefined> {
  try {
    await browser.scripting.executeScript({ target: { tabId }, files: ['/page.js'] });
  } catch {
    return undefined;
  }
  const script = messageClient<PageScript>(() => browser.tabs.connect(tabId, { name: portNames.page, frameId: 0 }));
  return {
    media: async () => located(await within(script.snapshot())).map(({ medium }) => medium),
    fetch: (request) => checked(PageFetched, script.fetch(request)),
    async cues({ contentId, trackId }) {
      const snapshot = await within(script.snapshot());
      const element = located(snapshot).find(({ medium }) => medium.contentId === contentId)?.element;
      if (element === undefined) throw new Failure('pageGone', `${contentId} is not on this page any more`);
      return checked(z.array(PageCue).max(maxCues), script.cues({ pageUrl: snapshot.url, element, trackId }));
    },
    player: () => within(askPlayer(tabId)),
  };
}

async function checked<Answer>(schema: z.ZodType<Answer>, answer: Promise<unknown>): Promise<Answer> {
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
