import { describe, expect, it } from 'vitest';
import { createGrounding } from '../ground.ts';
import { readMentions } from './read-mentions.ts';

const read = (text: string, language: string) => readMentions(text, language).filter(({ values }) => values[0]! < 0);

describe('readMentions of dates', () => {
  it.each([
    ['ru', 'Среди участников был министр.'],
    ['ru', 'Мао жил долго.'],
    ['ru', 'Марта любит хлеб.'],
    ['ru', 'Они живут в окружающей среде.'],
    ['uk', 'Серед учасників був міністр.'],
    ['cs', 'Střed města je malý.'],
    ['pl', 'Zatem Maja piecze chleb.'],
    ['tr', 'Avrupa pazarı büyüdü.'],
    ['tr', 'Aradaki aralık küçük.'],
    ['id', 'Dua minggu lalu toko itu buka.'],
    ['id', 'Minggu depan toko itu buka.'],
    ['ar', 'مارس الرياضة كل يوم.'],
    ['en', 'You may march on. May I ask why?'],
  ])('takes in %s no common word for a claim: %s', (language, text) =>
    expect(read(text, language).filter(({ isVague }) => !isVague)).toEqual([]),
  );

  it.each([
    ['ru', 'Встреча будет в среду.', -24],
    ['ru', 'Это было 8 марта.', -3],
    ['uk', 'Зустріч у середу.', -24],
    ['cs', 'Schůzka je ve středu.', -24],
    ['pl', 'To było 3 maja.', -5],
    ['tr', 'Toplantı pazar günü.', -21],
    ['tr', 'Toplantı 3 Mart tarihinde.', -3],
    ['id', 'Rapatnya pada hari Minggu.', -21],
    ['ar', 'بدأ في مارس.', -3],
    ['en', 'It starts in May.', -5],
    ['sv', 'Mötet är i mars.', -3],
    ['pt', 'A reunião é na quinta-feira.', -25],
  ])('reads in %s the date as a claim: %s', (language, text, value) =>
    expect(
      read(text, language)
        .filter(({ isVague }) => !isVague)
        .flatMap(({ values }) => values),
    ).toEqual([value]),
  );

  it('finds a date where its word could mean something else', () => {
    expect(read('pazar sabahı, na quinta', 'tr').flatMap(({ values }) => values)).toEqual([-21]);
    const { groundCited } = createGrounding([{ text: 'the bakery in leeds opens in may as you all know' }], 'en');
    expect(groundCited('The bakery in Leeds opens in May.', [0], 'en').problems).toEqual([]);
  });
});
