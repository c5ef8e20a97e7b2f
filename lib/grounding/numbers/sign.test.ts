import { describe, expect, it } from 'vitest';
import { createGrounding } from '../ground.ts';
import { readNumbers } from './read-numbers.ts';

const signs = (text: string, language = 'en') =>
  readNumbers(text, language).flatMap(({ sign, values }) => (values[0] === 0 ? [] : [sign]));

describe('signOf', () => {
  it.each([
    ['en', 'It was minus five degrees.'],
    ['en', 'It was -5 degrees.'],
    ['en', 'It was −5 °C.'],
    ['en', 'It was minus five.'],
    ['de', 'Es waren minus fünf Grad.'],
    ['fr', 'Il faisait moins cinq degrés.'],
    ['ru', 'Было минус пять градусов.'],
    ['zh', '气温是零下5度。'],
    ['ko', '기온은 영하 5도였다.'],
  ])('reads in %s: %s', (language, text) => expect(signs(text, language)).toEqual(['minus']));

  it.each([
    ['en', 'It was five degrees.'],
    ['de', 'Es waren 5 Grad.'],
    ['ja', '気温は5度です。'],
  ])('reads in %s a temperature above zero: %s', (language, text) => expect(signs(text, language)).toEqual(['plus']));

  it.each([
    ['en', 'five loaves'],
    ['en', 'five degrees below zero'],
    ['de', 'fünf Grad unter null'],
    ['de', 'unter 5 Grad'],
    ['fr', 'au moins cinq degrés'],
    ['es', 'al menos cinco grados'],
    ['ru', 'пять градусов мороза'],
    ['tr', 'sıfırın altında beş derece'],
    ['en', '-5 degrees'],
  ])('leaves the sign open in %s: %s', (language, text) => expect(signs(text, language)).toEqual([undefined]));

  it.each(['5-10 degrees', 'pages 5 -10', 'five minus 10', 'room B-12'])('takes no range for a sign: %s', (text) =>
    expect(signs(text)).not.toContain('minus'),
  );
});

it('finds a reversed sign', () => {
  const kindsOf = (spoken: string, sentence: string) =>
    createGrounding([{ text: spoken }], 'en')
      .groundCited(sentence, [0], 'en')
      .problems.map(({ kind }) => kind);
  expect(kindsOf('In Leeds it was minus five degrees that night.', 'In Leeds it was 5 degrees.')).toEqual(['number']);
  expect(kindsOf('In Leeds it was five degrees that night.', 'In Leeds it was -5 degrees.')).toEqual(['number']);
  expect(kindsOf('In Leeds it was minus five that night.', 'In Leeds it was −5 °C.')).toEqual([]);
  expect(kindsOf('In Leeds it was five degrees below zero that night.', 'In Leeds it was -5 degrees.')).toEqual([]);
  expect(kindsOf('In Leeds the sales fell by five percent.', 'The sales in Leeds: -5 %.')).toEqual([]);
});
