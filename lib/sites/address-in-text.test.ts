import { expect, it } from 'vitest';
import { classifyUrl } from './classify-url.ts';

it.each([
  'https://youtu.be/dQw4w9WgXcQ.',
  '(https://youtu.be/dQw4w9WgXcQ)',
  'https://youtu.be/dQw4w9WgXcQ。',
  'https://youtu.be/dQw4w9WgXcQ，看',
  'https://youtu.be/dQw4w9WgXcQ\u200b',
  '【标题】 https://youtu.be/dQw4w9WgXcQ?t=5 from a friend',
])('classifies the address in %j', (text) => expect(classifyUrl(text)).toMatchObject({ site: 'youtube', id: 'dQw4w9WgXcQ' }));

it.each(['', 'no address', 'https://', 'see https://example.com/.'])('finds no known address in %j', (text) =>
  expect(classifyUrl(text)).toBeNull(),
);
