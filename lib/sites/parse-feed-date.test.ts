import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFeedDate } from './parse-feed-date.ts';

const iso = (text: string) => {
  const time = parseFeedDate(text);
  return time === undefined ? undefined : new Date(time).toISOString();
};

describe('parseFeedDate', () => {
  it.each([
    ['Tue, 02 Jun 2026 08:00:00 +0200', '2026-06-02T06:00:00.000Z'],
    ['Tue, 2 Jun 2026 08:00 GMT', '2026-06-02T08:00:00.000Z'],
    ['02 Jun 26 08:00:00 EST', '2026-06-02T13:00:00.000Z'],
    ['2 June 99', '1999-06-02T00:00:00.000Z'],
    ['Tuesday, 02-Jun-26 08:00:00 UTC', '2026-06-02T08:00:00.000Z'],
    ['tue, 02 jun 2026 08:00:00 z', '2026-06-02T08:00:00.000Z'],
    ['Mon, 02 Jun 2026 08:00:00 PDT (Pacific)', '2026-06-02T15:00:00.000Z'],
    ['\n  Tue,  02  Jun  2026  08:00:00  -0330 ', '2026-06-02T11:30:00.000Z'],
    ['Tue, 02 Jun 2026 24:00:00 GMT', '2026-06-03T00:00:00.000Z'],
    ['June 2, 2026', '2026-06-02T00:00:00.000Z'],
    ['Tue Jun 2 2026 08:00:00 +0000', '2026-06-02T08:00:00.000Z'],
    ['2026-06-02T08:00:00+02:00', '2026-06-02T06:00:00.000Z'],
    ['2026-06-02T08:00:00.123456Z', '2026-06-02T08:00:00.123Z'],
    ['2026-06-02T08:00:00.9999999+01:00', '2026-06-02T07:00:00.999Z'],
    ['2026-06-02T08:00:00,5Z', '2026-06-02T08:00:00.500Z'],
    ['2026-06-02 08:00:00', '2026-06-02T08:00:00.000Z'],
    ['2026/06/02', '2026-06-02T00:00:00.000Z'],
    ['2026-06', '2026-06-01T00:00:00.000Z'],
    ['Tue Jun  2 08:00:00 2026', '2026-06-02T08:00:00.000Z'],
    ['Tue Jun 02 08:00:00 PDT 2026', '2026-06-02T15:00:00.000Z'],
    ['Tue,02 Jun, 2026 08:00:00 GMT+1', '2026-06-02T07:00:00.000Z'],
    ['Tue, 02 Jun 2026 08:00:00 Etc/GMT', '2026-06-02T08:00:00.000Z'],
    ['Tue, 02 Jun 2026 08:00:00 AEST', '2026-06-01T22:00:00.000Z'],
    ['Tue, 02 Jun 2026 08:30:00 PM', '2026-06-02T20:30:00.000Z'],
    ['Di, 05 Mai 2026 08:00:00 +0200', '2026-05-05T06:00:00.000Z'],
    ['mar., 02 juin 2026 08:00:00 +02', '2026-06-02T06:00:00.000Z'],
    ['2026-06-02 08:00 PM', '2026-06-02T20:00:00.000Z'],
    ['20260602T080000Z', '2026-06-02T08:00:00.000Z'],
    ['2026-153', '2026-06-02T00:00:00.000Z'],
    ['1938-10-30', '1938-10-30T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('%j is %s', (text, expected) => expect(iso(text)).toBe(expected));

  it.each([
    '',
    'yesterday',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    '0001-01-01T00:00:00Z',
    '0000-00-00 00:00:00',
    '2026-02-30',
    '2026-13-01',
    '02 Foo 2026',
    '2026-06-02T25:00:00Z',
    '2026-06-02T08:61:00Z',
    '1780000000',
    'Tue, 02 Jun 2026 08:00:00 +0200 or so',
  ])('rejects %j', (text) => expect(parseFeedDate(text)).toBeUndefined());

  it('reads the dates of every common writer', () => {
    const date = fc.date({ min: new Date('1971-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (one) => {
        const seconds = Math.floor(one.getTime() / 1000) * 1000;
        expect(parseFeedDate(one.toUTCString())).toBe(seconds);
        expect(parseFeedDate(one.toISOString())).toBe(one.getTime());
      }),
    );
  });

  it('throws on no text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom('Tue', ', ', '02', ' Jun ', '2026', ':', '+', '(', ' ')).map((parts) => parts.join('')),
    );
    fc.assert(fc.property(text, (any) => void expect(parseFeedDate(any) ?? 0).toBeTypeOf('number')));
  });
});
