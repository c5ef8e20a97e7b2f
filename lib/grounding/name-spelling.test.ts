import { describe, expect, it } from 'vitest';
import { createGrounding } from './ground.ts';
import { bareName, isSpelledAlike } from './name-spelling.ts';

it.each([
  ['L_C_D_', 'lcd'],
  ['Łódź', 'lodz'],
  ['Weiß', 'weiss'],
  ['Søren', 'soren'],
])('reduces %s to its letters', (name, bare) => expect(bareName(name)).toBe(bare));

describe('isSpelledAlike', () => {
  it.each([
    ['hartwell', 'hardwel'],
    ['kathrin', 'catherine'],
    ['europe', 'european'],
  ])('accepts %s for %s', (a, b) => expect(isSpelledAlike(a, b, 'en')).toBe(true));

  it.each([
    ['ru', 'мария', 'мариеи'],
    ['ru', 'марию', 'мариеи'],
    ['ru', 'анна', 'анне'],
    ['ru', 'павел', 'павлом'],
    ['pl', 'anna', 'annie'],
    ['pl', 'marek', 'markiem'],
  ])('accepts in %s for %s another form, %s', (language, a, b) => expect(isSpelledAlike(a, b, language)).toBe(true));

  it.each([
    ['ru', 'мария', 'мартину'],
    ['ru', 'марк', 'марта'],
    ['pl', 'ala', 'ale'],
    ['en', 'anna', 'annie'],
  ])('does not take in %s for %s another name, %s', (language, a, b) => expect(isSpelledAlike(a, b, language)).toBe(false));

  it.each([
    ['child', 'called'],
    ['dang', 'tank'],
    ['speech', 'speechdat'],
    ['opposition', 'position'],
  ])('does not take %s for %s', (a, b) => expect(isSpelledAlike(a, b, 'en')).toBe(false));
});

const problems = (spoken: string, sentence: string) => createGrounding([{ text: spoken }], 'en').ground([sentence])[0]!.problems;

it('finds an acronym that is spelled out after another single letter', () => {
  const spoken = 'The volume on a T_V_ goes up, and I use the remote of a T V every single evening at home.';
  expect(problems(spoken, 'The volume of the TV goes up with the remote every evening.')).toEqual([]);
});

it('allows an approximation with a round number only', () => {
  const spoken = 'The farm has sold ninety two sacks of flour to the bakery in the village this year.';
  expect(problems(spoken, 'The farm has sold about 90 sacks of flour to the bakery this year.')).toEqual([]);
  expect(problems(spoken, 'The farm has sold about 97 sacks of flour to the bakery this year.')).toMatchObject([
    { kind: 'number', text: '97' },
  ]);
});
