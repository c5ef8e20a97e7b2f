import { expect, it } from 'vitest';
import { formatDollarField, formatDollars, parseDollars } from './money.ts';

it('formatDollars shows small amounts with the digits that they need, and no more', () => {
  const shown = [0, 0.000_001, 0.000_34, 0.0123, 0.5, 1, 12.345, 1234].map((amount) => formatDollars(amount, 'en'));
  expect(shown).toEqual(['$0.00', '< $0.0001', '$0.00034', '$0.012', '$0.50', '$1.00', '$12.35', '$1,234.00']);
  expect(formatDollars(2.5, 'zh-CN')).toBe('US$2.50');
});

it('parseDollars reads what formatDollarField writes, in every language', () => {
  expect(['en', 'de', 'ar', 'pt-BR'].map((language) => formatDollarField(12.5, language))).toEqual([
    '12.5',
    '12,5',
    '12.5',
    '12,5',
  ]);
  for (const language of ['en', 'de', 'es', 'fr', 'ru', 'ar', 'hi', 'ja', 'zh-TW']) {
    expect([0, 0.5, 12.5, 1234.56].map((amount) => parseDollars(formatDollarField(amount, language)))).toEqual([
      0, 0.5, 12.5, 1234.56,
    ]);
  }
});

it('parseDollars rejects what is no amount, or is thousands in some languages', () => {
  expect([' 7 ', '12,50', '12.50'].map(parseDollars)).toEqual([7, 12.5, 12.5]);
  expect(['', 'much', '-1', '1,000', '1.000,50', '5.', 'Infinity'].map(parseDollars)).toEqual(Array(7).fill(undefined));
});
