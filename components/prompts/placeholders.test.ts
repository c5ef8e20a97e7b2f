import { expect, it } from 'vitest';
import { unknownPlaceholders } from './placeholders.ts';

it('unknownPlaceholders lists placeholders without a value, in the order of the prompt', () => {
  expect(unknownPlaceholders('About {{title}}, {{ language }} in {{duration}}')).toEqual([]);
  expect(unknownPlaceholders('{{Title}} by {{author}}, {{}}')).toEqual(['Title', 'author', '']);
  // Braces that are no placeholder, and many unclosed ones.
  expect(unknownPlaceholders('{title} }} {{ {{')).toEqual([]);
  expect(unknownPlaceholders('{{'.repeat(50_000))).toEqual([]);
});
