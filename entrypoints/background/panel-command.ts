import { browser } from 'wxt/browser';
import { openSidePanel } from '../app/pages.ts';

/** Opens the side panel on its keyboard shortcut, synchronously, because the browser requires a user gesture. */
export function startPanelCommand(): void {
  browser.commands.onCommand.addListener((command, tab) => {
    if (command === 'open-panel' && tab?.windowId !== undefined) void openSidePanel(tab.windowId);
  });
}
