import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { createService } from '../../lib/service/service.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { dexieStore } from '../../lib/store/dexie/dexie-store.ts';
import { engineRoom } from './engine-room.ts';
import { gateway } from './gateway.ts';
import { setUpLocateDoor } from './locate-door.ts';
import { openPages } from './open-pages.ts';
import { setUpPanelCommand } from './panel-command.ts';
import { setUpServiceDoor } from './service-door.ts';
import { wakeAlarm } from './wake-alarm.ts';

/** Composition root of the extension: the ports of this host, the service over them, and its door. */
export default defineBackground({
  type: 'module',
  main() {
    const service = createService({
      store: dexieStore(openDatabase()),
      fetch: gateway,
      pages: openPages,
      engine: engineRoom,
      clock: Date,
      wake: wakeAlarm(),
      htmlUrl: (contentId) => `${browser.runtime.getURL('/sidepanel.html')}?content=${encodeURIComponent(contentId)}`,
    });
    setUpServiceDoor(service.handlers);
    setUpLocateDoor();
    setUpPanelCommand();
    void service.resume();
  },
});
