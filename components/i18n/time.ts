export { clockTime } from '../../lib/i18n/clock-time.ts';

/** Formats a duration, such as "1 hr 2 min": in whole minutes from one minute on. */
export function formatDuration(seconds: number, language: string): string {
  const minutes = Math.round(seconds / 60);
  const counts =
    seconds < 60
      ? [{ unit: 'second', count: Math.round(seconds) }]
      : [
          { unit: 'hour', count: Math.floor(minutes / 60) },
          { unit: 'minute', count: minutes % 60 },
        ];
  return counts
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count))
    .join(' ');
}
