import { browser } from 'wxt/browser';
import type { Shortcuts } from '../../components/app/shortcuts.ts';

/** The commands of Firefox, the newer of which open its page of shortcuts. */
type FirefoxCommands = typeof browser.commands & { openShortcutSettings?: () => Promise<void> };

/** The shortcuts that the manifest suggests, as the user has set them. */
export const shortcuts: Shortcuts = {
  async list() {
    const commands = await browser.commands.getAll();
    return commands.map(({ name = '', shortcut = '' }) => ({ command: name, keys: shortcut }));
  },
  change: changeShortcuts(),
};

function changeShortcuts(): Shortcuts['change'] {
  if (!import.meta.env.FIREFOX) return () => void browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
  const commands: FirefoxCommands = browser.commands;
  return commands.openShortcutSettings && (() => void commands.openShortcutSettings?.());
}
