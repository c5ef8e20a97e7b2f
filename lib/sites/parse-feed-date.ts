const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Beginnings of the names of each month in other languages, where they differ. */
const otherMonths = [
  'gen ene sty oca led ian tam янв яну січ ιαν',
  'fév fev lut şub úno hel pebr фев лют φεβ',
  'mär mrz mrt maa már bře мар бер μαρ',
  'avr abr kwi nis dub huh ápr апр кві απρ',
  'mai mag maj mei tou kvě máj май мая тра μαΐ μαι',
  'juin giu cze haz kes jún iun červen июн юни чер ιουν',
  'juil lug lip tem hei júl iul červenc čvc июл юли лип ιουλ',
  'aoû aou ago sie ağu agu elo srp авг сер αυγ',
  'set wrz eyl syy sze zář сен сеп вер σεπ',
  'okt ott out paź eki lok říj окт жов οκτ',
  'lis kas noi marr ноя ное лис νοε',
  'dez déc dic gru ara des jou pro дек гру δεκ',
];
/** Beginnings of the names of months with their indexes, the longest first, as `červenc` is not `červen`. */
const monthStarts = [months, otherMonths]
  .flatMap((names) => names.flatMap((starts, month) => starts.split(' ').map((start): [string, number] => [start, month])))
  .sort(([a], [b]) => b.length - a.length);
/** Offsets of zones in hours from UTC. A zone that is not listed counts as UTC, as RFC 2822 requires. */
const zones: Record<string, number> = {
  ndt: -2.5,
  brt: -3,
  adt: -3,
  nst: -3.5,
  ast: -4,
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
  west: 1,
  wat: 1,
  bst: 1,
  cet: 1,
  met: 1,
  cest: 2,
  cat: 2,
  sast: 2,
  eet: 2,
  eest: 3,
  eat: 3,
  trt: 3,
  msk: 3,
  pkt: 5,
  ist: 5.5,
  wib: 7,
  awst: 8,
  hkt: 8,
  pht: 8,
  sgt: 8,
  jst: 9,
  kst: 9,
  acst: 9.5,
  aest: 10,
  acdt: 10.5,
  aedt: 11,
  nzst: 12,
  nzdt: 13,
};

const time =
  /(?<hour>\d{1,2}):(?<minute>\d{1,2})(?::(?<second>\d{1,2})(?:[.,](?<fraction>\d{1,12}))?)?(?:\s?(?<half>[ap]\.?m)\b\.?)?/u;
const clock = new RegExp(`(?:(?:T|,?\\s)\\s{0,9}(?:at\\s{1,9})?${time.source})?`, 'u');
const offset = /(?:etc\/)?(?:(?:gmt|utc)?[+-]\d{1,2}(?::?\d{2})?|[a-z]{2,20}(?:\/[a-z_-]{2,30}){1,2}|[a-z]{1,5})/u;
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
  const seconds = (hours * 60 + Number(minute)) * 60 + Number(second);
  const local = midnight + seconds * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'));
  const time = local - zoneMinutes(offsetText, local) * 60_000;
  const isClock = hours <= 24 && Number(minute) < 60 && Number(second) <= 60;
  return isClock && time !== 0 && !Number.isNaN(time) ? time : undefined;
}

function pattern(date: RegExp): RegExp {
  return new RegExp(date.source + clock.source + zone.source + remainder.source, 'iu');
}

/** Returns the index of a month by its name; -1 for any other text. */
function indexOfMonth(name: string): number {
  return monthStarts.find(([start]) => name.startsWith(start))?.[1] ?? -1;
}

/** Returns the full year; two digits count from 1950 to 2049, as in RFC 2822. */
const fullYear = (year: string): number => Number(year) + (year.length > 2 ? 0 : Number(year) < 50 ? 2000 : 1900);

/** Returns the offset in minutes of a zone at a local time, for which regions have different ones in summer. */
function zoneMinutes(zone: string, local: number): number {
  const [, sign, hours, minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  if (zone.includes('/') && !Number.isNaN(local)) return regionMinutes(zone, local);
  return (zones[zone.toLowerCase()] ?? 0) * 60;
}

/** Returns the offset in minutes of a region such as `Europe/Berlin` at a local time; 0 for an unknown one. */
function regionMinutes(timeZone: string, local: number): number {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    const offsetAt = (time: number) =>
      zoneMinutes(format.formatToParts(time).find(({ type }) => type === 'timeZoneName')!.value, time);
    return offsetAt(local - offsetAt(local) * 60_000);
  } catch {
    return 0;
  }
}
