import { browser } from 'wxt/browser';

/** Firefox's side panel, which the types of `browser` leave out. */
type WithSidebar = typeof browser & { sidebarAction: { open(): Promise<void> } };

/** Opens the side panel. The browser wants it in the very turn of the click, so the window's id is known before. */
export function openSidePanel(windowId: number): Promise<void> {
  return import.meta.env.FIREFOX ? (browser as WithSidebar).sidebarAction.open() : browser.sidePanel.open({ windowId });
}

/** Opens what is stored of a medium in a tab of its own. */
export async function openReader(contentId: string): Promise<void> {
  await browser.tabs.create({ url: `${browser.runtime.getURL('/sidepanel.html')}?content=${encodeURIComponent(contentId)}` });
}

/** Opens all that is kept in a tab of its own. */
export function openLibrary(): void {
  void browser.tabs.create({ url: `${browser.runtime.getURL('/sidepanel.html')}?place=library` });
}

/** The page of settings, in a tab. */
export function openSettings(): void {
  void browser.runtime.openOptionsPage();
}
