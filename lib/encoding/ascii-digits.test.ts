import { expect, it } from 'vitest';
import { toAsciiDigits } from './ascii-digits.ts';

it.each([
  ['٠١:٣٠ البداية', '01:30 البداية'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१:३० परिचय', '01:30 परिचय'],
  ['０１：３０', '01：30'],
  ['𝟙 and ½', '𝟙 and ½'],
])('converts %j', (text, ascii) => expect(toAsciiDigits(text)).toBe(ascii));

it('converts the digits of every script', () => {
  const digits = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((one) => /\p{Nd}/u.test(one));
  expect(digits.length).toBeGreaterThan(300);
  expect(toAsciiDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
});
