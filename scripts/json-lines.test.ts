import { describe, expect, it } from 'vitest';
import { Failure } from '../lib/contract/failure.ts';
import { answerLine, readLines } from './json-lines.ts';

async function* inPieces(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('readLines', () => {
  it.each([1, 2, 3, 7, 1000])('gives the same lines for pieces of %i bytes', async (size) => {
    const text = 'one\n\n三 …\u2028still 3\r\nlast';
    expect(await all(readLines(inPieces(text, size)))).toEqual(['one', '', '三 …\u2028still 3\r', 'last']);
  });

  it('does not take the end of the last line for another line', async () => {
    expect(await all(readLines(inPieces('one\n', 3)))).toEqual(['one']);
    expect(await all(readLines(inPieces('', 3)))).toEqual([]);
  });

  it('passes over a line that is too long, and reads on', async () => {
    expect(await all(readLines(inPieces('123456\n12345\n', 4), 5))).toEqual([undefined, '12345']);
  });
});

describe('answerLine', () => {
  const double = (input: unknown) => (input as { n: number }).n * 2;
  const answer = async (line: string | undefined, run = double) => JSON.parse(await answerLine(line, run));

  it('answers with the id of the question, whatever it is', async () => {
    expect(await answer('{"id":7,"n":2}')).toEqual({ id: 7, output: 4 });
    expect(await answer('{"id":{"a":1},"n":2}\r')).toEqual({ id: { a: 1 }, output: 4 });
    expect(await answer('{"n":2}')).toEqual({ id: null, output: 4 });
  });

  it.each(['', ' ', '{', 'null', '7', '"x"', '[{"id":1}]', `${'['.repeat(200_000)}`, '{"id":1}{"id":2}'])(
    'answers the bad line %.20s with a failure',
    async (line) => expect(await answer(line)).toEqual({ id: null, error: { code: 'invalid', message: expect.any(String) } }),
  );

  it('answers with the error and the id of the input', async () => {
    const failing = () => {
      throw new Failure('noCaptions', 'there are none');
    };
    expect(await answer('{"id":1}', failing)).toEqual({ id: 1, error: { code: 'noCaptions', message: 'there are none' } });
    expect((await answer(undefined)).error.code).toBe('tooLarge');
    expect((await answer('{"id":1}', () => JSON.parse('{') as number)).error.code).toBe('internal');
  });

  it('answers null where there is no output', async () => {
    expect(await answer('{"id":1}', () => undefined as unknown as number)).toEqual({ id: 1, output: null });
  });
});
