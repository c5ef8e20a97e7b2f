import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '../encoding/fold.ts';
import { findTier, matchTiers } from './match-tiers.ts';
import { parseQuery } from './parse-query.ts';
import { toWordLines } from './word-lines.ts';

const words = [
  'clock',
  'clo',
  'a',
  'e-mail',
  'C++',
  '3,000',
  '時刻',
  '表',
  'サーバー',
  'らー',
  '시간',
  'قطار',
  '?',
  'x'.repeat(30),
];
const text = fc
  .tuple(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }), fc.constantFrom(' ', ''))
  .map(([some, gap]) => some.join(gap));

it.each([
  ['clockC++clock', 'C++ clock'],
  ['clock at noon', 'clock a'],
])('takes the short words of a phrase as whole ones, in %s', (title, query) => {
  const lines = toWordLines(fold(title));
  expect(findTier(lines, matchTiers(parseQuery(query)))).toBeUndefined();
  expect(
    matchTiers(parseQuery(query)).some(({ groups }) => groups.every((texts) => texts.some((wanted) => lines.includes(wanted)))),
  ).toBe(false);
});

it('has a last tier that is true wherever another is, by which lines are filtered', () => {
  fc.assert(
    fc.property(text, text, fc.constantFrom('', '"'), fc.boolean(), (title, query, quote, isLoose) => {
      const lines = toWordLines(fold(title));
      const holds = matchTiers(parseQuery(`${quote}${query}${quote}`, { isLoose })).map(({ groups }) =>
        groups.every((texts) => texts.some((wanted) => lines.includes(wanted))),
      );
      expect(holds.at(-1) ?? false).toBe(holds.includes(true));
    }),
    { numRuns: 2000 },
  );
});
