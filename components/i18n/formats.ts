import { uiLanguage } from './t.ts';

// The functions read the language at each call, because component tests change it.

/** Returns a share (0 to 1) as a percentage in the interface's language. */
export const percent = (share: number): string => new Intl.NumberFormat(uiLanguage, { style: 'percent' }).format(share);

/** Returns the day of a time (ms since 1970) in the interface's language. */
export const day = (time: number): string => new Intl.DateTimeFormat(uiLanguage, { dateStyle: 'medium' }).format(time);

/** Returns the days of a period (ms since 1970, the end is not part of it) in the interface's language. */
export const days = (from: number, until: number): string =>
  new Intl.DateTimeFormat(uiLanguage, { dateStyle: 'medium' }).formatRange(from, Math.max(from, until - 1));

/** Returns the day and the minute of a time (ms since 1970) in the interface's language. */
export const dayAndTime = (time: number): string =>
  new Intl.DateTimeFormat(uiLanguage, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
