import { browser } from 'wxt/browser';
import type { Ports } from '../../lib/ports/ports.ts';

const alarmName = 'unfinished-tasks';

/** While armed, an alarm every 30 s: it resets the worker's idle timer, or wakes a killed worker, which then resumes. */
export function wakeAlarm(): Ports['wakeAlarm'] {
  // Starting the worker is all that the alarm has to do, but an alarm without a listener does not start it.
  browser.alarms.onAlarm.addListener(() => undefined);
  return {
    arm: () => void browser.alarms.create(alarmName, { periodInMinutes: 0.5 }),
    disarm: () => void browser.alarms.clear(alarmName),
  };
}
