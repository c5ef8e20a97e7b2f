import { expect, it } from 'vitest';
import { pageText } from './page-text.ts';

it('formats counts by the plural rules', () => {
  expect(pageText('en').t('plan.left', { count: 1 })).toBe('1 minute left this month');
  expect(pageText('en').t('plan.left', { count: 2 })).toBe('2 minutes left this month');
});

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['sw-KE,sw;q=0.9', 'en'],
  ['sw, zh-HK;q=0.8, en;q=0.7', 'zh-TW'],
  ['en-GB,zh', 'en'],
  [',;q=,'.repeat(100), 'en'],
])('the page texts for %j are in %s', (header, language) => expect(pageText(header).language).toBe(language));
