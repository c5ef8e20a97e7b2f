import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseClock } from './parse-clock.ts';

it.each([
  ['0:00', 0],
  ['1:05', 65],
  ['1:02:03', 3723],
  ['00:01,5', 1.5],
  ['123456789:00', 123_456_789 * 60],
  ['0:01.123456789', 1.123456789],
])('reads %s', (text, seconds) => {
  expect(parseClock(text)).toBe(seconds);
});

it.each(['', ':', '5', '1.5', ':05', '1:', '1:.5', '1:02.', '1:2:3:4', '1:02.3.4', '1:02.3:4', '-1:02', ' 1:02', '1:0２'])(
  'refuses %j',
  (text) => {
    expect(parseClock(text)).toBeUndefined();
  },
);

it('refuses numbers of more than nine digits, which no time has', () => {
  expect(parseClock('1234567890:00')).toBeUndefined();
  expect(parseClock('0:01.1234567890')).toBeUndefined();
});

it('reads a part of a text, to the millisecond', () => {
  const parts = fc.tuple(fc.nat(99_999), fc.nat(59), fc.nat(59), fc.nat(999));
  fc.assert(
    fc.property(parts, ([hours, minutes, seconds, milliseconds]) => {
      const two = (value: number) => String(value).padStart(2, '0');
      const clock = `${hours}:${two(minutes)}:${two(seconds)}.${String(milliseconds).padStart(3, '0')}`;
      const text = `9${clock}9`;
      expect(parseClock(text, 1, text.length - 1)).toBe(Number(`${hours * 3600 + minutes * 60 + seconds}.${clock.slice(-3)}`));
    }),
  );
});
