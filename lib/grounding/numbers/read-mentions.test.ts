import { describe, expect, it } from 'vitest';
import { readMentions } from './read-mentions.ts';

const meanings = (text: string, language: string) => readMentions(text, language).map(({ values }) => values);

describe('readMentions', () => {
  it.each([
    ['de', 'am 3.10.2010', [[3], [-10, 10], [2010]]],
    ['de', 'am 3.10. um acht', [[8], [3], [-10, 10]]],
    ['ru', '03.10.2010 года', [[3], [-10], [2010]]],
    ['zh', '于2010-10-03开业', [[3], [-10], [2010]]],
    ['ar', '٢٠١٠/١٠/٠٣', [[3], [-10], [2010]]],
    ['fr', 'le 03/10/2010', [[3], [-10], [2010]]],
    ['en', 'on 3/10/2010', [[3, 10], [-10, -3], [2010]]],
    ['en', 'on 13/10/98', [[13], [-10], [2098, 1998, 98]]],
  ])('reads a date in digits as a day, a month and a year: %s, %s', (language, text, values) => {
    expect(meanings(text, language)).toEqual(values);
  });

  it.each([
    ['en', 'version 1.2.3'],
    ['en', 'at 192.168.0.1'],
    ['en', 'a score of 32.45.2010'],
    ['en', 'it costs 3.10.'],
  ])('takes nothing else for a date: %s, %s', (language, text) => {
    expect(
      meanings(text, language)
        .flat()
        .filter((value) => value < 0),
    ).toEqual([]);
  });

  it.each([
    ['de', 'am 6. Aug. in Köln', [[6], [-8]]],
    ['fr', 'le 6 juil.', [[6], [-7]]],
    ['es', 'el 6 de ago.', [[6], [-8]]],
    ['tr', '3 Eki 2010', [[3], [2010], [-10]]],
    ['es', 'lo que ha hecho', []],
  ])('reads abbreviated months behind a day: %s, %s', (language, text, values) => {
    expect(meanings(text, language)).toEqual(values);
  });

  it('reads abbreviated months with a capital', () => {
    expect(meanings('on 3 Oct 2010', 'en')).toEqual([[3], [2010], [-10]]);
    expect(meanings('oct', 'en')).toEqual([]);
  });
});
