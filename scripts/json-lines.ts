import { Failure } from '../lib/contract/failure.ts';

const newlineByte = 10;
/** Maximum length of a line, because strings of the JavaScript engine end at about half a gigabyte. */
const maxLineBytes = 256 * 1024 * 1024;

/**
 * Yields the lines of a byte stream; undefined for a line that exceeds the maximum length. Only \n ends a line: JSON may
 * hold any other separator.
 */
export async function* readLines(input: AsyncIterable<Uint8Array>, maxBytes = maxLineBytes): AsyncGenerator<string | undefined> {
  const decoder = new TextDecoder();
  let parts: Uint8Array[] = [];
  let length = 0;
  const keep = (bytes: Uint8Array) => {
    length += bytes.length;
    if (length <= maxBytes) parts.push(bytes);
    else parts = [];
  };
  const take = () => {
    const line = length > maxBytes ? undefined : decoder.decode(Buffer.concat(parts));
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(newlineByte); end >= 0; end = chunk.indexOf(newlineByte, start)) {
      keep(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (length > 0) yield take();
}

/**
 * Converts `{"id":…, …input}` to `{"id":…, "output":…}` or `{"id":…, "error":{code,message}}`. Every input gives one
 * line of JSON.
 */
export async function answerLine(line: string | undefined, run: (input: unknown) => unknown): Promise<string> {
  let id: unknown = null;
  try {
    const request = parseRequest(line);
    id = request.id ?? null;
    return JSON.stringify({ id, output: (await run(request)) ?? null });
  } catch (error) {
    const { code, message } = Failure.from(error);
    return JSON.stringify({ id, error: { code, message } });
  }
}

function parseRequest(line: string | undefined): Record<string, unknown> {
  if (line === undefined) throw new Failure('tooLarge', 'The line is too long.');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new Failure('invalid', `The line is not JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Failure('invalid', 'The line is not a JSON object.');
  return value as Record<string, unknown>;
}
