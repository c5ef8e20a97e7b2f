import { expect, it } from 'vitest';
import { toPlainText } from './to-plain-text.ts';

it.each([
  ['# Rye\n\n> **Salt** slows the yeast. [1:02](#t=62)', 'Rye Salt slows the yeast. 1:02'],
  ['- Druck\n- [x] `Zug`', 'Druck Zug'],
  ['The snake_case of ~~old~~ _names_, 2 \\* 3', 'The snake_case of old names, 2 * 3'],
  ['![crust](https://bread.example/a.png) [[see](https://bread.example)', 'crust [see'],
])('is %j as one line of words', (markdown, text) => expect(toPlainText(markdown)).toBe(text));

it('takes a line of brackets alone in linear time', () => {
  const brackets = '['.repeat(200_000);
  expect(toPlainText(brackets)).toBe(brackets);
});
