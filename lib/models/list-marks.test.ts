import { expect, it } from 'vitest';
import { withoutListMarks } from './list-marks.ts';

it.each([
  ['1. The bread rests.', '2. It is baked.'],
  ['9) The bread rests.', '10) It is baked.'],
  ['- The bread rests.', '* It is baked.'],
  ['•The bread rests.', '– It is baked.'],
  ['## The bread rests.', '> It is baked.'],
])('removes the marks of %j and %j', (...items) => expect(withoutListMarks(items)).toEqual(['The bread rests.', 'It is baked.']));

it('recognizes numbers among items without one', () =>
  expect(withoutListMarks(['1. One', '- below it', '2. Two'])).toEqual(['One', 'below it', 'Two']));

it.each([
  ['24. Dezember ist Heiligabend.', 'Am 1. Januar ist Neujahr.'],
  ['1. FC Köln gewann 3:0.', '1. Mai ist Feiertag.'],
  ['3.5 million people joined.', '4.5 million left.'],
  ['1.200 Euro', '2.200 Euro'],
  ['-5 degrees', '-4 degrees'],
  ['> 50 percent agree.', '#1 in the charts'],
])('leaves %j and %j as they are', (...items) => expect(withoutListMarks(items)).toEqual(items));
