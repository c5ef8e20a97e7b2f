import Dexie from 'dexie';
import { browser } from 'wxt/browser';
import type { GlossDatabase } from '../../lib/store/dexie/database.ts';
import { isRecord } from '../../lib/transports/message.ts';

/** Delay after a change of the summaries, because changes come in groups. */
const delayMs = 500;

/** The text that removes a tab's own badge, so that the number of new feed items is shown; the types leave it out. */
const noText = null as unknown as string;

/** The mark of a tab whose page plays a media item that has a summary. */
export interface SummaryBadge {
  /** Marks the toolbar button in a tab, or removes the mark. */
  mark(tabId: number): Promise<void>;
}

/**
 * Marks the toolbar button in tabs whose page plays a media item that has a summary, at each visit and after changes of the summaries.
 * Only named hosts report their pages.
 */
export function startSummaryBadge(
  { name }: Pick<GlossDatabase, 'name'>,
  hasSummary: (pageUrl: string) => Promise<boolean>,
): SummaryBadge {
  // The mark is only a hint: one that fails is made at the next visit or change.
  const markUrl = (tabId: number, url: string) => mark(tabId, url, hasSummary).catch(() => undefined);
  browser.runtime.onMessage.addListener((message: unknown, { tab, frameId }) => {
    if (!isRecord(message) || !message.visited || frameId !== 0 || tab?.id === undefined || !tab.url) return;
    void markUrl(tab.id, tab.url);
  });
  let isWaiting = false;
  Dexie.on('storagemutated', (parts) => {
    if (isWaiting || !Object.keys(parts).some((change) => change.startsWith(`idb://${name}/summaries/`))) return;
    isWaiting = true;
    setTimeout(async () => {
      isWaiting = false;
      // Only the addresses of pages to which the user has given access are known.
      for (const { id, url } of await browser.tabs.query({})) if (id !== undefined && url) void markUrl(id, url);
    }, delayMs);
  });
  return {
    async mark(tabId) {
      const tab = await browser.tabs.get(tabId).catch(() => undefined);
      if (tab) await markUrl(tabId, tab.url ?? '');
    },
  };
}

async function mark(tabId: number, url: string, hasSummary: (pageUrl: string) => Promise<boolean>): Promise<void> {
  const isSummarized = await hasSummary(url);
  // The tab may be closed, or show another page, which reports itself.
  const tab = await browser.tabs.get(tabId).catch(() => undefined);
  if (!tab || (tab.url ?? '') !== url) return;
  await browser.action.setBadgeText({ tabId, text: isSummarized ? '✓' : noText }).catch(() => undefined);
  if (isSummarized) await browser.action.setBadgeBackgroundColor({ tabId, color: '#5e584f' }).catch(() => undefined);
}
