import { expect, it } from 'vitest';
import { textLines } from './text-lines.ts';

async function read(text: string, size: number, maxBytes?: number): Promise<string[]> {
  async function* pieces() {
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const lines: string[] = [];
  for await (const line of textLines(pieces(), maxBytes)) lines.push(line);
  return lines;
}

it.each([1, 2, 3, 7, 1000])('reads the same lines from chunks of %i bytes', async (size) => {
  expect(await read('one\n\n三 🍞\u2028x\nlast', size)).toEqual(['one', '', '三 🍞\u2028x', 'last']);
  expect(await read('one\n', size)).toEqual(['one']);
  expect(await read('', size)).toEqual([]);
});

it.each([1, 4, 100])('rejects a line beyond the limit, in chunks of %i bytes', async (size) => {
  expect(await read('12345\n12345', size, 5)).toEqual(['12345', '12345']);
  await expect(read('1234\n123456\n', size, 5)).rejects.toMatchObject({ code: 'tooLarge' });
});
