import Dexie from 'dexie';
import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { LocatedMedia } from '../../lib/contract/page.ts';
import type { Engine } from '../../lib/ports/engine.ts';
import type { PageSnapshot } from '../../lib/sites/generic/page-snapshot.ts';
import type { GlossDatabase } from '../../lib/store/dexie/database.ts';
import { answerPort } from '../../lib/transports/message.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { playerChannel } from '../channels/player-channel.ts';
import { playerMessage } from '../channels/player-message.ts';
import {
  isPlayerPage,
  isPlayerUsed,
  pageKeyPrefixOf,
  playerKeyPrefix,
  readPlayerMode,
  writePlayerPage,
  writePlayerSetting,
} from '../channels/player-storage.ts';
import { channelOf } from '../channels/serve-channels.ts';
import { findPlayerContent } from './player-content.ts';
import { registerPlayerScript } from './register-player-script.ts';

/** The shortest interval between two notifications of the scripts, because changes come in groups. */
const notificationIntervalMs = 500;

/** Serves the player scripts in web pages, and has them injected into the pages of the sites for which the user switched them on. */
export function servePlayers(
  database: GlossDatabase,
  engine: Pick<Engine, 'findSkim'>,
  locate: (page: PageSnapshot) => Promise<LocatedMedia[]>,
): void {
  browser.runtime.onConnect.addListener((port) => {
    const { sender } = port;
    if (port.name !== portNames.player || sender?.id !== browser.runtime.id || sender.tab?.id === undefined || !sender.url)
      return;
    const { url } = sender;
    const tabId = sender.tab.id;
    const readUse = async (pageUrl: string) => {
      // The browser vouches for the sender's address only.
      if (new URL(pageUrl).origin !== new URL(url).origin)
        throw new Failure('forbidden', `A page of ${new URL(url).origin} requested the subtitles of ${pageUrl}.`);
      const [mode, isSkimming] = await Promise.all([readPlayerMode(tabId, pageUrl), isPlayerPage('skim', tabId, pageUrl)]);
      return { hasSubtitles: mode !== 'off', isSkimming };
    };
    const { answer } = channelOf(portNames.player, playerChannel, () => ({
      load: async ({ snapshot }) => {
        const use = await readUse(snapshot.url);
        if (!use.hasSubtitles && !use.isSkimming) return { isOn: false };
        return { isOn: true, content: await findPlayerContent(database, engine, await locate(snapshot), use) };
      },
      storeSkim: async ({ pageUrl, isSkimming }) => {
        const use = await readUse(pageUrl);
        if (isSkimming && !use.hasSubtitles && !use.isSkimming)
          throw new Failure('forbidden', `A page started a skim, but the player's part is off on ${pageUrl}.`);
        await writePlayerPage('skim', tabId, isSkimming ? pageUrl : undefined);
      },
      storeLayout: (layout) => writePlayerSetting('player.layout', layout),
    }));
    answerPort(port, answer);
  });
  let registration: Promise<void> = Promise.resolve();
  const register = () => {
    // The browser lists the failure among the extension's errors, and the next change registers the script again.
    registration = registration.then(registerPlayerScript).catch(console.error);
  };
  // The registration outlives the worker and the browser, and is lost with an update of the extension.
  browser.runtime.onInstalled.addListener(register);
  const onChanged = (changes: Record<string, unknown>) => {
    if ('player.sites' in changes) register();
    if (Object.keys(changes).some(isShown)) void notifyScripts();
  };
  browser.storage.local.onChanged.addListener(onChanged);
  browser.storage.session.onChanged.addListener(onChanged);
  notifyAfterChanges(database);
}

/** Returns whether scripts show a stored choice. They change layout and skim themselves. */
const isShown = (key: string): boolean =>
  key.startsWith(playerKeyPrefix) && key !== 'player.layout' && !key.startsWith(pageKeyPrefixOf('skim'));

/** Sends the player scripts a message when a transcript, a translation, a part of one, or a summary is stored. */
function notifyAfterChanges(database: GlossDatabase): void {
  const partPrefix = `idb://${database.name}/partials/`;
  const shownPrefixes = ['transcripts', 'translations', 'summaries'].map((table) => `idb://${database.name}/${table}/`);
  let hasTextChanged = false;
  let wasTranslating = false;
  let isNotifying = false;
  let notifiedAt = 0;
  Dexie.on('storagemutated', (parts) => {
    const changes = Object.keys(parts);
    const hasPartChanged = changes.some((change) => change.startsWith(partPrefix));
    hasTextChanged ||= changes.some((change) => shownPrefixes.some((prefix) => change.startsWith(prefix)));
    if (isNotifying || (!hasPartChanged && !hasTextChanged)) return;
    isNotifying = true;
    setTimeout(
      async () => {
        isNotifying = false;
        notifiedAt = Date.now();
        const hasShownChange = hasTextChanged || wasTranslating;
        hasTextChanged = false;
        // The part of a summary is not shown over the player, and the part of a translation leaves it when the task has ended.
        // Where the tasks can't be read, the database is being deleted, and what has changed is shown all the same.
        wasTranslating = await isTranslating(database).catch(() => false);
        if ((hasShownChange || wasTranslating) && (await isPlayerUsed())) await notifyScripts();
      },
      Math.max(0, notifiedAt + notificationIntervalMs - Date.now()),
    );
  });
}

const isTranslating = async ({ tasks }: GlossDatabase): Promise<boolean> => {
  const pending = await tasks.where('status').equals('pending').toArray();
  return pending.some(({ wish }) => wish.product === 'translation');
};

async function notifyScripts(): Promise<void> {
  const tabs = await browser.tabs.query({});
  // Most tabs have no player script.
  for (const { id } of tabs) if (id !== undefined) void browser.tabs.sendMessage(id, playerMessage).catch(() => undefined);
}
