import { expect, it } from 'vitest';
import { windowsOf } from './search-words.ts';

it('groups the words of 64 lines into a window, each once, with its line numbers', () => {
  const lines = Array.from({ length: 65 }, (_, at) => (at === 64 ? 'last' : 'one one 字母'));
  expect(windowsOf(lines.join('\n'), 7)).toEqual([['7:one', '7:字', '7:母', '7:字母'], ['7:last']]);
  expect(windowsOf(' \n…', 7)).toEqual([]);
});

it('limits the words of a window to what PostgreSQL accepts, however long a line is', () => {
  const line = Array.from({ length: 100_000 }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000))).join('');
  const windows = windowsOf(`${line}\n${line}`, 1_000_000);
  const bytes = windows.map((words) => new TextEncoder().encode(words.join('')).length);
  expect(windows.length).toBe(10);
  expect(Math.max(...bytes)).toBeLessThan(1_048_575);
});
