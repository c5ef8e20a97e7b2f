import { browser } from 'wxt/browser';
import type { CueView } from '../../lib/playback/cue-view.ts';
import type { PlayerLayout } from './player-channel.ts';

/** The user's settings of the player script, in the extension's storage, which web pages can't reach. */
interface PlayerSettings {
  /** Hosts on whose pages the player's part is on. */
  'player.sites': string[];
  'player.view': CueView;
  'player.keys': boolean;
  'player.layout': PlayerLayout;
}

const defaults: PlayerSettings = {
  'player.sites': [],
  'player.view': 'both',
  'player.keys': false,
  'player.layout': { scale: 1, bottom: 0.12 },
};

/** The prefix of the storage keys of the player's part. */
export const playerKeyPrefix = 'player.';

/** Returns one of the user's settings of the player script. */
export async function readPlayerSetting<Name extends keyof PlayerSettings>(name: Name): Promise<PlayerSettings[Name]> {
  const stored: Partial<PlayerSettings> = await browser.storage.local.get(name);
  return stored[name] ?? defaults[name];
}

/** Stores one of the user's settings of the player script. */
export const writePlayerSetting = <Name extends keyof PlayerSettings>(name: Name, value: PlayerSettings[Name]): Promise<void> =>
  browser.storage.local.set({ [name]: value });

/** A use of the player script on one page of a tab: subtitles, or a skim. */
type PageUse = 'page' | 'skim';

/** Returns the prefix of the storage keys of the pages of a use. */
export const pageKeyPrefixOf = (use: PageUse): string => `${playerKeyPrefix}${use}.`;

const pageKeyOf = (use: PageUse, tabId: number): string => `${pageKeyPrefixOf(use)}${tabId}`;

/** Stores the page of a tab on which the player script is used, until the browser closes; undefined for none. */
export const writePlayerPage = (use: PageUse, tabId: number, pageUrl: string | undefined): Promise<void> =>
  pageUrl === undefined
    ? browser.storage.session.remove(pageKeyOf(use, tabId))
    : browser.storage.session.set({ [pageKeyOf(use, tabId)]: withoutFragment(pageUrl) });

/** Returns whether the player's part is used so on a page of a tab. */
export async function isPlayerPage(use: PageUse, tabId: number, pageUrl: string): Promise<boolean> {
  const key = pageKeyOf(use, tabId);
  const stored = await browser.storage.session.get(key);
  return stored[key] === withoutFragment(pageUrl);
}

/**
 * Returns whether the player's part is used on any site, or on a page of an open tab. The entries of closed tabs stay, because a
 * listener for the end of tabs would start the worker at each.
 */
export async function isPlayerUsed(): Promise<boolean> {
  if ((await readPlayerSetting('player.sites')).length > 0) return true;
  const stored = await browser.storage.session.get();
  const tabs = await browser.tabs.query({});
  return tabs.some(({ id }) => id !== undefined && [pageKeyOf('page', id), pageKeyOf('skim', id)].some((key) => key in stored));
}

/** Calls `listener` when a page starts or ends being skimmed. Returns the function that ends it. */
export function subscribeToSkims(listener: () => void): () => void {
  const onChanged = (changes: Record<string, unknown>) => {
    if (Object.keys(changes).some((key) => key.startsWith(pageKeyPrefixOf('skim')))) listener();
  };
  browser.storage.session.onChanged.addListener(onChanged);
  return () => browser.storage.session.onChanged.removeListener(onChanged);
}

/** Returns where the player script is on for a page of a tab: on its whole site, on this page, or nowhere. */
export async function readPlayerMode(tabId: number, pageUrl: string): Promise<'off' | 'page' | 'site'> {
  const sites = await readPlayerSetting('player.sites');
  if (sites.includes(new URL(pageUrl).hostname)) return 'site';
  return (await isPlayerPage('page', tabId, pageUrl)) ? 'page' : 'off';
}

/** Deletes the user's settings of the player script, and the pages on which it is used. */
export async function forgetPlayerStorage(): Promise<void> {
  for (const area of [browser.storage.local, browser.storage.session])
    await area.remove(Object.keys(await area.get()).filter((key) => key.startsWith(playerKeyPrefix)));
}

const withoutFragment = (url: string): string => url.split('#', 1)[0]!;
