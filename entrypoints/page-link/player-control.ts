import { browser } from 'wxt/browser';
import type { PlayerControl } from '../../components/app/player-control.ts';
import { totalSeconds } from '../../lib/playback/time-span.ts';
import { skimSpans } from '../../lib/subtitles/skim-spans.ts';
import { playerMessage, skimMessage } from '../channels/player-message.ts';
import {
  isPlayerPage,
  readPlayerMode,
  readPlayerSetting,
  subscribeToSkims,
  writePlayerPage,
  writePlayerSetting,
} from '../channels/player-storage.ts';
import { playingElementOf } from './page-link.ts';

/** Control of the player script: the stored choices say where it runs, and the worker reports their changes to it. */
export const playerControl: PlayerControl = {
  async read(contentId) {
    const playing = playingElementOf(contentId);
    if (!playing) return undefined;
    const { tabId, pageUrl } = playing;
    const [mode, view, hasKeys] = await Promise.all([
      readPlayerMode(tabId, pageUrl),
      readPlayerSetting('player.view'),
      readPlayerSetting('player.keys'),
    ]);
    // The page may have been loaded again since.
    if (mode === 'page') await injectScript(tabId);
    return { mode, view, hasKeys, host: new URL(pageUrl).hostname };
  },
  async setMode(contentId, mode) {
    const playing = playingElementOf(contentId);
    if (!playing) return;
    const { tabId, pageUrl } = playing;
    const { hostname } = new URL(pageUrl);
    const otherSites = (await readPlayerSetting('player.sites')).filter((host) => host !== hostname);
    await writePlayerPage('page', tabId, mode === 'page' ? pageUrl : undefined);
    await writePlayerSetting('player.sites', mode === 'site' ? [...otherSites, hostname] : otherSites);
    if (mode !== 'off') await injectScript(tabId);
  },
  setKeys: (hasKeys) => writePlayerSetting('player.keys', hasKeys),
  setView: (view) => writePlayerSetting('player.view', view),
  measureSkim: ({ cues, language }, content) => totalSeconds(skimSpans(cues, language, content)),
  async isSkimming(contentId) {
    const playing = playingElementOf(contentId);
    if (!playing || !(await isPlayerPage('skim', playing.tabId, playing.pageUrl))) return false;
    // The page may have been loaded again since.
    await injectScript(playing.tabId);
    return true;
  },
  async setSkimming(contentId, isSkimming) {
    const playing = playingElementOf(contentId);
    if (!playing) return;
    const { tabId, pageUrl } = playing;
    // A skim is stored once the page can play it.
    if (isSkimming) await injectScript(tabId);
    await writePlayerPage('skim', tabId, isSkimming ? pageUrl : undefined);
    // A page without the player script has no listener.
    await browser.tabs.sendMessage(tabId, isSkimming ? skimMessage : playerMessage).catch(() => undefined);
  },
  subscribeToSkims,
};

const injectScript = async (tabId: number): Promise<void> =>
  void (await browser.scripting.executeScript({ target: { tabId }, files: ['/player.js'] }));
