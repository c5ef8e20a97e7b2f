import { expect, it } from 'vitest';
import { citationIndexOf, stripCiteMarks, withCiteLinks } from './cite-marks.ts';

it('withCiteLinks makes links of marks that cite something', () => {
  expect(withCiteLinks('Clocks came [1]. Trains needed one time. [2][3]', 2)).toBe(
    'Clocks came [1](#cite=1). Trains needed one time. [2](#cite=2)[3]',
  );
  expect(withCiteLinks('[0] [x] [1](https://example.org) [1234]', 9)).toBe('[0] [x] [1](https://example.org) [1234]');
});

it('citationIndexOf reads the links of withCiteLinks, and nothing else', () => {
  expect(['#cite=1', '#cite=12', '#t=12', '#cite=x', 'https://example.org/#cite=1'].map(citationIndexOf)).toEqual([
    0,
    11,
    undefined,
    undefined,
    undefined,
  ]);
});

it('stripCiteMarks removes the marks only', () => {
  expect(stripCiteMarks('Clocks came [1]. In 1840 [see 2] [9]', 2)).toBe('Clocks came. In 1840 [see 2] [9]');
});
