const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Hours from UTC. A zone that is not here counts as UTC, as RFC 2822 wants it. */
const zones: Record<string, number> = {
  edt: -4,
  est: -5,
  cdt: -5,
  cst: -6,
  mdt: -6,
  mst: -7,
  pdt: -7,
  pst: -8,
  bst: 1,
  cet: 1,
  cest: 2,
  jst: 9,
};

const clock = /(?:[T\s]\s{0,9}(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d{1,12})?)?)?/u;
const zone = /(?:\s{0,9}(?<zone>[+-]\d{1,2}:?\d{2}|[a-z]{1,5}))?/u;
const rest = /\s{0,9}(?:\([^()]{0,40}\))?$/u;
/** `Tue, 02 Jun 2026 08:00:00 +0200`, and what else is sent in place of it. */
const written = pattern(
  /^(?:\p{L}{2,12}\.?,?\s{1,9})?(?<day>\d{1,2})[\s-]{1,9}(?<month>\p{L}{3,10})\.?[\s-]{1,9}(?<year>\d{4}|\d{2})/u,
);
/** `Jun 2, 2026 08:00` */
const american = pattern(/^(?:\p{L}{2,12}\.?,?\s{1,9})?(?<month>\p{L}{3,10})\.?\s{1,9}(?<day>\d{1,2}),?\s{1,9}(?<year>\d{4})/u);
/** `2026-06-02T08:00:00.123+02:00`, in whole or in part. */
const numeric = pattern(/^(?<year>\d{4})(?:[-/](?<month>\d{1,2})(?:[-/](?<day>\d{1,2}))?)?/u);

/**
 * Milliseconds since 1970 of a date in a feed; undefined for what is none, or stands for none, such as the year 1.
 * Without a zone it is UTC, because the reader's own zone has nothing to do with it.
 */
export function feedDate(text: string): number | undefined {
  const trimmed = text.slice(0, 100).trim();
  const parts = (written.exec(trimmed) ?? american.exec(trimmed) ?? numeric.exec(trimmed))?.groups;
  if (!parts) return undefined;
  const { day = '1', month = '1', hour = '0', minute = '0', second = '0' } = parts;
  const year = fullYear(parts.year!);
  const monthIndex = /\d/.test(month) ? Number(month) - 1 : months.indexOf(month.slice(0, 3).toLowerCase());
  const midnight = Date.UTC(year, monthIndex, Number(day));
  // A day that its month doesn't have would move on to the next one.
  if (year < 1900 || new Date(midnight).getUTCMonth() !== monthIndex) return undefined;
  const minutes = Number(hour) * 60 + Number(minute) - zoneMinutes(parts.zone ?? '');
  const time = midnight + (minutes * 60 + Number(second)) * 1000;
  const isClock = Number(hour) <= 24 && Number(minute) < 60 && Number(second) <= 60;
  return isClock && time !== 0 && !Number.isNaN(time) ? time : undefined;
}

function pattern(date: RegExp): RegExp {
  return new RegExp(date.source + clock.source + zone.source + rest.source, 'iu');
}

/** Two digits are of the hundred years around 2000, as RFC 2822 reads them. */
const fullYear = (year: string): number => Number(year) + (year.length > 2 ? 0 : Number(year) < 50 ? 2000 : 1900);

/** NaN for half a day's clock, which is too rare to be read and too wrong to be guessed. */
function zoneMinutes(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{1,2}):?(\d{2})$/.exec(zone) ?? [];
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return /^[ap]m$/i.test(zone) ? Number.NaN : (zones[zone.toLowerCase()] ?? 0) * 60;
}
