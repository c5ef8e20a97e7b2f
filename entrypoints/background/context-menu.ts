import { type Browser, browser } from 'wxt/browser';
import type { Operations } from '../../lib/contract/index.ts';
import { maxQuestionLength } from '../../lib/contract/max-question-length.ts';
import type { Client } from '../../lib/contract/operation.ts';
import type { Pages } from '../../lib/ports/pages.ts';
import { contentIdOf } from '../../lib/sites/content-id.ts';
import { detectUrl } from '../../lib/sites/detect-url.ts';
import { panelAddress } from '../app/panel-address.ts';
import { manifestMessage } from './manifest-message.ts';
import type { SummaryBadge } from './summary-badge.ts';

/** The time for which the toolbar button shows the result of saving. */
const shownMs = 2000;

type Entry = Pick<Browser.contextMenus.CreateProperties, 'contexts' | 'targetUrlPatterns' | 'documentUrlPatterns'> & {
  id: string;
};

const webPages = ['http://*/*', 'https://*/*'];
/** The entries of the context menu; titles are messages of the manifest. */
const entries: Entry[] = [
  { id: 'summarizeLink', contexts: ['link'], targetUrlPatterns: webPages },
  { id: 'saveLink', contexts: ['link'], targetUrlPatterns: webPages },
  { id: 'savePage', contexts: ['page', 'video', 'audio'], documentUrlPatterns: webPages },
  { id: 'askSelection', contexts: ['selection'], documentUrlPatterns: webPages },
];

type ContextMenuClick = Pick<Browser.contextMenus.OnClickData, 'menuItemId' | 'linkUrl' | 'pageUrl' | 'selectionText'>;

/** Offers Gloss in the browser's context menu: on links, pages and selected text. */
export function startContextMenu(client: Pick<Client<Operations>, 'saveVideo'>, pages: Pages, badge: SummaryBadge): void {
  browser.runtime.onInstalled.addListener(async () => {
    await browser.contextMenus.removeAll();
    for (const entry of entries) browser.contextMenus.create({ ...entry, title: await manifestMessage(entry.id) });
  });
  browser.contextMenus.onClicked.addListener((clicked: ContextMenuClick, tab) => {
    const { menuItemId, linkUrl = '', pageUrl = '', selectionText = '' } = clicked;
    if (menuItemId === 'summarizeLink') void browser.tabs.create({ url: readerAddress(linkUrl) ?? linkUrl });
    if (menuItemId === 'askSelection') void openQuestion(pages, pageUrl, selectionText.slice(0, maxQuestionLength));
    if (menuItemId === 'saveLink') void save(client, badge, linkUrl, tab?.id);
    if (menuItemId === 'savePage') void save(client, badge, pageUrl, tab?.id);
  });
}

/** Returns the address of the reader of a media item; undefined for an address that only its open page identifies. */
function readerAddress(url: string, params: Record<string, string> = {}): string | undefined {
  const address = detectUrl(url);
  return address ? panelAddress({ content: contentIdOf(address), url, ...params }) : undefined;
}

/**
 * Opens the conversation about the page's media item, with the selected text as the question; opens the library if the page has
 * none.
 */
async function openQuestion(pages: Pages, url: string, question: string): Promise<void> {
  const panelQuery = { view: 'ask', q: question };
  const known = readerAddress(url, panelQuery);
  const [mediaItem] = known ? [] : ((await (await pages.find(url))?.media().catch(() => [])) ?? []);
  const found = mediaItem && panelAddress({ content: mediaItem.contentId, url: mediaItem.url, ...panelQuery });
  await browser.tabs.create({ url: known ?? found ?? panelAddress({ place: 'library', q: question }) });
}

/** Saves a media item and shows on the toolbar button whether it succeeded; a failure's reason is in the item's view. */
async function save(
  { saveVideo }: Pick<Client<Operations>, 'saveVideo'>,
  badge: SummaryBadge,
  url: string,
  tabId: number | undefined,
): Promise<void> {
  const isSaved = await saveVideo({ url }).then(
    () => true,
    () => false,
  );
  if (!isSaved) return void browser.tabs.create({ url: readerAddress(url) ?? url });
  if (tabId === undefined) return;
  // The tab may be closed meanwhile.
  await browser.action.setBadgeText({ tabId, text: '✓' }).catch(() => undefined);
  setTimeout(() => void badge.mark(tabId), shownMs);
}
