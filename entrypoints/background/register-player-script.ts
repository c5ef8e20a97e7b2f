import { browser } from 'wxt/browser';
import { readPlayerSetting } from '../channels/player-storage.ts';

const scriptId = 'player';

/** Has the browser inject the player script into the pages of the sites that the user chose. */
export async function registerPlayerScript(): Promise<void> {
  const { scripting } = browser;
  const sites = await readPlayerSetting('player.sites');
  const registered = await scripting.getRegisteredContentScripts({ ids: [scriptId] });
  if (registered.length > 0) await scripting.unregisterContentScripts({ ids: [scriptId] });
  if (sites.length > 0)
    await scripting.registerContentScripts([
      { id: scriptId, matches: sites.map((host) => `*://${host}/*`), js: ['player.js'], css: [] },
    ]);
}
