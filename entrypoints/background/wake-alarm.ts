import { browser } from 'wxt/browser';
import type { Ports } from '../../lib/ports/ports.ts';

const alarmName = 'unfinished-tasks';
/** Chromium allows no shorter period. Firefox suspends after 30 s without an event, so an alarm after 30 s would often be too late. */
const periodInMinutes = import.meta.env.FIREFOX ? 1 / 3 : 0.5;

/** While armed, an alarm every 20 or 30 s, which resets the worker's idle timer or wakes a killed worker, so that its tasks resume. */
export function wakeAlarm(): Ports['wakeAlarm'] {
  // An alarm starts a stopped worker only if there is a listener.
  browser.alarms.onAlarm.addListener(() => undefined);
  // Firefox forgets alarms when it closes; its start has to start the event page, which creates them again.
  browser.runtime.onStartup.addListener(() => undefined);
  return {
    arm: () => void browser.alarms.create(alarmName, { periodInMinutes }),
    disarm: () => void browser.alarms.clear(alarmName),
  };
}
