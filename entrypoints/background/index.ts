import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { createAccount } from '../../lib/account/account.ts';
import { unmetered } from '../../lib/service/account/unmetered.ts';
import { createService } from '../../lib/service/service.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { dexieStore } from '../../lib/store/dexie/dexie-store.ts';
import { serveChannels } from '../channels/serve-channels.ts';
import { startSession } from '../channels/session.ts';
import { accountHost } from './account-host.ts';
import { feedAlarm } from './feed-alarm.ts';
import { gateway } from './gateway.ts';
import { isImportHeld } from './is-import-held.ts';
import { offscreenEngine } from './offscreen-engine.ts';
import { offscreenExporter } from './offscreen-exporter.ts';
import { offscreenModels } from './offscreen-models.ts';
import { offscreenSearch } from './offscreen-search.ts';
import { offscreenSlideExtractor } from './offscreen-slide-extractor.ts';
import { offscreenSpeech } from './offscreen-speech.ts';
import { openPages } from './open-pages.ts';
import { startPanelCommand } from './panel-command.ts';
import { secretStorage } from './secret-storage.ts';
import { storageMeter } from './storage-meter.ts';
import { syncAfterChanges } from './sync-after-changes.ts';
import { showUnseen } from './unseen-badge.ts';
import { wakeAlarm } from './wake-alarm.ts';
import { workerChannels } from './worker-channels.ts';

/** Composition root of the extension: the ports of this host, the service over them, and its door. */
export default defineBackground({
  // One file of its own in Chromium: chunks that are shared with the faces carry what only they need.
  type: { firefox: 'module' },
  main() {
    const { scheduleRefresh, onDue } = feedAlarm();
    const database = openDatabase();
    const store = dexieStore(database);
    // Channels that have come along are due.
    const { host, onWake } = accountHost(() => void service.refresh().catch(() => undefined));
    const account = createAccount(host, store, offscreenEngine);
    const service = createService({
      store,
      fetch: gateway,
      pages: openPages,
      engine: offscreenEngine,
      models: offscreenModels,
      speech: offscreenSpeech,
      slideExtractor: offscreenSlideExtractor,
      secrets: secretStorage(),
      search: offscreenSearch,
      exporter: offscreenExporter,
      meter: unmetered,
      isImportHeld,
      disk: storageMeter,
      remoteEngine: account.remoteEngine,
      clock: Date,
      wakeAlarm: wakeAlarm(),
      scheduleRefresh,
      showUnseen,
      htmlUrl: (contentId) => `${browser.runtime.getURL('/sidepanel.html')}?content=${encodeURIComponent(contentId)}`,
    });
    onDue(service.refresh);
    serveChannels(workerChannels(service.handlers, account), { sessionId: startSession(), isLastResort: true });
    startPanelCommand();
    onWake(account.sync);
    syncAfterChanges(database, account.sync);
    void service.resume().then(account.sync, account.sync);
  },
});
