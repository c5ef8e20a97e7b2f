import { expect, it } from 'vitest';
import { closeBlocks } from './close-blocks.ts';

it.each([
  ['```js\ncode', '```js\ncode\n```'],
  ['```\na\n```js', '```\na\n```js\n```'],
  ['~~~~\n~~~\n```', '~~~~\n~~~\n```\n~~~~'],
  ['a\n<!-- b\n\nc', 'a\n<!-- b\n\nc\n-->'],
  ['```\n<!--', '```\n<!--\n```'],
  ['<!--\n```', '<!--\n```\n-->'],
])('closes %j', (markdown, closed) => expect(closeBlocks(markdown)).toBe(closed));

it.each(['a', '```\ncode\n`````', '``` not ` a fence', '<!-- b -->\nc', '<!--\nb -->', 'inline <!-- b'])(
  'leaves %j as it is',
  (markdown) => expect(closeBlocks(markdown)).toBe(markdown),
);
