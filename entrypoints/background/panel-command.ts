import { browser } from 'wxt/browser';
import { openSidePanel } from '../app/pages.ts';

/** The keyboard's way to the panel. The browser wants `open` in the very turn of the key press. */
export function startPanelCommand(): void {
  browser.commands.onCommand.addListener((command, tab) => {
    if (command !== 'open-panel') return;
    if (tab?.windowId !== undefined) void openSidePanel(tab.windowId);
  });
}
