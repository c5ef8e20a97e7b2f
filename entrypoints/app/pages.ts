import { browser } from 'wxt/browser';
import type { Navigation } from '../../components/app/app-context.ts';
import { panelAddress } from './panel-address.ts';

/** Firefox's side panel, which the types of `browser` leave out. */
type WithSidebar = typeof browser & { sidebarAction: { open(): Promise<void> } };

/** Opens the side panel. Must be called synchronously in a user gesture, so the caller reads the window's id before. */
export function openSidePanel(windowId: number): Promise<void> {
  return import.meta.env.FIREFOX ? (browser as WithSidebar).sidebarAction.open() : browser.sidePanel.open({ windowId });
}

const openTab = (url: string): void => void browser.tabs.create({ url });
const openPanelPage = (params: Record<string, string>): void => openTab(panelAddress(params));

/** Opens the extension's pages (reader, library, settings) and web pages in tabs. */
export const navigation: Navigation = {
  openReader: (contentId, at) => openPanelPage({ content: contentId, ...(at !== undefined && { t: String(Math.floor(at)) }) }),
  openLibrary: () => openPanelPage({ place: 'library' }),
  openSettings: (section) =>
    section ? openTab(browser.runtime.getURL(`/options.html#${section}`)) : void browser.runtime.openOptionsPage(),
  openTab,
};
