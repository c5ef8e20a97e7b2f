const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Beginnings of names in other languages, where they differ, by the index of the month. */
const otherMonths: [name: string, month: number][] = [
  ...'gen ene'.split(' ').map((name): [string, number] => [name, 0]),
  ...'fév fev'.split(' ').map((name): [string, number] => [name, 1]),
  ...'mär mrz'.split(' ').map((name): [string, number] => [name, 2]),
  ...'avr abr'.split(' ').map((name): [string, number] => [name, 3]),
  ...'mai mag'.split(' ').map((name): [string, number] => [name, 4]),
  ...'juin giu'.split(' ').map((name): [string, number] => [name, 5]),
  ...'juil lug'.split(' ').map((name): [string, number] => [name, 6]),
  ...'aoû aou ago'.split(' ').map((name): [string, number] => [name, 7]),
  ...'set'.split(' ').map((name): [string, number] => [name, 8]),
  ...'okt ott out'.split(' ').map((name): [string, number] => [name, 9]),
  ...'dez déc dic'.split(' ').map((name): [string, number] => [name, 11]),
];
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
  akdt: -8,
  akst: -9,
  hst: -10,
  bst: 1,
  cet: 1,
  met: 1,
  cest: 2,
  eet: 2,
  eest: 3,
  msk: 3,
  ist: 5.5,
  jst: 9,
  kst: 9,
  aest: 10,
  aedt: 11,
  nzst: 12,
  nzdt: 13,
};

const time =
  /(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d{1,12}))?)?(?:\s?(?<half>[ap]\.?m)\b\.?)?/u;
const clock = new RegExp(`(?:[T\\s]\\s{0,9}${time.source})?`, 'u');
const offset = /(?:etc\/)?(?:(?:gmt|utc)?[+-]\d{1,2}(?::?\d{2})?|[a-z]{1,5})/u;
const zone = new RegExp(`(?:\\s{0,9}(?<zone>${offset.source}))?`, 'u');
const remainder = /\s{0,9}(?:\([^()]{0,40}\))?$/u;
const weekday = /(?:\p{L}{2,12}\.?(?:,\s{0,9}|\s{1,9}))?/u;
/** Matches `Tue, 02 Jun 2026 08:00:00 +0200` and its common deviations. */
const rfc2822Date = pattern(
  new RegExp(`^${weekday.source}(?<day>\\d{1,2})[\\s-]{1,9}(?<month>\\p{L}{3,10})[.,]?[\\s-]{1,9}(?<year>\\d{4}|\\d{2})`, 'u'),
);
/** Matches `Jun 2, 2026 08:00`. */
const americanDate = pattern(
  new RegExp(`^${weekday.source}(?<month>\\p{L}{3,10})\\.?\\s{1,9}(?<day>\\d{1,2}),?\\s{1,9}(?<year>\\d{4})`, 'u'),
);
/** Matches `Tue Jun  2 08:00:00 2026` of C's asctime, also with a zone in front of the year. */
const asctimeDate = new RegExp(
  `^\\p{L}{2,12}\\s{1,9}(?<month>\\p{L}{3,10})\\s{1,9}(?<day>\\d{1,2})\\s{1,9}${time.source}${zone.source}\\s{1,9}(?<year>\\d{4})$`,
  'iu',
);
/** Matches `2026-06-02T08:00:00.123+02:00`, in whole or in part. */
const numericDate = pattern(/^(?<year>\d{4})(?:[-/](?<month>\d{1,2})(?:[-/](?<day>\d{1,2}))?)?/u);
/** Matches the forms of ISO 8601 without separators, and with the day of the year. */
const basicDate =
  /^(?<year>\d{4})(?:(?<month>\d{2})(?<day>\d{2})|-?(?<dayOfYear>\d{3}))(?:T(?<hour>\d{2}):?(?<minute>\d{2})(?::?(?<second>\d{2}))?(?<zone>z|[+-]\d{2}:?\d{2})?)?$/iu;

/**
 * Parses a date in a feed to milliseconds since 1970; undefined for an invalid date or a placeholder such as the year 1.
 * Without a zone it is UTC.
 */
export function parseFeedDate(text: string): number | undefined {
  const trimmed = text.slice(0, 100).trim();
  const found = [rfc2822Date, americanDate, asctimeDate, basicDate, numericDate].map((form) => form.exec(trimmed)).find(Boolean);
  if (!found?.groups) return undefined;
  const { dayOfYear, day = dayOfYear ?? '1', month = '1', hour = '0', minute = '0', second = '0', fraction = '0' } = found.groups;
  const { year: written = '', zone: offsetText = '', half } = found.groups;
  const year = fullYear(written);
  const monthIndex = /\d/.test(month) ? Number(month) - 1 : indexOfMonth(month.toLowerCase());
  const midnight = Date.UTC(year, monthIndex, Number(day));
  // A day that doesn't exist in its month would roll over to the next month.
  if (year < 1900 || (!dayOfYear && new Date(midnight).getUTCMonth() !== monthIndex)) return undefined;
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  const minutes = hours * 60 + Number(minute) - zoneMinutes(offsetText);
  const time = midnight + (minutes * 60 + Number(second)) * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'));
  const isClock = hours <= 24 && Number(minute) < 60 && Number(second) <= 60;
  return isClock && time !== 0 && !Number.isNaN(time) ? time : undefined;
}

function pattern(date: RegExp): RegExp {
  return new RegExp(date.source + clock.source + zone.source + remainder.source, 'iu');
}

/** Returns the index of a month by its name; -1 for any other text. */
function indexOfMonth(name: string): number {
  const other = otherMonths.find(([start]) => name.startsWith(start))?.[1];
  return other ?? months.indexOf(name.slice(0, 3));
}

/** Returns the full year; two digits count from 1950 to 2049, as in RFC 2822. */
const fullYear = (year: string): number => Number(year) + (year.length > 2 ? 0 : Number(year) < 50 ? 2000 : 1900);

/** Returns the offset of a zone in minutes. */
function zoneMinutes(zone: string): number {
  const [, sign, hours, minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return (zones[zone.toLowerCase()] ?? 0) * 60;
}
