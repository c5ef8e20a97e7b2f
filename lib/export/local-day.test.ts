import { expect, it } from 'vitest';
import { localDay } from './local-day.ts';

it('names the calendar day in the zone of the host, from its first to its last minute', () => {
  for (const [year, month, day, text] of [
    [2026, 0, 1, '2026-01-01'],
    [2026, 10, 30, '2026-11-30'],
    [2028, 1, 29, '2028-02-29'],
  ] as const) {
    expect(localDay(new Date(year, month, day, 0, 0).getTime())).toBe(text);
    expect(localDay(new Date(year, month, day, 23, 59).getTime())).toBe(text);
  }
});
