import { browser } from 'wxt/browser';
import type { Ports } from '../../lib/ports/ports.ts';

const alarmName = 'feeds';

/** One alarm for the feed that is due next; it starts a worker that was shut down. There is none while nothing is followed. */
export function feedAlarm(): { scheduleRefresh: Ports['scheduleRefresh']; onDue(refresh: () => Promise<void>): void } {
  return {
    scheduleRefresh(time) {
      if (time === undefined) void browser.alarms.clear(alarmName);
      else void browser.alarms.create(alarmName, { when: time });
    },
    onDue(refresh) {
      browser.alarms.onAlarm.addListener(({ name }) => {
        // What could not be kept is asked again.
        if (name === alarmName) void refresh().catch(() => undefined);
      });
    },
  };
}
