import { expect, it } from 'vitest';
import { formatDollars } from './money.ts';

it('formatDollars shows small amounts with the digits that they need, and no more', () => {
  const shown = [0, 0.000_001, 0.000_34, 0.0123, 0.5, 1, 12.345, 1234].map((amount) => formatDollars(amount, 'en'));
  expect(shown).toEqual(['$0.00', '< $0.0001', '$0.00034', '$0.012', '$0.50', '$1.00', '$12.35', '$1,234.00']);
  expect(formatDollars(2.5, 'zh-CN')).toBe('US$2.50');
});
