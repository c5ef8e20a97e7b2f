import { describe, expect, it } from 'vitest';
import { dayHeading, formatAgo, isSameDay } from './when.ts';

const at = (text: string) => new Date(text).getTime();
const now = at('2026-11-21T09:00:00');

describe('times of a feed', () => {
  it.each([
    ['2026-11-21T00:01:00', 'Today', '今天'],
    ['2026-11-20T23:59:00', 'Yesterday', '昨天'],
    ['2026-11-19T12:00:00', 'Thursday, November 19', '11月19日星期四'],
    ['2025-11-19T12:00:00', 'November 19, 2025', '2025年11月19日'],
  ])('groups %s under %s', (time, english, chinese) => {
    expect(dayHeading(at(time), now, 'en')).toBe(english);
    expect(dayHeading(at(time), now, 'zh-CN')).toBe(chinese);
  });

  it.each([
    ['2026-11-21T23:00:00', 'today'],
    ['2026-11-20T23:00:00', 'yesterday'],
    ['2026-11-08T12:00:00', '13 days ago'],
    ['2026-11-01T12:00:00', '2 weeks ago'],
    ['2026-08-21T12:00:00', '3 months ago'],
    ['2020-11-21T12:00:00', '6 years ago'],
  ])('formats %s as %s', (time, expected) => expect(formatAgo(at(time), now, 'en')).toBe(expected));

  it('distinguishes days by the calendar', () => {
    expect(isSameDay(at('2026-11-21T00:00:00'), at('2026-11-21T23:59:59'))).toBe(true);
    expect(isSameDay(at('2026-11-21T23:59:59'), at('2026-11-22T00:00:00'))).toBe(false);
  });
});
