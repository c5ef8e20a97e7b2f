import { expect, it } from 'vitest';
import { isClose } from './is-close.ts';

const spokenText = 'so um we we went to green witch in london and we saw the the old clock there';

it.each([
  ['punctuated and freed of fillers', 'So we went to Greenwich in London, and we saw the old clock there.', true],
  ['unchanged', spokenText, true],
  ['shortened', 'We saw a clock.', false],
  ['paraphrased', 'The group visited a museum near the Thames where an antique timepiece was shown to them.', false],
  [
    'with something added',
    `${spokenText}. Then we met aliens from another planet who told us everything about their long journey.`,
    false,
  ],
])('a text %s: %s', (_, text, expected) => expect(isClose(spokenText, text, 'en')).toBe(expected));
