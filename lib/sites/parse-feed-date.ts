const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Offsets of zones in hours from UTC. A zone that is not listed counts as UTC, as RFC 2822 requires. */
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

const clock = /(?:[T\s]\s{0,9}(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d{1,12}))?)?)?/u;
const zone = /(?:\s{0,9}(?<zone>[+-]\d{1,2}:?\d{2}|[a-z]{1,5}))?/u;
const remainder = /\s{0,9}(?:\([^()]{0,40}\))?$/u;
/** Matches `Tue, 02 Jun 2026 08:00:00 +0200` and its common deviations. */
const rfc2822Date = pattern(
  /^(?:\p{L}{2,12}\.?,?\s{1,9})?(?<day>\d{1,2})[\s-]{1,9}(?<month>\p{L}{3,10})\.?[\s-]{1,9}(?<year>\d{4}|\d{2})/u,
);
/** Matches `Jun 2, 2026 08:00`. */
const americanDate = pattern(
  /^(?:\p{L}{2,12}\.?,?\s{1,9})?(?<month>\p{L}{3,10})\.?\s{1,9}(?<day>\d{1,2}),?\s{1,9}(?<year>\d{4})/u,
);
/** Matches `2026-06-02T08:00:00.123+02:00`, in whole or in part. */
const numericDate = pattern(/^(?<year>\d{4})(?:[-/](?<month>\d{1,2})(?:[-/](?<day>\d{1,2}))?)?/u);

/**
 * Parses a date in a feed to milliseconds since 1970; undefined for an invalid date or a placeholder such as the year 1.
 * Without a zone it is UTC.
 */
export function parseFeedDate(text: string): number | undefined {
  const trimmed = text.slice(0, 100).trim();
  const parts = (rfc2822Date.exec(trimmed) ?? americanDate.exec(trimmed) ?? numericDate.exec(trimmed))?.groups;
  if (!parts) return undefined;
  const { day = '1', month = '1', hour = '0', minute = '0', second = '0', fraction = '0' } = parts;
  const year = fullYear(parts.year!);
  const monthIndex = /\d/.test(month) ? Number(month) - 1 : months.indexOf(month.slice(0, 3).toLowerCase());
  const midnight = Date.UTC(year, monthIndex, Number(day));
  // A day that doesn't exist in its month would roll over to the next month.
  if (year < 1900 || new Date(midnight).getUTCMonth() !== monthIndex) return undefined;
  const minutes = Number(hour) * 60 + Number(minute) - zoneMinutes(parts.zone ?? '');
  const time = midnight + (minutes * 60 + Number(second)) * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'));
  const isClock = Number(hour) <= 24 && Number(minute) < 60 && Number(second) <= 60;
  return isClock && time !== 0 && !Number.isNaN(time) ? time : undefined;
}

function pattern(date: RegExp): RegExp {
  return new RegExp(date.source + clock.source + zone.source + remainder.source, 'iu');
}

/** Returns the full year; two digits count from 1950 to 2049, as in RFC 2822. */
const fullYear = (year: string): number => Number(year) + (year.length > 2 ? 0 : Number(year) < 50 ? 2000 : 1900);

/** Returns the offset of a zone in minutes; NaN for a 12-hour clock, which is rare and not supported. */
function zoneMinutes(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{1,2}):?(\d{2})$/.exec(zone) ?? [];
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return /^[ap]m$/i.test(zone) ? Number.NaN : (zones[zone.toLowerCase()] ?? 0) * 60;
}
