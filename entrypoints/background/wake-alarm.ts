import { browser } from 'wxt/browser';
import type { Ports } from '../../lib/ports/ports.ts';

const alarmName = 'unfinished-tasks';

/** While armed, an alarm every 30 s, which resets the worker's idle timer or wakes a killed worker, so that its tasks resume. */
export function wakeAlarm(): Ports['wakeAlarm'] {
  // An alarm starts a stopped worker only if there is a listener.
  browser.alarms.onAlarm.addListener(() => undefined);
  return {
    arm: () => void browser.alarms.create(alarmName, { periodInMinutes: 0.5 }),
    disarm: () => void browser.alarms.clear(alarmName),
  };
}
