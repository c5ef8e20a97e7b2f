import { expect, it } from 'vitest';
import { createTranslator } from './translator.ts';

const catalog = {
  seek: 'التشغيل من {time}',
  kind: '{kind, select, number {عدد} other {نص}}',
  count: '{count, plural, other {#}}',
};

it('isolates the direction of values in a language written from right to left, but no keywords and numbers', () => {
  const t = createTranslator(catalog, 'ar');
  expect(t('seek', { time: '1:02:03' })).toBe('التشغيل من \u20681:02:03\u2069');
  expect(t('seek', { time: 'now' })).toBe('التشغيل من now');
  expect(t('kind', { kind: 'number' })).toBe('عدد');
  expect(t('count', { count: 1200 })).toBe('1,200');
});

it('leaves values in other languages as they are', () => {
  expect(createTranslator({ seek: 'Play from {time}' }, 'en')('seek', { time: '1:02' })).toBe('Play from 1:02');
});
