import { expect, it } from 'vitest';
import { toWordLines } from './word-lines.ts';

it.each([
  ['', ''],
  ['rust?', '\n rust \n?\n'],
  ['my e-mail 🎉 tips', '\n my e mail tips \n my email tips \n-🎉\n'],
  ['iphone手机 2台', '\n iphone 手机 2 台 \n\n'],
])('writes the words of %s between spaces', (text, lines) => expect(toWordLines(text)).toBe(lines));
