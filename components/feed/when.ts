const day = 24 * 3600_000;

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
/** Difference in calendar days, which are not always 24 hours long. */
const daysBetween = (earlier: number, later: number): number => Math.round((startOfDay(later) - startOfDay(earlier)) / day);

/** Formats a day as a heading: today, yesterday, its weekday within the year, or its date. */
export function dayHeading(time: number, now: number, language: string): string {
  const days = daysBetween(time, now);
  if (days >= 0 && days < 2) return capitalize(new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day'));
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  const form = isThisYear
    ? ({ weekday: 'long', month: 'long', day: 'numeric' } as const)
    : ({ year: 'numeric', month: 'long', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(language, form).format(time);
}

/** Formats a past time relative to now, in the largest unit that is full. */
export function formatAgo(time: number, now: number, language: string): string {
  const days = daysBetween(time, now);
  const [count, unit] =
    days < 14
      ? ([days, 'day'] as const)
      : days < 60
        ? ([Math.floor(days / 7), 'week'] as const)
        : days < 730
          ? ([Math.floor(days / 30.44), 'month'] as const)
          : ([Math.floor(days / 365), 'year'] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.max(0, count), unit);
}

export const isSameDay = (a: number, b: number): boolean => startOfDay(a) === startOfDay(b);

const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
