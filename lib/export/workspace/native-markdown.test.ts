import { expect, it } from 'vitest';
import { nativeMarkdown } from './native-markdown.ts';

it.each([
  ['## A\n\none\ntwo\n\nthree', '## A\none two\nthree'],
  ['- a\n  - b\n\n    c\n- d', '- a\n\t- b\n\t\tc\n- d'],
  ['3. a\n4. b', '3. a\n4. b'],
  ['> a\n>\n> b', '> a\n\tb'],
  ['a  \nb', 'a<br>b'],
  ['**a *b*** `c*`', '**a** ***b*** `c*`'],
  ['5 \\* 3 < 4 {x} \\[y\\] $z', '5 \\* 3 \\< 4 \\{x\\} \\[y\\] \\$z'],
  ['[a (b)](https://example.com/c_(d))', '[a (b)](https://example.com/c_%28d%29)'],
  ['```js\nif (a < b) {\n```', '```js\nif (a < b) {\n```'],
  ['<callout>x</callout>', '\\<callout\\>x\\</callout\\>'],
  ['---', '---'],
  ['', ''],
])('writes %j as %j', (markdown, native) => expect(nativeMarkdown(markdown)).toBe(native));

it.each([
  '\\# no heading',
  '\\- no item',
  '1\\. no item',
  '\\_a_',
  'a &amp;lt; b',
  '```\n` ``` `\n```'.replace(/^```/, '````').replace(/```$/, '````'),
  '`` a`b ``',
  '- \n  > a',
])('rejects %j, which might be read otherwise', (markdown) => expect(nativeMarkdown(markdown)).toBeUndefined());

it('preserves names with an underscore', () => expect(nativeMarkdown('snake_case_name')).toBe('snake_case_name'));
