import { describe, expect, it } from 'vitest';
import { readNumbers } from './read-numbers.ts';

const first = (text: string, language: string) => readNumbers(text, language).map(({ values }) => values[0]);

describe('readNumbers', () => {
  it.each([
    ['en', '174GB, 5kWh and 3GHz', [174, 5, 3]],
    ['en', 'seventy-five percent of two hundred and six users', [75, 206]],
    ['en', '$125 million, 1,000 or 6.4 million', [125e6, 1000, 6.4e6]],
    ['en', 'fifteen point eight and twelve and a half', [15.8, 12.5]],
    ['en', 'in twenty nineteen', [2019]],
    ['id', 'Rp3.000 per kilo', [3000]],
    ['nl', 'om 9.30 uur', [9]],
    ['nl', 'Het duurt 1,5 uur.', [1.5]],
    ['zh', '只有一成的人，一成不变', [10]],
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
    ['en', 'two and a half million, half a million, one point two million', [2.5e6, 500_000, 1.2e6]],
    ['en', 'two dozen, half a dozen, 2.5M, 3bn', [24, 6, 2.5e6, 3e9]],
    ['en', 'in 2019 200 people', [2019, 200]],
    ['en', 'on the twenty-first', [21]],
    ['de', 'zweieinhalb Millionen, anderthalb Stunden, eine halbe Million', [2.5e6, 1.5, 500_000]],
    ['de', 'am dritten Juni und am einundzwanzigsten Mai', [3, 21]],
    ['de', 'drei Komma fünf Millionen, 2,3 Mrd.', [3.5e6, 2.3e9]],
    ['fr', 'deux millions et demi, un demi-million', [2.5e6, 500_000]],
    ['fr', 'dix-sept, dix-neuf cent quatre-vingt-quatre, mille milliards', [17, 1984, 1e12]],
    ['fr', 'le vingt et unième', [21]],
    ['es', 'dos millones y medio, medio millón, mil millones', [2.5e6, 500_000, 1e9]],
    ['es', 'veinte segundos', [20]],
    ['pt', 'mil e duzentos, dois milhões e meio, trezentos e cinquenta mil', [1200, 2.5e6, 350_000]],
    ['it', 'milleduecento, duemilacinquecento, due milioni e mezzo', [1200, 2500, 2.5e6]],
    ['nl', 'tweeënhalf miljoen, anderhalf jaar, vijfentwintighonderd', [2.5e6, 1.5, 2500]],
    ['ru', 'тысячу двести, два с половиной миллиона, полтора миллиона', [1200, 2.5e6, 1.5e6]],
    ['ru', 'двадцать пятого, тысяча девятьсот девяносто восьмой, 2,5 млн', [25, 1998, 2.5e6]],
    ['ru', 'две тысячи десятого года, две тысячи двадцать четвёртом', [2010, 2024]],
    ['pl', 'dwa tysiące dziesiątego roku', [2010]],
    ['pl', 'dwa i pół miliona, tysiąc dwieście, dwudziestego piątego', [2.5e6, 1200, 25]],
    ['tr', 'ikibin on iki, yüzelli, onbeş, ikiyüzbin', [2012, 150, 15, 200_000]],
    ['tr', 'iki buçuk milyon, on iki, bin iki yüz, yarım milyon, yirmi beşinci', [2.5e6, 12, 1200, 500_000, 25]],
    ['vi', 'hai triệu rưỡi, mười hai, hai trăm linh năm', [2.5e6, 12, 205]],
    ['id', 'dua belas, dua setengah juta, seribu dua ratus', [12, 2.5e6, 1200]],
    ['ar', 'مليونين ونصف، ألف ومئتين، مئة وخمسة وعشرون، خمسة عشر', [2.5e6, 1200, 125, 15]],
    ['hi', 'ढाई लाख, साढ़े तीन करोड़, पौने दो, बारह सौ', [250_000, 3.5e7, 1.75, 1200]],
    ['zh', '三亿五千万，三万五，一百二，三点五亿，七成', [3.5e8, 35_000, 120, 3.5e8, 70]],
    ['zh', '3万5千元，2亿3000万，二〇一九年', [35_000, 2.3e8, 2019]],
    ['zh', '1 万美元，3000 万，3 亿用户，500 万元，2.5 万', [10_000, 3e7, 3e8, 5e6, 25_000]],
    ['zh', '3千克和5 千米，提高 3 百分点，7 成，5 成员', [3, 5, 3, 70, 5]],
    ['ja', '3 億人、2 万 5 千円、3 千円', [3e8, 25_000, 3000]],
    ['ko', '3 만 명, 2 억원, 2 천만 원, 3 만두', [30_000, 2e8, 2e7, 3]],
    ['ko', '천이백 대, 이백오십만 유로, 2만 5천 명, 삼십 퍼센트, 이천십구 년', [1200, 2.5e6, 25_000, 30, 2019]],
  ])('reads %s: %s', (language, text, values) => expect(first(text, language)).toEqual(values));

  it('offers every meaning of marks and of numbers that follow each other', () => {
    expect(readNumbers('1.500', 'en')[0]!.values).toEqual([1500, 1.5]);
    expect(readNumbers('two decades', 'en')[0]!.values).toEqual([2, 20]);
    expect(readNumbers('twelve fifty', 'en')[0]!.values).toEqual([1250, 12.5, 12, 50]);
  });

  it.each([
    ['en', 'two thirds of us', 67],
    ['de', 'ein Drittel', 33],
    ['ru', 'две трети', 66],
    ['zh', '三分之一', 33],
    ['ja', '三分の一', 33],
    ['ko', '3분의 1', 33],
    ['en', 'a quarter of an hour', 15],
    ['en', 'half past three', 30],
    ['de', 'halb vier', 3],
    ['en', '15:30', 3],
    ['en', '3 pm', 15],
    ['zh', '两年半', 2.5],
    ['ko', '두 시간 반', 2.5],
    ['en', 'a quarter to nine', 8],
    ['en', 'a quarter to nine', 45],
    ['de', 'Viertel vor acht', 45],
    ['fr', 'deux heures et demie', 150],
    ['es', 'dos horas y media', 150],
    ['zh', '两个半小时', 150],
    ['ja', '二時間半', 150],
    ['de', 'neunzehn Euro neunzig', 19.9],
    ['es', 'mil quinientos millones', 1.5e9],
    ['en', 'in the nineties', 1990],
    ['de', 'in den achtziger Jahren', 1980],
    ['es', 'en los años noventa', 1990],
    ['en', 'one in five', 20],
    ['de', 'jeder einer von fünf', 20],
  ])('reads what may mean more in %s: %s', (language, text, value) =>
    expect(readNumbers(text, language).flatMap(({ values }) => values)).toContain(value),
  );

  it.each([
    ['en', 'half of the teachers', 30],
    ['en', 'two thirds of the members', 40],
    ['de', 'die Hälfte der Lehrer', 30],
    ['en', 'a quarter to nine', 15],
    ['de', 'Viertel vor acht', 15],
    ['fr', 'deux heures et demie', 90],
  ])('does not read in %s: %s as %d', (language, text, value) =>
    expect(readNumbers(text, language).flatMap(({ values }) => values)).not.toContain(value),
  );

  it('notices percentages and approximations', () => {
    const [number] = readNumbers('about 30 percent', 'en');
    expect(number).toMatchObject({ isPercent: true, isApproximate: true, text: '30' });
  });

  it.each([
    ['ru', 'Он любит свою семью.'],
    ['vi', 'Doanh thu tăng mỗi năm nhờ đầu tư.'],
    ['vi', 'Tỷ lệ này tăng vào thứ sáu.'],
    ['it', 'Tu sei qui.'],
    ['fr', 'Tout est neuf.'],
    ['pt', 'A reunião é na quinta-feira.'],
    ['es', 'El cuarto es grande.'],
    ['de', 'Sie achten auf die Zeit und geben in Acht.'],
    ['tr', 'Çocuk ekmek yedi.'],
    ['id', 'Ia berbelas kasihan tanpa belas.'],
  ])('takes in %s no other word for a claim of a number: %s', (language, text) =>
    expect(readNumbers(text, language).filter(({ isVague }) => !isVague)).toEqual([]),
  );

  it.each([
    ['ru', 'с двадцатью семью людьми', 27],
    ['fr', 'dix-neuf pains', 19],
    ['vi', 'hai mươi năm', 25],
    ['it', 'ventisei pani', 26],
    ['de', 'acht Brote', 8],
  ])('still reads in %s the number that such a word is part of: %s', (language, text, value) => {
    const [number] = readNumbers(text, language);
    expect(number!.values[0]).toBe(value);
    expect(number!.isVague).toBeUndefined();
  });

  it('takes time that grows with the number of digits before Han numerals', () => {
    expect(readNumbers(`${'1'.repeat(200_000)}a三个`, 'zh').at(-1)!.values).toEqual([3]);
  });

  it('takes no number from codes and from the Chinese article', () => {
    expect(readNumbers('mn014 and 1A', 'en')).toEqual([]);
    expect(readNumbers('一个人', 'zh')).toEqual([]);
  });

  it.each([
    ['es', 'a las seis menos cuarto', [5, 17, 45]],
    ['it', 'alle nove meno dieci', [8, 20, 50]],
    ['fr', 'à dix heures moins vingt', [9, 21, 40]],
    ['pt', 'vinte minutos para as três', [2, 14, 40]],
    ['ru', 'без четверти восемь', [7, 19, 45]],
    ['de', 'um zehn vor neun', [8, 20, 50]],
    ['zh', '下午两点半', [2, 30]],
  ])('reads in %s the time before an hour: %s', (language, text, expected) => {
    const values = readNumbers(text, language).flatMap((number) => number.values);
    expect(values).toEqual(expect.arrayContaining(expected));
  });
});
