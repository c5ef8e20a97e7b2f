import { expect, it } from 'vitest';
import { withoutAffirmed } from './negation-phrases.ts';
import { isNegationShared } from './reversed-clause.ts';

it.each([
  ['The power button was not used often.', 'the power button is not used often because in general you use it once'],
  ['Banks cannot lend it.', 'Well, banks can’t lend it.'],
])('finds that a sentence and the transcript negate the same: %s', (sentence, spoken) => {
  expect(isNegationShared(sentence, [spoken], 'en')).toBe(true);
});

it.each([
  ['The power button was not used often.', 'the power button is used often, but not the other one'],
  ['Banks lend it.', 'banks can’t lend it'],
  ['Banks do not lend it.', 'banks lend it'],
])('finds no common negation: %s', (sentence, spoken) => {
  expect(isNegationShared(sentence, [spoken], 'en')).toBe(false);
});

it('leaves out what looks like a negation and is none', () => {
  expect(withoutAffirmed('It has not only a shape but no doubt a color.', 'en')).toBe('It has   a shape but   a color.');
});
