import { browser } from 'wxt/browser';
import { isRecord } from '../../lib/transports/message.ts';

/** The text that removes a tab's own badge, so that the number of new feed items is shown; the types leave it out. */
const noText = null as unknown as string;

/** Marks the toolbar button in tabs whose page plays a media item that has a summary. Only named hosts report their pages. */
export function startSummaryBadge(hasSummary: (pageUrl: string) => Promise<boolean>): void {
  browser.runtime.onMessage.addListener((message: unknown, { tab, frameId }) => {
    if (!isRecord(message) || !message.visited || frameId !== 0 || tab?.id === undefined || !tab.url) return;
    void mark(tab.id, tab.url, hasSummary);
  });
}

async function mark(tabId: number, url: string, hasSummary: (pageUrl: string) => Promise<boolean>): Promise<void> {
  const isSummarized = await hasSummary(url);
  // The tab may be closed, or show another page, which reports itself.
  const tab = await browser.tabs.get(tabId).catch(() => undefined);
  if (tab?.url !== url) return;
  await browser.action.setBadgeText({ tabId, text: isSummarized ? '✓' : noText }).catch(() => undefined);
  if (isSummarized) await browser.action.setBadgeBackgroundColor({ tabId, color: '#5e584f' }).catch(() => undefined);
}
