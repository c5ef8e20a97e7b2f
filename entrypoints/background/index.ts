import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { createAccount } from '../../lib/account/account.ts';
import { operations } from '../../lib/contract/index.ts';
import type { Engine } from '../../lib/ports/engine.ts';
import type { Novelty } from '../../lib/ports/novelty.ts';
import type { Search } from '../../lib/ports/search.ts';
import type { StorageMeter } from '../../lib/ports/storage-meter.ts';
import { unmetered } from '../../lib/service/account/unmetered.ts';
import { engine } from '../../lib/service/engine/offline-engine.ts';
import { detectByRecipes } from '../../lib/service/recipes/imported-recipes.ts';
import { createService } from '../../lib/service/service.ts';
import { contentIdOf } from '../../lib/sites/content-id.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { dexieStore } from '../../lib/store/dexie/dexie-store.ts';
import { dexieSyncState } from '../../lib/store/dexie/dexie-sync-state.ts';
import { inProcessClient } from '../../lib/transports/in-process.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { panelAddress } from '../app/panel-address.ts';
import { isImportHeld } from '../channels/import-lock.ts';
import { offscreenPort } from '../channels/offscreen-port.ts';
import { serveChannels } from '../channels/serve-channels.ts';
import { startSession } from '../channels/session.ts';
import { accountHost } from './account-host.ts';
import { startAddressBarSearch } from './address-bar-search.ts';
import { startContextMenu } from './context-menu.ts';
import { feedAlarm } from './feed-alarm.ts';
import { gateway } from './gateway.ts';
import { mediaLocator } from './locate-media.ts';
import { offscreenExporter } from './offscreen-exporter.ts';
import { offscreenModels } from './offscreen-models.ts';
import { offscreenSlideExtractor } from './offscreen-slide-extractor.ts';
import { offscreenSpeech } from './offscreen-speech.ts';
import { openPages } from './open-pages.ts';
import { startPanelCommand } from './panel-command.ts';
import { secretStorage } from './secret-storage.ts';
import { servePlayers } from './serve-players.ts';
import { startSummaryBadge } from './summary-badge.ts';
import { syncAfterChanges } from './sync-after-changes.ts';
import { wakeAlarm } from './wake-alarm.ts';
import { startWelcome } from './welcome.ts';
import { workerChannels } from './worker-channels.ts';

const offscreenEngine = offscreenPort<Engine>(portNames.textEngine, import.meta.env.FIREFOX ? async () => engine : undefined);

const offscreenSearch = offscreenPort<Search>(
  portNames.search,
  import.meta.env.FIREFOX ? async () => (await import('../offscreen/search.ts')).search : undefined,
);

const offscreenNovelty = offscreenPort<Novelty>(
  portNames.novelty,
  import.meta.env.FIREFOX ? async () => (await import('../offscreen/novelty.ts')).novelty : undefined,
);

const storageMeter: StorageMeter = {
  async estimate() {
    const { usage = 0, quota = Number.MAX_SAFE_INTEGER } = await navigator.storage.estimate();
    return { usage, quota };
  },
};

/** Composition root of the extension's worker: the ports of this host, the service on them, and the channels that serve it. */
export default defineBackground({
  // A single file in Chromium: chunks shared with the extension's pages contain code that only pages need.
  type: { firefox: 'module' },
  main() {
    const { scheduleRefresh, onDue } = feedAlarm();
    const database = openDatabase();
    const store = dexieStore(database);
    const locate = mediaLocator(store, offscreenEngine);
    const pages = openPages({ detect: (url) => detectByRecipes(store, url), locate });
    // Channels that arrived by sync have not been fetched yet.
    const { host, onWake } = accountHost(() => void service.refresh().catch(() => undefined), dexieSyncState(database));
    const account = createAccount(host, store, offscreenEngine);
    const service = createService({
      store,
      fetch: gateway,
      pages,
      engine: offscreenEngine,
      models: offscreenModels,
      speech: offscreenSpeech,
      slideExtractor: offscreenSlideExtractor,
      secrets: secretStorage(),
      search: offscreenSearch,
      novelty: offscreenNovelty,
      exporter: offscreenExporter,
      meter: unmetered,
      isImportHeld,
      disk: storageMeter,
      remoteEngine: account.remoteEngine,
      clock: Date,
      wakeAlarm: wakeAlarm(),
      scheduleRefresh,
      showUnseen,
      htmlUrl: (contentId) => panelAddress({ content: contentId }),
    });
    onDue(service.refresh);
    serveChannels(workerChannels(service.handlers, account, locate), { sessionId: startSession(), isLastResort: true });
    servePlayers(database, offscreenEngine, locate);
    startPanelCommand();
    startWelcome();
    const client = inProcessClient(operations, service.handlers);
    startAddressBarSearch(client);
    const badge = startSummaryBadge(database, async (url) => {
      const address = await detectByRecipes(store, url);
      return address !== null && (await store.findSummary(contentIdOf(address))) !== undefined;
    });
    startContextMenu(client, pages, badge);
    onWake(account.sync);
    syncAfterChanges(database, account.sync);
    void service.resume().then(account.syncIfDue, account.syncIfDue);
  },
});

const maxCount = 99;

/** Shows the number of new feed items on the toolbar button; removes the badge for 0. */
function showUnseen(count: number): void {
  const text = count > maxCount ? `${maxCount}+` : count > 0 ? String(count) : '';
  void browser.action.setBadgeText({ text });
  if (!text) return;
  void browser.action.setBadgeBackgroundColor({ color: '#0b625d' });
  void browser.action.setBadgeTextColor({ color: '#ffffff' });
}
