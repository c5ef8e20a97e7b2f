import { Failure } from '../../contract/failure.ts';

const newline = 10;
/** Far beyond the longest transcript. */
const maxLineBytes = 128 * 1024 * 1024;

/** The lines of a text as its bytes come, without their ends. A line beyond the limit is a Failure `tooLarge`. */
export async function* textLines(
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  maxBytes = maxLineBytes,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const grow = (bytes: number) => {
    size += bytes;
    if (size > maxBytes) throw new Failure('tooLarge', `a line of more than ${maxBytes} bytes`);
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      grow(end - from);
      yield text + decoder.decode(chunk.subarray(from, end));
      text = '';
      size = 0;
      from = end + 1;
    }
    grow(chunk.length - from);
    text += decoder.decode(chunk.subarray(from), { stream: true });
  }
  if (size > 0) yield text + decoder.decode();
}
