const periods: Record<string, number> = { hourly: 3600, daily: 86_400, weekly: 604_800, monthly: 2_592_000, yearly: 31_536_000 };

/**
 * Returns the interval in seconds that a feed requests, by RSS's `ttl` in minutes or by the syndication module; undefined if
 * there is none.
 */
export function syndicationSeconds(ttl: string, period: string, frequency: string): number | undefined {
  const minutes = Number(/^\d{1,7}$/.exec(ttl)?.[0] ?? 0);
  if (minutes > 0) return minutes * 60;
  const seconds = periods[period.toLowerCase()];
  return seconds && seconds / Math.max(1, Number(/^\d{1,5}$/.exec(frequency)?.[0] ?? 1));
}
