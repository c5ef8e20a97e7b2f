import { describe, expect, it } from 'vitest';
import { readNumbers } from './read-numbers.ts';

const first = (text: string, language: string) => readNumbers(text, language).map(({ values }) => values[0]);

describe('readNumbers', () => {
  it.each([
    ['en', 'seventy-five percent of two hundred and six users', [75, 206]],
    ['en', '$125 million, 1,000 or 6.4 million', [125e6, 1000, 6.4e6]],
    ['en', 'fifteen point eight and twelve and a half', [15.8, 12.5]],
    ['en', 'in twenty nineteen', [2019]],
    ['de', 'einundzwanzig Leute, dreihundertfünf Autos und 1.500 Euro', [21, 305, 1500]],
    ['fr', 'quatre-vingt-dix-sept, soixante et onze, deux cent mille', [97, 71, 200_000]],
    ['es', 'treinta y cinco por ciento, mil doscientos', [35, 1200]],
    ['it', 'ventitré persone e duecento', [23, 200]],
    ['ru', 'двадцать пять тысяч', [25_000]],
    ['id', 'dua puluh lima orang', [25]],
    ['vi', 'hai mươi lăm người', [25]],
    ['ar', '٢٥ ثم خمسة وعشرون', [25, 25]],
    ['zh', '二十五万人，三千二百，百分之三十，3.5亿', [250_000, 3200, 30, 3.5e8]],
    ['ja', '三百二十円と四人', [320, 4]],
  ])('reads %s: %s', (language, text, values) => expect(first(text, language)).toEqual(values));

  it('offers every meaning of marks and of numbers that follow each other', () => {
    expect(readNumbers('1.500', 'en')[0]!.values).toEqual([1500, 1.5]);
    expect(readNumbers('twelve fifty', 'en')[0]!.values).toEqual([1250, 12.5, 12, 50]);
  });

  it('notices percentages and approximations', () => {
    const [number] = readNumbers('about 30 percent', 'en');
    expect(number).toMatchObject({ isPercent: true, isApproximate: true, text: '30' });
  });

  it('takes time that grows with the number of digits before Han numerals', () => {
    expect(readNumbers(`${'1'.repeat(200_000)}a三个`, 'zh').at(-1)!.values).toEqual([3]);
  });

  it('takes no number from codes and from the Chinese article', () => {
    expect(readNumbers('mn014 and 1A', 'en')).toEqual([]);
    expect(readNumbers('一个人', 'zh')).toEqual([]);
  });
});
