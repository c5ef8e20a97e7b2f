import { browser } from 'wxt/browser';
import type { Ports } from '../../lib/ports/ports.ts';

const alarmName = 'feeds';

/** One alarm for the feed that is due next, which also starts a stopped worker. No alarm is set while no channel is followed. */
export function feedAlarm(): { scheduleRefresh: Ports['scheduleRefresh']; onDue(refresh: () => Promise<void>): void } {
  return {
    scheduleRefresh(time) {
      if (time === undefined) void browser.alarms.clear(alarmName);
      else void browser.alarms.create(alarmName, { when: time });
    },
    onDue(refresh) {
      browser.alarms.onAlarm.addListener(({ name }) => {
        // Feeds that could not be stored are fetched again at the next alarm.
        if (name === alarmName) void refresh().catch(() => undefined);
      });
    },
  };
}
