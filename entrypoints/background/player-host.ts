import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { LocatedMedia } from '../../lib/contract/page.ts';
import { playerLines } from '../../lib/playback/player-lines.ts';
import { newestTranslation } from '../../lib/records/newest-translation.ts';
import { locateMedia } from '../../lib/sites/generic/rank-media.ts';
import type { GlossDatabase } from '../../lib/store/dexie/database.ts';
import { readModels } from '../../lib/store/dexie/read-models.ts';
import { answerPort } from '../../lib/transports/message.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { type PlayerContent, playerChannel } from '../channels/player-channel.ts';
import { playerMessage } from '../channels/player-message.ts';
import { playerKeyPrefix, readPlayerMode, readPlayerSetting, writePlayerSetting } from '../channels/player-storage.ts';
import { channelOf } from '../channels/serve-channels.ts';

const scriptId = 'player';

/** Serves the player scripts in web pages, and has them injected into the pages of the sites for which the user switched them on. */
export function servePlayers(database: GlossDatabase): void {
  browser.runtime.onConnect.addListener((port) => {
    const { sender } = port;
    if (port.name !== portNames.player || sender?.id !== browser.runtime.id || sender.tab?.id === undefined || !sender.url)
      return;
    const { tab, url } = sender;
    const { answer } = channelOf(portNames.player, playerChannel, () => ({
      load: async ({ snapshot }) => {
        // The browser vouches for the sender's address only.
        if (new URL(snapshot.url).origin !== new URL(url).origin)
          throw new Failure('forbidden', `A page of ${new URL(url).origin} requested the subtitles of ${snapshot.url}.`);
        if ((await readPlayerMode(tab.id!, snapshot.url)) === 'off') return { isOn: false };
        return { isOn: true, content: await findContent(database, locateMedia(snapshot)) };
      },
      storeLayout: (layout) => writePlayerSetting('player.layout', layout),
    }));
    answerPort(port, answer);
  });
  // An update of the extension removes the registration.
  let registration = registerScript();
  const onChanged = (changes: Record<string, unknown>) => {
    if ('player.sites' in changes) registration = registration.then(registerScript);
    if (Object.keys(changes).some((key) => key.startsWith(playerKeyPrefix) && key !== 'player.layout')) void notifyScripts();
  };
  browser.storage.local.onChanged.addListener(onChanged);
  browser.storage.session.onChanged.addListener(onChanged);
}

/** Returns the subtitles of the first media element of a page whose transcript is stored. */
async function findContent(database: GlossDatabase, located: LocatedMedia[]): Promise<PlayerContent | undefined> {
  const read = readModels(database);
  const [view, layout, hasKeys] = await Promise.all([
    readPlayerSetting('player.view'),
    readPlayerSetting('player.layout'),
    readPlayerSetting('player.keys'),
  ]);
  for (const { medium, element } of located) {
    if (element === undefined) continue;
    const { contentId, duration } = medium;
    const [summary] = await read.newestSummaries([contentId]);
    const transcript = (await read.transcript(contentId, summary?.trackId)) ?? (await read.transcript(contentId));
    if (!transcript) continue;
    const { cues, language } = transcript;
    const translation = view === 'original' ? undefined : newestTranslation(await read.translations(contentId), transcript);
    const shown = { element, duration, layout, hasKeys, language, translationLanguage: translation?.language ?? '' };
    if (!translation || view === 'both') return { ...shown, lines: playerLines(cues, translation?.texts) };
    const translated = cues.map((cue, index) => ({ ...cue, text: translation.texts[index] ?? '' }));
    return { ...shown, language: translation.language, lines: playerLines(translated) };
  }
  return undefined;
}

async function notifyScripts(): Promise<void> {
  const tabs = await browser.tabs.query({});
  // Most tabs have no player script.
  for (const { id } of tabs) if (id !== undefined) void browser.tabs.sendMessage(id, playerMessage).catch(() => undefined);
}

/** Has the browser inject the player script into the pages of the sites that the user chose. */
async function registerScript(): Promise<void> {
  const { scripting } = browser;
  const sites = await readPlayerSetting('player.sites');
  const registered = await scripting.getRegisteredContentScripts({ ids: [scriptId] });
  if (registered.length > 0) await scripting.unregisterContentScripts({ ids: [scriptId] });
  if (sites.length > 0)
    await scripting.registerContentScripts([
      { id: scriptId, matches: sites.map((host) => `*://${host}/*`), js: ['player.js'], css: [] },
    ]);
}
