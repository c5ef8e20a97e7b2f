import { expect, it } from 'vitest';
import { withoutThoughts } from './without-thoughts.ts';

it.each([
  ['\n<think>Hm.\nSo.</think>The bread rests.', 'The bread rests.'],
  ['<think>The bread', ''],
  ['<thinking>Hm.</thinking>The bread rests.', 'The bread rests.'],
  ['Okay, they want bread.\n</think>\n\nThe bread rests.', '\n\nThe bread rests.'],
  ['The <think> tag.', 'The <think> tag.'],
])('removes the reasoning before the response: %j', (text, response) => expect(withoutThoughts(text)).toBe(response));
