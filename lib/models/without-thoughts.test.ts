import { expect, it } from 'vitest';
import { withoutThoughts } from './without-thoughts.ts';

it.each([
  ['\n<think>Hm.\nSo.</think>The bread rests.', 'The bread rests.'],
  ['<think>The bread', ''],
  ['The <think> tag.', 'The <think> tag.'],
])('removes the reasoning before the response: %j', (text, response) => expect(withoutThoughts(text)).toBe(response));
